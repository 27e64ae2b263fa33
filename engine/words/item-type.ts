/** The documents' kinds of negative item. */
export const ITEM_TYPES = ['late_payment', 'collection', 'charge_off', 'bankruptcy', 'inquiry', 'public_record'] as const
export type ItemType = (typeof ITEM_TYPES)[number]
