import type { z } from 'zod'
import { headsOf } from '#contract/endpoint.ts'
import { type letter, type letterHead, listLetters } from '#contract/letters.ts'
import type { MAILING_METHODS } from '#contract/mailing.ts'
import { type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import { type LetterKind, RECIPIENTS_OF, type SentMethod } from '#engine/words/letter-type.ts'
import { read } from '#web/platform/query-client.ts'
import type { Tone } from '#web/ui/tag.tsx'

export type Letter = z.output<typeof letter>
/** The same without text and proof: what lists hold. */
export type LetterHead = z.output<typeof letterHead>

type LettersFor = Pick<NonNullable<z.input<typeof listLetters.query>>, 'items' | 'disputeId'>

/** The letters there are, or those about some items and of a dispute, as heads. One is fetched whole when it is opened. */
export const letterHeads = (narrowed: LettersFor = {}) => read(headsOf(listLetters), { query: { view: 'heads', ...narrowed } })

export type LetterFact = Letter['proof'][number]['facts'][number]
export type MailingMethod = (typeof MAILING_METHODS)[number]

export const LETTER_TYPE_WORDS: Record<LetterKind, string> = {
  dispute: 'Dispute letter',
  validation: 'Debt validation letter',
  goodwill: 'Goodwill letter',
  pay_for_delete: 'Pay for delete letter',
  no_answer: 'Follow-up: no answer in time',
  method_of_verification: 'Follow-up: how it was verified',
  direct_dispute: 'Direct dispute with the company',
  unauthorized_inquiry: 'Inquiry letter',
  identity_theft_block: 'Identity theft block',
  trafficking_block: 'Trafficking block',
  coerced_debt: 'Coerced debt',
  reinsertion: 'Letter about a reinsertion',
  frivolous_reply: 'Reply to a frivolous notice',
  dispute_statement: 'Statement of dispute',
  remark_removal: 'Removal of a dispute remark',
  past_recipients: 'Notice to past recipients',
  mixed_file: 'Mixed file letter',
}

/** What a letter is called: one that only asks is no dispute letter. */
export const letterName = ({ letterType, isRequest }: Pick<LetterHead, 'letterType' | 'isRequest'>): string =>
  letterType === 'dispute' && isRequest ? 'Request letter' : LETTER_TYPE_WORDS[letterType]

/** Whose words a letter has. */
export const WRITER_WORDS: Record<LetterHead['writtenBy'], string> = {
  rules: 'Based on your report.',
  model: 'Drafted with a language model and checked against your file. Its facts and requests come from the rules.',
  consumer: 'Written from your file and edited by you.',
}

export const SENT_METHOD_WORDS: Record<SentMethod, string> = {
  mail: 'Regular mail',
  certified_mail: 'Certified mail',
  third_party: 'A mailing service',
  email: 'Email',
}

/** `$8.50`: always two decimals. */
export const price = (dollars: number): string => `$${dollars.toFixed(2)}`

export const SOURCE_WORDS: Record<LetterFact['source'], string> = {
  report: 'Your report',
  registry: 'Law registry',
  profile: 'Your details',
  statement: 'Your own statement',
}

/** Who the letter goes to, for a sentence. */
export const recipientName = ({ bureau, creditor }: Pick<LetterHead, 'bureau' | 'creditor'>): string =>
  targetName(bureau, creditor)

type StateOf = Pick<LetterHead, 'status' | 'attestedAt' | 'isPractice'> & Partial<Pick<LetterHead, 'returnedOn' | 'practisedAt'>>

/** Where the letter is, in one word or two. A practice letter needs no confirmation. */
export function letterState({ status, practisedAt, returnedOn, attestedAt, isPractice }: StateOf): {
  readonly label: string
  readonly tone: Tone
} {
  if (returnedOn) return { label: 'Came back', tone: 'bad' }
  if (practisedAt) return { label: 'Practice: not really mailed', tone: 'warn' }
  if (status === 'delivered') return { label: 'Delivered', tone: 'good' }
  if (status === 'sent') return { label: 'Sent', tone: 'info' }
  if (isPractice) return { label: 'Practice draft', tone: 'neutral' }
  return attestedAt === null
    ? { label: 'Draft: needs your approval', tone: 'warn' }
    : { label: 'Approved: ready to send', tone: 'good' }
}

export const isSendable = ({ status, practisedAt, attestedAt, isPractice }: StateOf): boolean =>
  practisedAt ? attestedAt !== null : status === 'draft' && (isPractice || attestedAt !== null)

/** A practice letter, which goes nowhere real; a real one that was only practised with is none. */
export const isOnlyPractice = ({ isPractice, practisedAt }: Pick<LetterHead, 'isPractice' | 'practisedAt'>): boolean =>
  isPractice && !practisedAt

/** Whom a letter of this kind can go to: what fits no bureau goes to the company. */
export const fittingTarget = (letterType: LetterKind, target: DisputeTarget): DisputeTarget =>
  RECIPIENTS_OF[letterType].includes('bureau') ? target : 'creditor'
