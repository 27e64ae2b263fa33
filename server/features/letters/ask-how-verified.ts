import type { Context } from '#server/context.ts'
import { ownedDispute } from '#server/features/disputes/disputes.ts'
import { verificationDue } from '#server/features/letters/due-follow-ups.ts'
import type { LetterWish } from '#server/features/letters/letter-source.ts'
import type { LetterOrder } from '#server/features/letters/write-letter.ts'
import { ownedItem } from '#server/features/negative-items/negative-items.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The request for a description of the procedure as the follow-up that it is; refused, with why, where none is due. */
export async function askHowVerified(context: Context, user: SignedIn, wish: LetterWish): Promise<LetterOrder> {
  const disputeId = wish.negativeItemId
    ? (await ownedItem(context, user, wish.negativeItemId)).disputeId
    : (wish.disputeId ?? null)
  const dispute = disputeId === null ? null : await ownedDispute(context, user, disputeId)
  const steps = await verificationDue(context, user, dispute)
  const asked = steps.filter((step) => step.kind !== 'none' && (wish.recipient ?? step.bureau) === step.bureau)
  const due = asked.find((step) => step.kind === 'due')
  if (due === undefined || dispute === null) throw new Refusal('conflict', (asked[0] ?? steps[0])?.why)
  return {
    ...wish,
    negativeItemId: null,
    disputeId: dispute.id,
    recipient: due.bureau,
    followUp: { kind: due.letter, earlier: due.earlier },
  }
}
