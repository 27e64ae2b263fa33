/** The kinds of tradeline the normal form distinguishes. */
export const ACCOUNT_TYPES = ['revolving', 'installment', 'mortgage', 'open', 'collection'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]
