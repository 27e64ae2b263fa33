/** Whose report it is: the member's, not known before they answer, or theirs with someone else's accounts in it. */
export const OWNERSHIPS = ['mine', 'asked', 'mixed'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

/** What the member answers to "Is this report yours?". */
export const OWNERSHIP_ANSWERS = ['mine', 'not_mine', 'mixed'] as const
export type OwnershipAnswer = (typeof OWNERSHIP_ANSWERS)[number]
