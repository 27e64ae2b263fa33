import { CONCERNS } from '#engine/strategy/concerns.ts'
import type { Subject } from '#engine/strategy/rule-subjects.ts'
import type { PaperKind } from '#engine/words/paper-kind.ts'

/** The papers that a concern of the consumer's own asks for, by its id. */
const ofConcern = (id: string): readonly string[] => CONCERNS.find((concern) => concern.id === id)?.evidence ?? []

const WHO_YOU_ARE = 'a copy of your birth certificate, passport or driver’s license'
const WHO_AND_WHERE = 'a copy of your driver’s license or passport, and a bill with your address'

/** Which kept papers a wanted one is; what is not here, no kind of paper says. */
export const KINDS_OF_WANTED: Readonly<Record<string, readonly PaperKind[]>> = {
  [WHO_YOU_ARE]: ['identity'],
  [WHO_AND_WHERE]: ['identity', 'address_proof'],
}

/** Papers of the consumer's own that would show a subject, each a thing to send a copy of. */
export const WANTED_PAPERS: Readonly<Record<Subject, readonly string[]>> = {
  whose: ofConcern('not_mine'),
  liability: ['the card agreement, or a bank letter that names you only as an authorized user'],
  capacity: [WHO_YOU_ARE],
  dates: ['the contract or first statement that shows when the account was opened', ...ofConcern('outdated')],
  age: ofConcern('outdated'),
  balance: [...ofConcern('amount'), ...ofConcern('paid')],
  limit: ['a statement that shows the credit limit'],
  status: ['a letter or statement from the company that shows the account’s status'],
  history: ofConcern('late'),
  twice: [...ofConcern('duplicate'), 'the letter that says who holds the debt now'],
  passed_on: ['the letter that told you about the sale or the new collector'],
  bankruptcy: ofConcern('bankruptcy'),
  student_loan: ['the loan servicer’s letter, or the loan’s history at StudentAid.gov'],
  medical: ofConcern('medical'),
  remark: ['your earlier dispute and the answer to it'],
  closure: ['your letter or message asking to close the account, or the confirmation'],
  deceased: [WHO_AND_WHERE],
  answer: ['the bureau’s answer that promised the change or the deletion'],
  returned: ['the bureau’s notice that the item was deleted'],
  court: ['the docket or court order that shows the dates and how the case ended'],
  inquiry: ofConcern('inquiry'),
  person: [WHO_AND_WHERE],
  missing: ['an account statement'],
}
