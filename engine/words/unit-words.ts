/** What a period of the law is counted in, as it is said behind its number. */
export const UNIT_WORDS = {
  years: 'years',
  months: 'months',
  days: 'days',
  business_days: 'business days',
  words: 'words',
  cents: 'cents',
} as const
