/** The documents' four kinds of letter. */
export const LETTER_TYPES = ['validation', 'goodwill', 'pay_for_delete', 'dispute'] as const
export type LetterType = (typeof LETTER_TYPES)[number]

/** What follows a dispute that was sent: a bureau that did not answer in time, one that says it verified the entry. */
export const FOLLOW_UP_KINDS = ['no_answer', 'method_of_verification'] as const
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number]

/** Every kind of letter that is kept: the documents' four, and the follow-ups. */
export const LETTER_KINDS = [...LETTER_TYPES, ...FOLLOW_UP_KINDS] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** What asks a company for something and disputes nothing with it here: no legal clock of the report runs from such a letter. */
export const REQUEST_KINDS: readonly LetterKind[] = ['validation', 'goodwill', 'pay_for_delete']

/** To whom a kind of letter can go: a bureau, or the company that reports the entry or collects the debt. */
export type RecipientKind = 'bureau' | 'creditor'

/**
 * The recipients that each kind fits, the usual one first. What asks a company for a courtesy, a deal or its papers says
 * things that are not true of a bureau.
 */
export const RECIPIENTS_OF: Readonly<Record<LetterKind, readonly [RecipientKind, ...RecipientKind[]]>> = {
  dispute: ['bureau', 'creditor'],
  validation: ['creditor'],
  goodwill: ['creditor'],
  pay_for_delete: ['creditor'],
  no_answer: ['bureau'],
  method_of_verification: ['bureau'],
}

/** How the consumer may tell us a dispute goes out. */
export const SUBMISSION_METHODS = ['online', 'mail', 'email'] as const
export type SubmissionMethod = (typeof SUBMISSION_METHODS)[number]

/** How a letter that is marked as sent went out. */
export const SENT_METHODS = ['mail', 'certified_mail', 'third_party', 'email'] as const
export type SentMethod = (typeof SENT_METHODS)[number]
