/** The documents' four kinds of letter. */
export const LETTER_TYPES = ['validation', 'goodwill', 'pay_for_delete', 'dispute'] as const

/** What follows a dispute that was sent: a bureau that did not answer in time, one that says it verified the entry. */
export const FOLLOW_UP_KINDS = ['no_answer', 'method_of_verification'] as const
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number]

/** What the statutes give besides: each rests on something that only the consumer can tell (`engine/letters/told.ts`). */
const ENTRY_KINDS = [
  'direct_dispute',
  'unauthorized_inquiry',
  'identity_theft_block',
  'trafficking_block',
  'coerced_debt',
  'reinsertion',
  'frivolous_reply',
  'dispute_statement',
  'remark_removal',
  'past_recipients',
] as const
/** Besides those about one entry: what is someone else's in the whole file. */
export const FURTHER_KINDS = [...ENTRY_KINDS, 'mixed_file'] as const
export type FurtherKind = (typeof FURTHER_KINDS)[number]
export const isFurther = (kind: LetterKind): kind is FurtherKind => FURTHER_KINDS.some((one) => one === kind)

/** What is offered next to the documents' four, each where the state of the entry and its dispute allows it. */
export const OFFERED_KINDS = ['method_of_verification', ...ENTRY_KINDS] as const
export type OfferedKind = (typeof OFFERED_KINDS)[number]

/** The kinds that can be asked for by name; that no answer came in time is written when the clock says so. */
export const ASKED_KINDS = [...LETTER_TYPES, ...OFFERED_KINDS, 'mixed_file'] as const

/** Every kind of letter that is kept. */
export const LETTER_KINDS = [...LETTER_TYPES, ...FOLLOW_UP_KINDS, ...FURTHER_KINDS] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** What goes on with a dispute that was sent before, ended or not, and opens none. */
export const CONTINUING_KINDS: readonly LetterKind[] = [
  ...FOLLOW_UP_KINDS,
  'frivolous_reply',
  'dispute_statement',
  'remark_removal',
  'past_recipients',
]

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
  direct_dispute: ['creditor'],
  unauthorized_inquiry: ['bureau', 'creditor'],
  identity_theft_block: ['bureau'],
  trafficking_block: ['bureau'],
  coerced_debt: ['creditor', 'bureau'],
  reinsertion: ['bureau'],
  frivolous_reply: ['bureau'],
  dispute_statement: ['bureau'],
  remark_removal: ['creditor', 'bureau'],
  past_recipients: ['bureau'],
  mixed_file: ['bureau'],
}

/** How the consumer may tell us a dispute goes out. */
export const SUBMISSION_METHODS = ['online', 'mail', 'email'] as const
export type SubmissionMethod = (typeof SUBMISSION_METHODS)[number]

/** How a letter that is marked as sent went out. */
export const SENT_METHODS = ['mail', 'certified_mail', 'third_party', 'email'] as const
export type SentMethod = (typeof SENT_METHODS)[number]
