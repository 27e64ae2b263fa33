import { isEducationLoan, isTaxOrSupport } from '#engine/audit/entry-kinds.ts'
import type { AccountRule, Hit } from '#engine/audit/rule.ts'
import { hasUnexplainedCode, mentions, plainWords } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { writeMoney, type Cents } from '#engine/values/money.ts'

/** Up to this a difference is not worth a question. */
const TOLERANCE: Cents = 50_00

export const rule: AccountRule = {
  id: 'collector_above_original',
  about: 'account',
  grade: 'proof',
  title: 'Collector wants more than the original amount',
  needs: ['currentBalance', 'originalBalance', 'accountType'],
  citations: ['fdcpa_1692f_1', 'fcra_1681e_b'],
  ask: 'Please itemize the difference, and show the agreement or the law that allows it.',
  target: 'furnisher',
  exonerations: [
    'The agreement or the law allows interest, fees or costs, and the collector added them.',
    'A court awarded the amount.',
  ],
  check,
}

function check(account: Account): Hit | null {
  const { accountType, currentBalance, originalBalance } = account
  if (accountType !== 'collection' || currentBalance === null || originalBalance === null || originalBalance <= 0) return null
  if (currentBalance - originalBalance <= TOLERANCE || isExplained(account)) return null
  if (isEducationLoan(account) || isTaxOrSupport(account)) return null
  const [owed, original] = [writeMoney(currentBalance), writeMoney(originalBalance)]
  const more = writeMoney(currentBalance - originalBalance)
  return {
    message: `The collector shows a balance of ${owed}, ${more} more than the original amount of ${original}.`,
    claim: `This collection shows a balance of ${owed}. That is ${more} more than the original amount of ${original}.`,
    fields: ['currentBalance', 'originalBalance'],
  }
}

const ADDED = /interest|\bfees?\b|\bcosts?\b|accru|judge?ment|court|legal|attorney|garnish|\blien\b|additional charges/

/** Interest, fees, costs or a judgment are printed, or a code that may say so. */
function isExplained(account: Account): boolean {
  const types = plainWords(`${account.loanType ?? ''} | ${account.terms ?? ''}`)
  return mentions(account, ADDED) || /interest|\bfees?\b|judge?ment/.test(types) || hasUnexplainedCode(account)
}
