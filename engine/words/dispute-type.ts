/** The documents' kinds of dispute in the letter form of the tools. */
export const DISPUTE_TYPES = ['late_payment', 'collection', 'charge_off', 'inquiry', 'duplicate', 'incorrect_balance'] as const
export type DisputeType = (typeof DISPUTE_TYPES)[number]
