import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { keepScorePrediction as endpoint } from '#contract/score-predictions.ts'
import { gainsOnReport } from '#engine/analysis/gains-on-report.ts'
import { assumedWords } from '#engine/scores/assumed-words.ts'
import type { ScoreAction } from '#engine/scores/score-action.ts'
import { isOnScale } from '#engine/scores/score-tone.ts'
import { simulateScore } from '#engine/scores/simulate-score.ts'
import type { Context } from '#server/context.ts'
import { scorePredictions } from '#server/database/tables/score-predictions.ts'
import { fileForAdvice } from '#server/features/analysis/analysis.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { usableReport, printedScores } from '#server/features/reports/reports.ts'
import { predictionAnswer } from '#server/features/score-predictions/prediction-answer.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Keeps what the simulator says about a report's printed score, for the given actions or for the plan's. The same again answers what is kept. */
export const keepScorePrediction: Operation<typeof endpoint> = async (context, { user, body }) => {
  const report = await usableReport(context, user, body.reportId)
  const { score, scoreModel } = report.content
  if (!isOnScale(score)) throw new Refusal('conflict', 'This report shows no score from 300 to 850, so we can’t predict from it.')
  if (scoreModel === null)
    throw new Refusal('conflict', 'This report doesn’t say which score it shows, so we couldn’t compare a later one.')
  const actions = body.actions ?? (await plannedOn(context, user, report.id))
  const { range } = simulateScore(score, actions)
  const predicted = { ...range, assumed: assumedWords(actions), reportId: report.id, score }
  const isPractice = report.source === 'practice'
  const { row, isRepeat } = await transact(context, user, async (tx) => {
    await oneAtATime(tx, `score predictions ${user.id}`)
    const [same] = await tx
      .select()
      .from(scorePredictions)
      .where(
        and(
          eq(scorePredictions.userId, user.id),
          eq(scorePredictions.reportId, predicted.reportId),
          eq(scorePredictions.score, score),
          eq(scorePredictions.assumed, predicted.assumed),
          eq(scorePredictions.low, range.low),
          eq(scorePredictions.high, range.high),
        ),
      )
    if (same) return { answer: { row: same, isRepeat: true }, audit: [] }
    const { bureau } = report
    const values = { ...predicted, userId: user.id, id: randomUUID(), bureau, scoreModel, isPractice, madeAt: context.now() }
    const [kept] = await tx.insert(scorePredictions).values(values).returning()
    if (!kept) throw new Error('a prediction that was inserted is not there')
    const detail = { bureau, practice: isPractice }
    return {
      answer: { row: kept, isRepeat: false },
      audit: [{ action: 'score_prediction.kept', subjectKind: 'score_prediction', subjectId: kept.id, detail }],
    }
  })
  const answer = predictionAnswer(row, { printed: await printedScores(context, user), days: await daysOf(context, user) })
  return isRepeat ? new Repeat(answer) : answer
}

/** What the plan of the file at hand would change on the report. */
async function plannedOn(context: Context, user: SignedIn, reportId: string): Promise<readonly ScoreAction[]> {
  const { file } = await fileForAdvice(context, user)
  const actions = gainsOnReport(file, reportId)
  if (actions.length === 0)
    throw new Refusal('conflict', 'Your plan has nothing on this report that the simulator could make a prediction from.')
  return actions
}
