/** What a report counts of the person: none of it says that an account was lost or mixed with another. */
export const PERSON_TOTALS = ['names', 'addresses', 'employers'] as const
