import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { score as shape } from '#contract/scores.ts'
import { newestScored } from '#engine/scores/newest-score.ts'
import type { Day } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { ScoreOrigin } from '#engine/words/score-source.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { scores } from '#server/database/tables/scores.ts'
import { type FileAtHand, printedScores } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'

/** Front door of the scores. */

type ScoreRow = typeof scores.$inferSelect
export type ScoreAnswer = z.input<typeof shape>

export interface NewScore {
  readonly score: number
  readonly bureau: Bureau
  readonly model: string | null
  readonly day: Day
  /** Who says it: the member, or a letter that they added. */
  readonly source: 'member' | 'paper'
  readonly origin: ScoreOrigin | null
}

/** Keeps a score; one of the same bureau, model and day is corrected, but a letter corrects no word of the member. `isNew`: it was not there. */
export async function keepScore(
  context: Context,
  tx: Transaction,
  { user, ...given }: NewScore & { readonly user: SignedIn },
): Promise<{ readonly row: ScoreRow; readonly isNew: boolean }> {
  await oneAtATime(tx, `scores ${user.id}`)
  const { bureau, day, score, source, origin } = given
  const model = given.model ?? ''
  const isSame = and(eq(scores.userId, user.id), eq(scores.bureau, bureau), eq(scores.model, model), eq(scores.day, day))
  const [said] =
    source === 'paper'
      ? await tx
          .select()
          .from(scores)
          .where(and(isSame, eq(scores.source, 'member')))
      : []
  if (said !== undefined) return { row: said, isNew: false }
  const [corrected] = await tx.update(scores).set({ score, source, origin, keptAt: context.now() }).where(isSame).returning()
  if (corrected !== undefined) return { row: corrected, isNew: false }
  const values = { userId: user.id, id: randomUUID(), score, bureau, model, day, source, origin, keptAt: context.now() }
  const [row] = await tx.insert(scores).values(values).returning()
  if (row === undefined) throw new Error('a score that was inserted is not there')
  return { row, isNew: true }
}

/** Takes out the score that a letter was read to say, where the member says that it does not. */
export async function forgetPaperScore(
  tx: Transaction,
  user: SignedIn,
  { bureau, day }: Pick<NewScore, 'bureau' | 'day'>,
): Promise<void> {
  await tx
    .delete(scores)
    .where(
      and(
        eq(scores.userId, user.id),
        eq(scores.bureau, bureau),
        eq(scores.day, day),
        eq(scores.model, ''),
        eq(scores.source, 'paper'),
        eq(scores.origin, 'lender'),
      ),
    )
}

export const scoreAnswer = ({ id, score, bureau, model, day, source, origin }: ScoreRow): ScoreAnswer => ({
  id,
  score,
  bureau,
  model: model === '' ? null : model,
  day,
  source,
  from: origin,
  reportId: null,
})

/** What was added next to the reports, newest first. */
const addedScores = async (context: Context, user: SignedIn): Promise<ScoreAnswer[]> =>
  (
    await context.db
      .select()
      .from(scores)
      .where(eq(scores.userId, user.id))
      .orderBy(desc(scores.day), desc(scores.keptAt), desc(scores.id))
  ).map(scoreAnswer)

/** Every score that is theirs, newest first: added ones and those that their own reports print. */
export async function allScores(context: Context, user: SignedIn): Promise<ScoreAnswer[]> {
  const [added, printed] = await Promise.all([addedScores(context, user), printedScores(context, user)])
  const read = printed.flatMap(({ reportId, bureau, isPractice, reportDate, score, scoreModel }): ScoreAnswer[] =>
    score === null || isPractice
      ? []
      : [{ id: reportId, score, bureau, model: scoreModel, day: reportDate, source: 'report', from: null, reportId }],
  )
  return [...added, ...read].toSorted(({ day: a }, { day: b }) => ((a ?? '') < (b ?? '') ? 1 : (a ?? '') > (b ?? '') ? -1 : 0))
}

export interface CurrentScore {
  readonly score: number | null
  readonly origin: Pick<ScoreAnswer, 'bureau' | 'model' | 'day' | 'source'> | null
}

/** The score that every screen shows, with where it is from: a member's own goes before one of a practice report. */
export async function currentScore(context: Context, user: SignedIn, atHand: FileAtHand): Promise<CurrentScore> {
  const added = await addedScores(context, user)
  const read = atHand.reports.map(({ content: { bureau, score, scoreModel, reportDate } }) => ({
    score,
    reportDate,
    origin: atHand.isPractice ? null : { bureau, model: scoreModel, day: reportDate, source: 'report' as const },
  }))
  const own = added.map(({ score, bureau, model, day, source }) => ({
    score,
    reportDate: day,
    origin: { bureau, model, day, source },
  }))
  const newest = newestScored(atHand.isPractice ? own : [...own, ...read]) ?? newestScored(read)
  return { score: newest?.score ?? null, origin: newest?.origin ?? null }
}
