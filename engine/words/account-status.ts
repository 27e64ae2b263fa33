/** Whether the account itself is open, in one word; `delinquent` is an open account that is late now. */
export const ACCOUNT_STATUSES = ['open', 'closed', 'paid', 'delinquent', 'transferred', 'deferred'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/** How the account is being paid, by the entry's own status; never inferred from the grid. */
export const PAYMENT_STATUSES = [
  'current',
  'late',
  'in_collections',
  'charge_off',
  'repossession',
  'voluntary_surrender',
  'foreclosure',
  'bankruptcy',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** The consumer's tie to the account. */
export const RESPONSIBILITIES = ['individual', 'joint', 'authorized_user', 'cosigner', 'terminated', 'deceased', 'other'] as const
export type Responsibility = (typeof RESPONSIBILITIES)[number]
