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
  liability: ['the card agreement or a letter of the bank that names you as an authorized user only'],
  capacity: [WHO_YOU_ARE],
  dates: ['the contract or the first statement, which shows when the account was opened', ...ofConcern('outdated')],
  age: ofConcern('outdated'),
  balance: [...ofConcern('amount'), ...ofConcern('paid')],
  limit: ['a statement that prints the credit limit'],
  status: ['a letter or statement from the company that shows the account’s status'],
  history: ofConcern('late'),
  twice: [...ofConcern('duplicate'), 'the letter that says who holds the debt now'],
  passed_on: ['the letter that told you of the sale or of the new collector'],
  bankruptcy: ofConcern('bankruptcy'),
  student_loan: ['the letter of the loan servicer, or the loan’s history at StudentAid.gov'],
  medical: ofConcern('medical'),
  remark: ['your earlier dispute and the answer to it'],
  closure: ['your letter or message that asked to close the account, or its confirmation'],
  deceased: [WHO_AND_WHERE],
  answer: ['the bureau’s answer that promised the change or the deletion'],
  returned: ['the bureau’s notice that the entry was deleted'],
  court: ['the docket or the order of the court that shows the dates and how the case ended'],
  inquiry: ofConcern('inquiry'),
  person: [WHO_AND_WHERE],
  missing: ['a statement of the account'],
}
