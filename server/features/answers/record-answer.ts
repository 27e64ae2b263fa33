import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { standingAfter, type TargetAnswer } from '#engine/answers/standing-after.ts'
import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import { announceRecorded, answerEvent } from '#engine/answers/tell-answer.ts'
import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import { knownDigits } from '#engine/values/account-number.ts'
import type { Day } from '#engine/values/day.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { KnownBy } from '#engine/words/known-by.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { answers } from '#server/database/tables/answers.ts'
import { type AnswerRow, openAnswer, quotePlace } from '#server/features/answers/answer-rows.ts'
import { type DisputeRow, takeAnswer, takeDispute } from '#server/features/disputes/disputes.ts'
import { sentLettersOf } from '#server/features/letters/letters.ts'
import { allItems, itemIfKept, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { submissionsOf } from '#server/features/submissions/submissions.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { sealValue } from '#server/platform/sealed-text.ts'
import type { AuditRow } from '#server/platform/transact.ts'

/** An answer to be recorded: confirmed by the member, told by a practice bureau, or a silence that the calendar shows. */
export interface NewAnswer {
  readonly user: SignedIn
  readonly dispute: Owned<DisputeRow>
  readonly target: DisputeTarget
  readonly kind: AnswerKind
  readonly knownBy: KnownBy
  readonly receivedOn: Day
  readonly datedOn?: Day | null
  /** The last day that the reply itself gives for sending what it wants. */
  readonly respondBy?: Day | null
  /** The letter of the member that it answers, where that is known. */
  readonly letterId?: string | null
  /** The reply it is in, and which of its results it is. */
  readonly reply?: { readonly id: string; readonly result: string } | null
  readonly quote?: string | null
  /** SHA-256 of the pages of the reply, where there are any. */
  readonly fileSha256?: string | null
}

export interface RecordedAnswer {
  readonly answer: Owned<AnswerRow>
  readonly dispute: Owned<DisputeRow>
  /** For the caller's transaction. */
  readonly audit: readonly AuditRow[]
}

/**
 * Records an answer in the transaction of the caller: the dispute stands where the answers of all whom it was sent to put it,
 * the timeline tells of it, and the member hears of it once.
 */
export async function recordAnswer(context: Context, tx: Transaction, wanted: NewAnswer): Promise<RecordedAnswer> {
  const { user, target, kind, knownBy, receivedOn } = wanted
  const before = await takeDispute(tx, wanted.dispute)
  const at = context.now()
  const id = randomUUID()
  const standing = standingAfter({
    status: before.status,
    outcome: before.outcome,
    asked: await askedOf(context, tx, { user, dispute: before }),
    answers: [...(await earlierAnswers(tx, before)), { target, kind }],
  })
  const told = { kind, target, creditor: before.creditor, receivedOn, datedOn: wanted.datedOn ?? null, knownBy }
  const { isReply } = ANSWER_MEANINGS[kind]
  const dispute = await takeAnswer(context, tx, {
    dispute: before,
    standing: { ...standing, answeredOn: isReply ? receivedOn : before.answeredOn },
    event: { at, kind: 'answered', text: answerEvent(told), facts: factsOf(wanted, { id, before, standing }) },
  })
  const entry = await entryOf(within(context, tx), { user, dispute: before, target })
  const answer = await insertAnswer(within(context, tx), { wanted, before, at, id, entry })
  const news = announceRecorded({ ...told, status: dispute.status, isPractice: dispute.isPractice })
  if (news) await notify(tx, user, { ...news, occasion: `answer:${answer.id}`, dispute, at })
  const detail = { kind, target, knownBy, from: before.status, to: dispute.status, practice: dispute.isPractice }
  return {
    answer,
    dispute,
    audit: [{ action: 'answer.recorded', subjectKind: 'dispute', subjectId: dispute.id, detail }],
  }
}

interface Stood {
  readonly id: string
  readonly before: Owned<DisputeRow>
  readonly standing: Pick<DisputeRow, 'status' | 'outcome'>
}

const factsOf = ({ kind, target, receivedOn, letterId, fileSha256 }: NewAnswer, { id, before, standing }: Stood) => ({
  by: 'member' as const,
  answer: kind,
  answerId: id,
  target,
  on: receivedOn,
  ...(letterId && { letterId }),
  ...(fileSha256 && { fileSha256 }),
  from: before.status,
  to: standing.status,
  outcome: standing.outcome,
})

type Disputed = Pick<NewAnswer, 'user' | 'dispute' | 'target'>

/** The entry that a dispute is about; of one from before Errata, the only account of its company, so that a promise can be checked. */
async function entryOf(inside: Context, { user, dispute, target }: Disputed): Promise<ItemRow | null> {
  if (dispute.negativeItemId !== null) return itemIfKept(inside, user, dispute.negativeItemId)
  if (dispute.earlier === null) return null
  const key = furnisherKey(dispute.creditor)
  const own = (await allItems(inside, user)).filter(
    ({ creditorName, bureau }) => furnisherKey(creditorName) === key && (target === 'creditor' || bureau === target),
  )
  const digits = new Set(own.map(({ accountNumber }) => knownDigits(accountNumber)))
  return digits.size === 1 && !digits.has('') ? (own.at(-1) ?? null) : null
}

interface Inserting {
  readonly wanted: NewAnswer
  readonly before: Owned<DisputeRow>
  readonly at: string
  readonly id: string
  readonly entry: ItemRow | null
}

async function insertAnswer(inside: Context, { wanted, before, at, id, entry }: Inserting): Promise<Owned<AnswerRow>> {
  const { target, kind, knownBy, receivedOn, datedOn = null, letterId = null, reply = null, quote = null } = wanted
  const [row] = await inside.db
    .insert(answers)
    .values({
      userId: before.userId,
      id,
      disputeId: before.id,
      target,
      kind,
      knownBy,
      receivedOn,
      datedOn,
      respondBy: wanted.respondBy ?? null,
      letterId,
      replyId: reply?.id ?? null,
      replyResult: reply?.result ?? null,
      sealedQuote: quote === null ? null : await sealValue(inside, quotePlace(before.userId, id), quote),
      entryReportId: entry?.reportId ?? null,
      entrySubjectId: entry?.subjectId ?? null,
      recordedAt: at,
      statusBefore: before.status,
      outcomeBefore: before.outcome,
      resolvedAtBefore: before.resolvedAt,
      answeredOnBefore: before.answeredOn,
      isPractice: before.isPractice,
    })
    .returning()
  const answer = await openAnswer(inside, { id: before.userId }, row)
  if (answer === null) throw new Error('an inserted row comes back')
  return answer
}

/** Everyone to whom the dispute was sent; if that is unknown, the one who answers. */
async function askedOf(
  context: Context,
  tx: Transaction,
  { user, dispute }: { user: SignedIn; dispute: Owned<DisputeRow> },
): Promise<readonly DisputeTarget[]> {
  const inside = within(context, tx)
  const letters = await sentLettersOf(inside, user, [dispute.id])
  const filed = await submissionsOf(inside, user, dispute.id)
  return [...letters, ...filed].map(({ target }) => target)
}

async function earlierAnswers(tx: Transaction, dispute: Owned<DisputeRow>): Promise<TargetAnswer[]> {
  return tx
    .select({ target: answers.target, kind: answers.kind })
    .from(answers)
    .where(and(eq(answers.userId, dispute.userId), eq(answers.disputeId, dispute.id), isNull(answers.takenBackAt)))
    .orderBy(asc(answers.sequence))
}
