import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { answer as answerShape } from '#contract/answers.ts'
import { clocksOfAnswer } from '#engine/answers/answer-clocks.ts'
import { DEMAND_MEANINGS, demandOf } from '#engine/answers/demands.ts'
import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import type { Context } from '#server/context.ts'
import { answers } from '#server/database/tables/answers.ts'
import { type Owned, ownedIfAny, ownedRows, type SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { openValue } from '#server/platform/sealed-text.ts'

/** A recorded answer as it is stored. */
export type AnswerRow = Omit<StoredRow, 'sealedQuote'>

type StoredRow = typeof answers.$inferSelect

export const quotePlace = (userId: string, id: string): string => `${userId}/answer-quote/${id}`

const openAnswers = (context: Context, rows: readonly StoredRow[]): Promise<AnswerRow[]> =>
  Promise.all(
    rows.map(async ({ sealedQuote, ...row }) => ({
      ...row,
      quote: await openValue<string>(context, quotePlace(row.userId, row.id), sealedQuote),
    })),
  )

/** One of a user's rows; null where there is none. */
export async function openAnswer(
  context: Context,
  user: Pick<SignedIn, 'id'>,
  row?: StoredRow,
): Promise<Owned<AnswerRow> | null> {
  const [opened] = row === undefined ? [] : await openAnswers(context, [row])
  return ownedIfAny(user, opened)
}

/** The answers to several disputes, oldest first, without those that were undone. */
export async function answersOfDisputes(
  context: Context,
  user: SignedIn,
  disputeIds: readonly string[],
): Promise<Owned<AnswerRow>[]> {
  if (disputeIds.length === 0) return []
  const rows = await context.db
    .select()
    .from(answers)
    .where(and(eq(answers.userId, user.id), inArray(answers.disputeId, [...disputeIds]), isNull(answers.takenBackAt)))
    .orderBy(asc(answers.sequence))
  return ownedRows(user, await openAnswers(context, rows))
}

/** The same of one dispute. */
export const answersOfDispute = (context: Context, user: SignedIn, disputeId: string): Promise<Owned<AnswerRow>[]> =>
  answersOfDisputes(context, user, [disputeId])

/** All answers of a user, oldest first, without those that were undone. */
export async function allAnswers(context: Context, user: SignedIn): Promise<Owned<AnswerRow>[]> {
  const rows = await context.db
    .select()
    .from(answers)
    .where(and(eq(answers.userId, user.id), isNull(answers.takenBackAt)))
    .orderBy(asc(answers.sequence))
  return ownedRows(user, await openAnswers(context, rows))
}

export async function ownedAnswer(context: Context, user: SignedIn, id: string): Promise<Owned<AnswerRow>> {
  if (!isUuid(id)) throw new Refusal('not_found')
  const [row] = await context.db
    .select()
    .from(answers)
    .where(and(eq(answers.userId, user.id), eq(answers.id, id)))
  const answer = await openAnswer(context, user, row)
  if (answer === null) throw new Refusal('not_found')
  return answer
}

/** The answer as it is now, held until the transaction ends. */
export async function takeAnswerRow(inside: Context, row: Owned<AnswerRow>): Promise<Owned<AnswerRow>> {
  const [current] = await inside.db
    .select()
    .from(answers)
    .where(and(eq(answers.userId, row.userId), eq(answers.id, row.id)))
    .for('update')
  const answer = await openAnswer(inside, { id: row.userId }, current)
  if (answer === null) throw new Refusal('not_found')
  return answer
}

/** An answer as the wire has it. */
export function answerAnswer(row: AnswerRow): z.input<typeof answerShape> {
  const demand = demandOf(row)
  const { label, next, mayFollow } = demand === null ? ANSWER_MEANINGS[row.kind] : DEMAND_MEANINGS[demand]
  return {
    id: row.id,
    disputeId: row.disputeId,
    target: row.target,
    kind: row.kind,
    label,
    demand,
    next,
    mayFollow: [...mayFollow],
    knownBy: row.knownBy,
    receivedOn: row.receivedOn,
    datedOn: row.datedOn,
    letterId: row.letterId,
    replyId: row.replyId,
    quote: row.quote,
    recordedAt: row.recordedAt,
    clocks: clocksOfAnswer(row).map(({ citation, ...clock }) => ({ ...clock, citation: AUTHORITIES[citation].cite })),
    isPractice: row.isPractice,
  }
}
