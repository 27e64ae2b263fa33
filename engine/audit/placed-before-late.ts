import { mentions, plainWords } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'

const EARLY = /\bfactor|servicer|servicing|serviced|early[- ]out|first[- ]party|pre-?(?:collect|charge)|performing|not delinquent/
const SEVERAL = /consolidat|combin|several|multiple|additional|\btolls?\b|turnpike|parking|city of|county|municipal|\blibrary/

/** Servicers and factoring companies take over what is not late; several debts in one entry have dates of their own. */
export function mayBePlacedBeforeLate(account: Account): boolean {
  const { creditorName, originalCreditor, accountTypeText, loanType } = account
  const printed = plainWords([creditorName, originalCreditor, accountTypeText, loanType].join(' | '))
  return [EARLY, SEVERAL].some((words) => words.test(printed) || mentions(account, words))
}
