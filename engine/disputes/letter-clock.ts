import { disputes, onlyAsks } from '#engine/letters/only-asks.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import { CONTINUING_KINDS, type LetterKind } from '#engine/words/letter-type.ts'

/** What begins with the receipt of a letter: an investigation, the time for a description of its procedure, that for a block. */
export type LetterClock = 'investigation' | 'procedure' | 'block' | 'trafficking_block'

/**
 * Null: the letter asks for something, and no law counts days from it. The five business days of a reinsertion ran from the
 * reinsertion; a collector has no date to answer by.
 */
const CLOCKS: Readonly<Record<LetterKind, LetterClock | null>> = {
  dispute: 'investigation',
  direct_dispute: 'investigation',
  frivolous_reply: 'investigation',
  unauthorized_inquiry: 'investigation',
  mixed_file: 'investigation',
  method_of_verification: 'procedure',
  identity_theft_block: 'block',
  trafficking_block: 'trafficking_block',
  coerced_debt: 'investigation',
  no_answer: null,
  validation: null,
  goodwill: null,
  pay_for_delete: null,
  reinsertion: null,
  dispute_statement: null,
  remark_removal: null,
  past_recipients: null,
}

interface Sent {
  /** The whole letter: of the kind `dispute` it says whether it disputes. Absent: it does. */
  readonly content?: string
  readonly isSentByCreditRepair?: boolean
}

/** The clock that a letter starts with its recipient; null: none. */
export function letterClock(kind: LetterKind, target: DisputeTarget, sent: Sent = {}): LetterClock | null {
  const { content, isSentByCreditRepair = false } = sent
  if (kind === 'dispute' && content !== undefined && onlyAsks(content)) return null
  // What a credit repair organization writes is no direct dispute (12 CFR 1022.43(b)(2)).
  if (target === 'creditor' && isSentByCreditRepair) return null
  // A company owes no investigation of an inquiry (12 CFR 1022.43(b)(1)(iii)).
  if (kind === 'unauthorized_inquiry' && target === 'creditor') return null
  return CLOCKS[kind]
}

/** Whether a letter asks for something and disputes nothing: it is called a request wherever it shows. */
export const isRequest = (kind: LetterKind, target: DisputeTarget, content: string): boolean =>
  letterClock(kind, target, { content }) === null && !CONTINUING_KINDS.includes(kind) && !disputes(content)
