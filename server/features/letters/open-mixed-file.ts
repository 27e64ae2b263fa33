import type { Context } from '#server/context.ts'
import { fromMixedFile, openDispute } from '#server/features/disputes/disputes.ts'
import { type LetterWish, recipientOf, senderOf } from '#server/features/letters/letter-source.ts'
import { mixedFileSource } from '#server/features/letters/report-source.ts'
import { composeOrRefuse, requestFor } from '#server/features/letters/request-for.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** A letter about a mixed file: its dispute is opened once the letter lacks nothing. The same report again is the same dispute. */
export async function openMixedFile(context: Context, user: SignedIn, wish: LetterWish): Promise<LetterWish> {
  const source = await mixedFileSource(context, user, wish.reportId ?? '')
  const [sender, day] = await Promise.all([senderOf(context, user, { wish, report: source.report }), dayOf(context, user)])
  const known = { day, sender, recipient: recipientOf(source, wish), recorded: undefined, earlier: undefined }
  composeOrRefuse(requestFor(context, source, { ...known, kind: wish.letterType, told: wish.told }))
  const { dispute } = await openDispute(context, user, fromMixedFile(context, user, source.target))
  return { ...wish, disputeId: dispute.id }
}
