import { PAGE_CODES, PAGE_LABELS, PAGE_VALUES } from '#engine/reading/layouts/bureau-columns/printed-words.ts'
import type { PrintedWords } from '#engine/recognition/printed-words.ts'

const HEADINGS = [
  'Personal Information',
  'Credit Score',
  'Account History',
  'Public Information',
  'Creditor Contacts',
  'Consumer Statement',
] as const

/** What the print of an IdentityIQ page says in fixed words, for pages that were recognised. */
export const PRINTED_WORDS: PrintedWords = {
  labels: [
    ...PAGE_LABELS,
    ...HEADINGS,
    'Two-Year payment history',
    'Month',
    'Year',
    // Where `Date of Last Payment` wraps, and `Account Type - Detail`.
    'Payment',
    'Detail',
  ],
  headings: new Set(HEADINGS.map((heading) => heading.toLowerCase())),
  values: PAGE_VALUES,
  codes: PAGE_CODES,
  mask: null,
}
