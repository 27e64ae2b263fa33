import { reply as replyShape } from '#contract/answers.ts'
import { confirmReply, uploadReply } from '#server/features/answers/answers.ts'
import { ownedDispute } from '#server/features/disputes/disputes.ts'
import { ownedLetter } from '#server/features/letters/letters.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import { NOBODY } from '#server/features/rehearsal/nobody.ts'
import type { ActRow } from '#server/features/rehearsal/rehearsal-rows.ts'
import type { World } from '#server/features/understudies/understudies.ts'
import { Repeat, Written } from '#server/platform/operations.ts'

/**
 * The practice bureau’s letter comes into the answers inbox as a file, and is read, classified and matched there like any other.
 * Where Errata plays the member’s part, what was read is confirmed.
 */
export async function deliverReply(
  { context, user }: World,
  { act, isConfirmed }: { readonly act: ActRow; readonly isConfirmed: boolean },
): Promise<void> {
  const bytes = await replyTo({ context, user }, act)
  if (bytes === null) return
  const files = [{ field: 'answer', name: 'answer.pdf', bytes }]
  const body = { receivedOn: act.onDay }
  const kept = await uploadReply(context, { ...NOBODY, user, params: undefined, query: undefined, body, files })
  const answer = kept instanceof Repeat ? kept.answer : kept
  if (!isConfirmed || answer instanceof Written) return
  const reply = replyShape.parse(answer)
  for (const { id, suggested, candidates, answer: before } of reply.results) {
    // Where two disputes are about one entry, the member knows which letter was answered.
    const disputeId = candidates.some((one) => one.disputeId === act.disputeId) ? act.disputeId : suggested
    if (disputeId === null || before !== null) continue
    const said = { resultId: id, disputeId }
    await confirmReply(context, { ...NOBODY, user, params: { id: reply.id }, query: undefined, body: said })
  }
}

/** The letter of the bureau, as PDF; null where it has nothing to say. */
async function replyTo({ context, user }: Pick<World, 'context' | 'user'>, act: ActRow): Promise<Uint8Array | null> {
  const letter = await ownedLetter(context, user, act.letterId)
  const { reply: kind, decidedOn } = act
  if (kind === null || letter.target === 'creditor') return null
  const { negativeItemId } = await ownedDispute(context, user, act.disputeId)
  const item = negativeItemId === null ? null : await itemIfKept(context, user, negativeItemId)
  return context.practiceBureaus.replyTo({
    bureau: letter.target,
    kind,
    day: decidedOn ?? act.onDay,
    to: letter.senderLines,
    entry: { creditorName: letter.creditor, accountNumber: item?.accountNumber ?? null },
    receivedOn: letter.deliveredOn ?? act.onDay,
  })
}
