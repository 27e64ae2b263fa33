/**
 * What the member says about a report whose own totals differ from what was read: it really shows what was read, or pages of it are
 * missing.
 */
export const TOTALS_ANSWERS = ['as_read', 'incomplete'] as const
export type TotalsAnswer = (typeof TOTALS_ANSWERS)[number]
