/** What one month of a payment grid can say, in the one vocabulary every layout is normalised to. */
export const HISTORY_CODES = [
  'ok',
  '30',
  '60',
  '90',
  '120',
  '150',
  '180',
  'charge_off',
  'collection',
  'repossession',
  'voluntary_surrender',
  'foreclosure',
  'bankruptcy',
  'payment_plan',
  'closed',
  'too_new',
  'no_data',
] as const
export type HistoryCode = (typeof HISTORY_CODES)[number]
