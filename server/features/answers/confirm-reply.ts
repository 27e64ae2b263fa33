import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { confirmation, confirmReply as endpoint, correctReply as correction } from '#contract/answers.ts'
import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import type { ReplyResult } from '#engine/answers/reply.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { answers } from '#server/database/tables/answers.ts'
import { type AnswerRow, openAnswer } from '#server/features/answers/answer-rows.ts'
import { refuseAddressedTo, replyAnswer, replyWorld, resultsOf, tellReply } from '#server/features/answers/reply-answer.ts'
import { recordAnswer } from '#server/features/answers/record-answer.ts'
import { refuseBeforeReceipt } from '#server/features/answers/refuse-before-receipt.ts'
import { refuseFuture } from '#server/features/answers/refuse-future.ts'
import { changeReply, ownedReply, type ReplyRow, takeReply } from '#server/features/answers/reply-rows.ts'
import { replyPages } from '#server/features/answers/reply-pages.ts'
import { type DisputeRow, ownedDispute, sha256 } from '#server/features/disputes/disputes.ts'
import { ownedLetter } from '#server/features/letters/letters.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { type Change, transact } from '#server/platform/transact.ts'

type Said = z.output<typeof confirmation>

/** Records what the member says a reply says. Nothing that was read counts before. */
export const confirmReply: Operation<typeof endpoint> = (context, { user, params, body }) =>
  confirmed(context, user, { id: params.id, said: body })

export const correctReply: Operation<typeof correction> = (context, { user, params, body }) =>
  confirmed(context, user, { id: params.id, said: body })

async function confirmed(context: Context, user: SignedIn, { id, said }: { readonly id: string; readonly said: Said }) {
  const found = await ownedReply(context, user, id)
  if (found.status !== 'read')
    throw new Refusal(
      'conflict',
      found.status === 'failed'
        ? 'We couldn’t read this answer. Record what it says on its dispute.'
        : 'We’re still reading this answer.',
    )
  const pages = await replyPages(context, user, id)
  const fileSha256 = pages === null ? null : sha256(pages)
  const row = await transact(context, user, (tx) => confirm(context, tx, { user, found, said, fileSha256 }))
  return replyAnswer(context, user, row)
}

interface Confirming {
  readonly user: SignedIn
  readonly found: Owned<ReplyRow>
  readonly said: Said
  /** Of the pages of the reply: the timeline holds fast which they were. */
  readonly fileSha256: string | null
}

async function confirm(
  context: Context,
  tx: Transaction,
  { user, found, said, fileSha256 }: Confirming,
): Promise<Change<Owned<ReplyRow>>> {
  const row = await takeReply(within(context, tx), found)
  const result = resultOf(row, said.resultId)
  const before = await standing(within(context, tx), row, said.resultId)
  if (said.disputeId === null) return aboutNone(within(context, tx), row, { result, before })
  const dispute = await ownedDispute(within(context, tx), user, said.disputeId)
  const recorded = await recordedFrom(context, tx, { user, row, result, said, dispute })
  if (before !== null) {
    const isSame = before.disputeId === dispute.id && before.kind === recorded.kind && before.target === recorded.target
    if (isSame) return { answer: row, audit: [] }
    throw new Refusal('conflict', 'You already confirmed something else. Undo that first.')
  }
  const { audit } = await recordAnswer(context, tx, { ...recorded, fileSha256 })
  const changed = row.aboutNone.includes(result.id)
    ? await changeReply(within(context, tx), row, { aboutNone: row.aboutNone.filter((id) => id !== result.id) })
    : row
  return { answer: changed, audit }
}

function resultOf(row: ReplyRow, id: string): ReplyResult {
  const result = resultsOf(row).find((one) => one.id === id)
  if (result) return result
  if (id.startsWith('own-')) return { id, kind: null, creditorName: null, accountNumber: null }
  throw new Refusal('invalid', 'This answer has no such result.', {
    issues: [{ path: 'resultId', message: 'This answer has no such result.' }],
  })
}

