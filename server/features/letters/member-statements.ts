import { type PartialDay, writeDay } from '#engine/values/day.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import { ownLetterWords, type DisputeRow, ownWordsOf } from '#server/features/disputes/disputes.ts'
import type { LetterSource } from '#server/features/letters/letter-source.ts'
import { ownPartOf } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What is said about a dispute's entry does not belong into these. */
const DISPUTES_NOTHING: readonly LetterKind[] = ['reinsertion', 'dispute_statement', 'remark_removal', 'past_recipients']

/** The description of a dispute that a letter about an inquiry opened tells it from others; only what follows are the member's words. */
export const aboutInquiryOf = (date: PartialDay | null, words: string): string =>
  date === null ? words : `About the inquiry of ${writeDay(date)}. ${words}`
const ABOUT_INQUIRY = /^About the inquiry of (?:[A-Z][a-z]{2,8} (?:\d{1,2}, )?)?\d{4}\. /

/** What was said in the New Dispute form is the consumer's statement of what is wrong, and of nothing else. */
export async function statementsOf(
  context: Context,
  {
    kind,
    dispute,
    said,
  }: { readonly kind: LetterKind; readonly dispute: DisputeRow | null; readonly said?: string | null | undefined },
): Promise<readonly string[]> {
  const isSaid = dispute !== null && !DISPUTES_NOTHING.includes(kind)
  const own = isSaid ? ((await ownWordsOf(context, dispute)) ?? wordsBefore(dispute)) : ''
  return [...new Set([own.replace(ABOUT_INQUIRY, ''), said ?? ''])].filter((words) => words !== '')
}

/** Versions before described a dispute by the member's words or by ours: its entry, its finding, its letter, or how it was begun. */
const wordsBefore = ({ negativeItemId, entryKey, earlier, creditor, description }: DisputeRow): string =>
  negativeItemId === null && entryKey === null && earlier === null && description !== ownLetterWords(creditor) ? description : ''

/** Of what the member typed what is theirs, and what only repeats a report. */
export async function ownStatements(
  context: Context,
  user: SignedIn,
  { statements, item, dispute, report }: Pick<LetterSource, 'statements' | 'item' | 'dispute' | 'report'>,
): Promise<Pick<LetterSource, 'statements' | 'copied'>> {
  const isPractice = item?.isPractice ?? dispute?.isPractice ?? report?.source === 'practice'
  const parts = await Promise.all(statements.map((typed) => ownPartOf(context, user, { typed, isPractice })))
  return { statements: parts.flatMap(({ own }) => (own === '' ? [] : [own])), copied: parts.flatMap(({ copied }) => copied) }
}
