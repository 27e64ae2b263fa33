import { and, eq } from 'drizzle-orm'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { letters } from '#server/database/tables/letters.ts'
import { isUnsent, isWorkedOn, lettersWhere } from '#server/features/letters/letter-rows.ts'
import { writeLetter, type LetterOrder, type WrittenLetter } from '#server/features/letters/write-letter.ts'
import { ownedItem } from '#server/features/negative-items/negative-items.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** About an item, or about a dispute with a named recipient. */
type DraftWish = LetterOrder &
  (
    | { readonly negativeItemId: string }
    | { readonly disputeId: string; readonly recipient: DisputeTarget; readonly negativeItemId?: never }
  )

/**
 * The letter of a call that was not pressed for this one letter. A draft that its reader has edited or confirmed stands and is
 * answered as it is; any other is written, or rewritten, like `writeLetter` does.
 */
export async function draftFor(context: Context, user: SignedIn, wish: DraftWish): Promise<WrittenLetter> {
  const item = wish.negativeItemId === undefined ? null : await ownedItem(context, user, wish.negativeItemId)
  const drafts = await lettersWhere(context, user, {
    where: and(
      item === null ? eq(letters.disputeId, wish.disputeId ?? '') : eq(letters.negativeItemId, item.id),
      eq(letters.target, wish.recipient ?? item?.bureau ?? 'creditor'),
      eq(letters.letterType, wish.letterType),
      isUnsent,
    ),
  })
  const standing = drafts.find(isWorkedOn)
  if (standing) return { row: standing, isNew: false, leftOut: [] }
  return writeLetter(context, user, { ...wish, leavesWorkedOn: true })
}