async function standing(inside: Context, row: ReplyRow, resultId: string): Promise<AnswerRow | null> {
  const [found] = await inside.db
    .select()
    .from(answers)
    .where(
      and(
        eq(answers.userId, row.userId),
        eq(answers.replyId, row.id),
        eq(answers.replyResult, resultId),
        isNull(answers.takenBackAt),
      ),
    )
  return openAnswer(inside, { id: row.userId }, found)
}

async function aboutNone(
  inside: Context,
  row: Owned<ReplyRow>,
  { result, before }: { readonly result: ReplyResult; readonly before: AnswerRow | null },
): Promise<Change<Owned<ReplyRow>>> {
  if (before !== null) throw new Refusal('conflict', 'You confirmed this for a dispute. Undo that first.')
  if (row.aboutNone.includes(result.id)) return { answer: row, audit: [] }
  const changed = await changeReply(inside, row, { aboutNone: [...row.aboutNone, result.id] })
  const detail = { result: result.id }
  return { answer: changed, audit: [{ action: 'answer.about_none', subjectKind: 'reply', subjectId: row.id, detail }] }
}

interface Recording extends Omit<Confirming, 'found' | 'fileSha256'> {
  readonly row: Owned<ReplyRow>
  readonly result: ReplyResult
  readonly dispute: Owned<DisputeRow>
}

async function recordedFrom(context: Context, tx: Transaction, { user, row, result, said, dispute }: Recording) {
  if (row.isPractice && !dispute.isPractice)
    throw new Refusal('conflict', 'This answer is practice. You can’t record it for a real dispute.')
  const inside = within(context, tx)
  const kind = said.kind ?? result.kind?.value
  if (kind === undefined) throw invalidField('kind', 'Tell us what the answer says about the account.')
  const told = tellReply(row, await replyWorld(inside, user))
  refuseAddressedTo(told.addressedTo)
  const candidate = told.results.find(({ id }) => id === result.id)?.candidates.find(({ disputeId }) => disputeId === dispute.id)
  const target = said.target ?? senderOf(row) ?? candidate?.target ?? onlyTarget(dispute)
  if (target === null) throw invalidField('target', 'Say who answered.')
  const days = await daysOf(inside, user)
  const receivedOn = said.receivedOn ?? row.receivedOn ?? days.today
  refuseFuture(days, 'receivedOn', receivedOn)
  await refuseBeforeReceipt(inside, user, { disputeId: dispute.id, target, receivedOn })
  const datedOn = said.datedOn === undefined ? (row.reading?.datedOn?.value ?? null) : said.datedOn
  if (said.datedOn) refuseFuture(days, 'datedOn', said.datedOn)
  const letterId =
    said.letterId === undefined ? (candidate?.target === target ? (candidate.letterId ?? null) : null) : said.letterId
  if (letterId !== null) await ownedLetter(inside, user, letterId)
  return {
    user,
    dispute,
    target,
    kind,
    knownBy: row.isPractice ? ('practice' as const) : ('letter' as const),
    receivedOn,
    datedOn,
    // A result asks for nothing more.
    respondBy: ANSWER_MEANINGS[kind].ends === null ? (row.reading?.respondBy?.value ?? null) : null,
    letterId,
    reply: { id: row.id, result: result.id },
    // Corrected by the member, the words do not say it.
    quote: kind === result.kind?.value ? result.kind.evidence.quote : null,
  }
}

function senderOf(row: ReplyRow): DisputeTarget | null {
  const sender = row.reading?.sender?.value ?? null
  if (sender === null) return null
  return sender.kind === 'bureau' ? sender.bureau : 'creditor'
}

const onlyTarget = ({ disputeTargets }: DisputeRow): DisputeTarget | null =>
  disputeTargets.length === 1 ? (disputeTargets[0] ?? null) : null
