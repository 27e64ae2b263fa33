/** Twenty years: what is longer is no payment history. */
export const MOST_MONTHS = 240

/** The signs of a payment pattern, one a month. */
export const patternSigns = (text: string | null | undefined): string => (text ?? '').slice(0, MOST_MONTHS)
