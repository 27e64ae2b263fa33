import { RECIPIENTS_OF } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import { fromFinding, openDispute, toDispute } from '#server/features/disputes/disputes.ts'
import { confirmedAbout } from '#server/features/letters/confirmed-words.ts'
import { type LetterWish, recipientOf, refuseUnfit, senderOf } from '#server/features/letters/letter-source.ts'
import { findingSource } from '#server/features/letters/report-source.ts'
import { recordedOf } from '#server/features/letters/recorded-of.ts'
import { composeOrRefuse, requestFor } from '#server/features/letters/request-for.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/**
 * A letter about a finding. Where its entry is a negative item, the letter is about that; for any other the dispute is opened, once
 * the letter lacks nothing. The same finding again is the same dispute.
 */
export async function openFinding(
  context: Context,
  user: SignedIn,
  wish: LetterWish & { readonly findingId: string },
): Promise<LetterWish> {
  const { finding, item, target: harmful } = await toDispute(context, user, wish.findingId)
  if (item !== null) return { ...wish, negativeItemId: item.id, findingId: finding.id }
  const [usual] = RECIPIENTS_OF[wish.letterType]
  const target = wish.recipient ?? (usual === 'creditor' ? usual : harmful)
  refuseUnfit(wish.letterType, target)
  const source = await findingSource(context, user, { finding, target })
  const said = { ...source, statements: wish.statement ? [wish.statement] : [] }
  const [sender, { recorded }, confirmed, day] = await Promise.all([
    senderOf(context, user, { wish, report: source.report }),
    recordedOf(context, user, said),
    confirmedAbout(context, user, said),
    dayOf(context, user),
  ])
  const known = { day, sender, recipient: recipientOf(said, wish), recorded, confirmed, earlier: undefined }
  composeOrRefuse(requestFor(context, said, { ...known, kind: wish.letterType, told: wish.told }))
  const { dispute } = await openDispute(context, user, fromFinding(context, user, { finding, target }))
  return { ...wish, disputeId: dispute.id, findingId: finding.id, recipient: target }
}
