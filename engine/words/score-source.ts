/** Where the member has a score from, where it was not read off a report. */
export const SCORE_ORIGINS = ['bank', 'card', 'lender', 'monitoring', 'other'] as const
export type ScoreOrigin = (typeof SCORE_ORIGINS)[number]

export const SCORE_ORIGIN_NAMES: Readonly<Record<ScoreOrigin, string>> = {
  bank: 'My bank',
  card: 'My credit card',
  lender: 'A letter from a lender',
  monitoring: 'A credit monitoring app',
  other: 'Somewhere else',
}

/** Who says a score: the member, a letter they added, or a report. */
export const SCORE_SOURCES = ['member', 'paper', 'report'] as const
