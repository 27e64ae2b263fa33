import type { generateLetter as endpoint } from '#contract/letters.ts'
import type { Context } from '#server/context.ts'
import { askHowVerified } from '#server/features/letters/ask-how-verified.ts'
import { letterAnswer } from '#server/features/letters/letter-rows.ts'
import type { LetterWish } from '#server/features/letters/letter-source.ts'
import { openFinding } from '#server/features/letters/open-finding.ts'
import { openInquiry } from '#server/features/letters/open-inquiry.ts'
import { openMixedFile } from '#server/features/letters/open-mixed-file.ts'
import type { Hearing } from '#server/features/letters/word-letter.ts'
import { type LetterOrder, writeLetter, type WrittenLetter } from '#server/features/letters/write-letter.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'

/** The letter about an item or a dispute, written and kept. */
export const generateLetter: Operation<typeof endpoint> = async (context, { user, body }) => {
  const { row, isNew } = await generated(context, user, { wish: body })
  const answer = letterAnswer(row)
  return isNew ? answer : new Repeat(answer)
}

/** The same for whoever hears it come. */
export async function generated(
  context: Context,
  user: SignedIn,
  { wish, hearing }: { wish: LetterWish; hearing?: Hearing },
): Promise<WrittenLetter> {
  const order = await orderOf(context, user, wish)
  return writeLetter(context, user, { ...order, mayBeWorded: true, ...(hearing && { hearing }) })
}

/** Some rest on something that is looked up, or opened, first. */
export async function orderOf(context: Context, user: SignedIn, wish: LetterWish): Promise<LetterOrder> {
  if (wish.letterType === 'method_of_verification') return askHowVerified(context, user, wish)
  if (wish.negativeItemId || wish.disputeId) return wish
  if (wish.letterType === 'mixed_file') return openMixedFile(context, user, wish)
  return wish.findingId ? openFinding(context, user, { ...wish, findingId: wish.findingId }) : openInquiry(context, user, wish)
}
