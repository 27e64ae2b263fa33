import type { generateDisputeLetters as endpoint } from '#contract/ai-disputes.ts'
import { wholeSender } from '#server/features/ai-letters/sender-of.ts'
import { writeLetter } from '#server/features/letters/letters.ts'
import { ownedItem } from '#server/features/negative-items/negative-items.ts'
import type { Operation } from '#server/platform/operations.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'

/** One letter for each chosen item, to the bureau that lists it. None is written unless all items are the user's own. */
export const generateDisputeLetters: Operation<typeof endpoint> = async (context, { user, body }) => {
  refuseOtherUser(user, body.userId)
  const ids = [...new Set(body.selectedItems.map(String))]
  const items = await Promise.all(ids.map((id) => ownedItem(context, user, id)))
  const letters = []
  for (const item of items) {
    const { row, leftOut } = await writeLetter(context, user, {
      negativeItemId: item.id,
      letterType: 'dispute',
      userInfo: wholeSender(body.customerInfo),
    })
    letters.push({
      id: row.id,
      negativeItemId: item.id,
      letterContent: row.content,
      creditor: row.creditor,
      strategy: row.strategy,
      legalBasis: [...row.legalBasis],
      mailingAddress: row.recipientLines.join('\n'),
      // The clock runs from the delivery, which only tracked mail proves; a practice letter is delivered to nobody.
      trackingRecommended: !row.isPractice,
      bureau: item.bureau,
      isPractice: row.isPractice,
      leftOut: [...leftOut],
    })
  }
  return { letters }
}
