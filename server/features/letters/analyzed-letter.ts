import type { z } from 'zod'
import type { analyzedLetter } from '#contract/bureaus.ts'
import { isRequest } from '#engine/disputes/letter-clock.ts'
import type { LetterRow } from '#server/features/letters/letter-rows.ts'
import type { ItemRow } from '#server/features/negative-items/negative-items.ts'

/** The letter about an item as the calls answer it that write many. */
export const analyzedLetterAnswer = (row: LetterRow, item: Pick<ItemRow, 'id' | 'bureau'>): z.input<typeof analyzedLetter> => ({
  id: row.id,
  negativeItemId: item.id,
  letterContent: row.content,
  creditor: row.creditor,
  strategy: row.strategy,
  legalBasis: [...row.legalBasis],
  mailingAddress: row.recipientLines.join('\n'),
  // The clock runs from the delivery, which only tracked mail proves; a practice letter is delivered to no one.
  trackingRecommended: !row.isPractice,
  bureau: item.bureau,
  isPractice: row.isPractice,
  isRequest: isRequest(row.letterType, row.target, row.content),
})
