import type { Context } from '#server/context.ts'
import type { LetterRow, PrintFor } from '#server/features/letters/letters.ts'
import type { POST_SERVICES } from '#contract/mailing.ts'

/** The practice post office, by the name that a mailing keeps. */
export const PRACTICE = 'practice'

/** Whose post a letter goes by: a practice letter by the practice post office, whatever post is set up. */
export const providerFor = (context: Context, row: LetterRow): string =>
  row.isPractice ? PRACTICE : context.settings.POST_PROVIDER

interface Going {
  readonly method: (typeof POST_SERVICES)[number]
  /** Whether its first page shows in the windows: the first letter of an envelope, or the only one. */
  readonly isInFront: boolean
}

/** How a letter is printed for a post: a vendor prints addresses, barcode and certified sheet itself. */
export const printedBy = (provider: string, { method, isInFront }: Going): PrintFor => ({
  carrier: provider === PRACTICE ? 'practice' : 'vendor',
  isCertified: method === 'certified_mail' || method === 'fast_certified',
  isInFront,
})
