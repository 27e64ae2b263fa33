import { asc, desc, eq } from 'drizzle-orm'
import type { readScorePredictions as endpoint } from '#contract/score-predictions.ts'
import { factorsOf } from '#engine/scores/score-factors.ts'
import { isOnScale } from '#engine/scores/score-tone.ts'
import { scorePredictions } from '#server/database/tables/score-predictions.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { fileAtHand, printedScores } from '#server/features/reports/reports.ts'
import { predictionAnswer } from '#server/features/score-predictions/prediction-answer.ts'
import type { Operation } from '#server/platform/operations.ts'

/** What there is to predict from, and every prediction against what later reports print; newest first. */
export const readScorePredictions: Operation<typeof endpoint> = async (context, { user }) => {
  const [days, { reports, isPractice }, printed, rows] = await Promise.all([
    daysOf(context, user),
    fileAtHand(context, user),
    printedScores(context, user),
    context.db
      .select()
      .from(scorePredictions)
      .where(eq(scorePredictions.userId, user.id))
      .orderBy(desc(scorePredictions.madeAt), asc(scorePredictions.id)),
  ])
  return {
    reports: reports.map(({ id, content }) => ({
      reportId: id,
      bureau: content.bureau,
      reportDate: content.reportDate,
      score: isOnScale(content.score) ? content.score : null,
      scoreModel: content.scoreModel,
      isPractice,
      factors: [...factorsOf(content)],
    })),
    predictions: rows.map((row) => predictionAnswer(row, { printed, days })),
  }
}
