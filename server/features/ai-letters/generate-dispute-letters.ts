import type { generateDisputeLetters as endpoint } from '#contract/ai-disputes.ts'
import { wholeSender } from '#server/features/ai-letters/sender-of.ts'
import { analyzedLetterAnswer, draftFor } from '#server/features/letters/letters.ts'
import { ownedItem } from '#server/features/negative-items/negative-items.ts'
import type { Operation } from '#server/platform/operations.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'

/** One letter for each chosen item, to the bureau that lists it. None is written unless all items are the user's own; a draft that was edited or confirmed stays. */
export const generateDisputeLetters: Operation<typeof endpoint> = async (context, { user, body }) => {
  refuseOtherUser(user, body.userId)
  const ids = [...new Set(body.selectedItems.map(String))]
  const items = await Promise.all(ids.map((id) => ownedItem(context, user, id)))
  const letters = []
  for (const item of items) {
    const { row, leftOut } = await draftFor(context, user, {
      negativeItemId: item.id,
      letterType: 'dispute',
      userInfo: wholeSender(body.customerInfo),
    })
    letters.push({ ...analyzedLetterAnswer(row, item), leftOut: [...leftOut] })
  }
  return { letters }
}
