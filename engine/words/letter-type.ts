/** The documents' four kinds of letter. */
export const LETTER_TYPES = ['validation', 'goodwill', 'pay_for_delete', 'dispute'] as const
export type LetterType = (typeof LETTER_TYPES)[number]

/** How the consumer may tell us a dispute goes out. */
export const SUBMISSION_METHODS = ['online', 'mail', 'email'] as const

/** How a letter that is marked as sent went out. */
export const SENT_METHODS = ['mail', 'certified_mail', 'third_party', 'email'] as const
export type SentMethod = (typeof SENT_METHODS)[number]
