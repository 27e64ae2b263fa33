import { PAGE_CODES, PAGE_LABELS, PAGE_VALUES } from '#engine/reading/layouts/bureau-columns/printed-words.ts'
import type { PrintedWords } from '#engine/recognition/printed-words.ts'

const HEADINGS = [
  'Personal Information',
  'Credit Scores',
  'Summary',
  'Account History',
  'Inquiries',
  'Public Records',
  'Creditor Contacts',
] as const

/** What the print of a ConsumerDirect page says in fixed words, for pages that were recognised. */
export const PRINTED_WORDS: PrintedWords = {
  labels: [
    ...PAGE_LABELS,
    ...HEADINGS,
    'TransUnion Payment History',
    'Experian Payment History',
    'Equifax Payment History',
    'None Reported',
  ],
  headings: new Set(HEADINGS.map((heading) => heading.toLowerCase())),
  values: [
    ...PAGE_VALUES,
    'Account in dispute',
    'Bank Credit Cards',
    'Collection Services',
    'Miscellaneous Finance',
    'Sales Financing',
  ],
  codes: PAGE_CODES,
  mask: null,
}
