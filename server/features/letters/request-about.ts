import type { LetterRequest } from '#engine/letters/letter-request.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { DisputeRow } from '#server/features/disputes/disputes.ts'
import { confirmedAbout } from '#server/features/letters/confirmed-words.ts'
import { gatherSource, type LetterWish, recipientOf, senderOf } from '#server/features/letters/letter-source.ts'
import { refuseStatements, requestFor } from '#server/features/letters/request-for.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What a letter to the bureau about the disputed entry would be made of: the facts for a paper that is none. */
export async function requestAbout(
  context: Context,
  user: SignedIn,
  about: Pick<LetterWish, 'userInfo' | 'statement'> & { readonly dispute: DisputeRow; readonly bureau: Bureau },
): Promise<LetterRequest> {
  const { dispute, bureau, userInfo, statement } = about
  const wish = { disputeId: dispute.id, letterType: 'dispute' as const, recipient: bureau, userInfo, statement }
  const source = await gatherSource(context, user, wish)
  const sender = await senderOf(context, user, { wish, report: source.report })
  const request = requestFor(context, source, {
    kind: 'dispute',
    day: await dayOf(context, user),
    sender,
    recipient: recipientOf(source, wish),
    told: null,
    recorded: undefined,
    earlier: undefined,
    confirmed: await confirmedAbout(context, user, source),
  })
  refuseStatements(request)
  return request
}
