import { chargedOffOrCollected, isReinstated, isSoldToOther, KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { type Before, compareWithEarlier, nameEarlier } from '#engine/audit/same-account.ts'
import { fillsBlanksWithZero } from '#engine/audit/entry-kinds.ts'
import { writtenOffAmounts } from '#engine/audit/written-off-amounts.ts'
import type { Account } from '#engine/report/account.ts'
import { isChargedOffMark, marksOf } from '#engine/audit/history.ts'
import { addMonths, lastDayOf, type Month, monthOf, writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'lost_balance_came_back',
  about: 'account',
  grade: 'proof',
  title: 'A balance came back after reaching $0',
  needs: ['currentBalance'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct the balance to $0, or show what is owed and why.',
  target: 'furnisher',
  exonerations: [
    'The debt was sold and then bought back.',
    'The payment that settled it was returned.',
    'The number is the amount charged off, in another column.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return (
    compareWithEarlier(account, surroundings, (before) => compare(account, before, surroundings)) ??
    byTheMonths(account, surroundings)
  )
}

/** The report's own months: charged off and nothing owed, and in a later month an amount again. */
function byTheMonths(account: Account, { report }: Surroundings): Hit | null {
  const { currentBalance } = account
  const lost = chargedOffOrCollected(account)
  if (lost === null || currentBalance === null || currentBalance <= 0 || fillsBlanksWithZero(report)) return null
  if (isReinstated(account) || isSoldToOther(account) !== null) return null
  const lostSince = writtenOffBy(account)
  const told = account.balanceHistory.filter(({ balance }) => balance !== null)
  const back = told.findLast(({ balance }, index) => balance !== null && balance > 0 && told[index + 1]?.balance === 0)
  const gone = back && told[told.indexOf(back) + 1]
  if (lostSince === null || gone === undefined || back?.balance === undefined || back.balance === null) return null
  if (gone.month < lostSince) return null
  const facts = `its balance was $0 in ${writeDay(gone.month)} and ${writeMoney(back.balance)} in ${writeDay(back.month)}`
  return {
    message: `The account is ${KIND_IN_WORDS[lost.kind]}, and ${facts}.`,
    claim: `This account is ${KIND_IN_WORDS[lost.kind]}, and ${facts}.`,
    fields: [`balanceHistory.${back.month}`, `balanceHistory.${gone.month}`, lost.place],
  }
}

/** The month from which the debt was charged off: of its first mark, else a year after the first delinquency. */
function writtenOffBy(account: Account): Month | null {
  const { dateOfFirstDelinquency } = account
  const marked = marksOf(account).find(isChargedOffMark)?.month
  if (marked !== undefined) return marked
  return dateOfFirstDelinquency === null ? null : monthOf(addMonths(lastDayOf(dateOfFirstDelinquency), MONTHS_TO_WRITE_OFF))
}

/** Banks write off within 180 days (65 FR 36903); twelve months leave room for plans and extensions. */
const MONTHS_TO_WRITE_OFF = 12

function compare(account: Account, before: Before, { report }: Surroundings): Hit | null {
  const { currentBalance } = account
  if (currentBalance === null || currentBalance <= 0 || before.account.currentBalance !== 0) return null
  if (fillsBlanksWithZero(report)) return null
  // It may be the amount charged off, unless the earlier report tells that from the balance.
  if (writtenOffAmounts(account).includes(currentBalance) && !writtenOffAmounts(before.account).includes(currentBalance))
    return null
  const lost = chargedOffOrCollected(account)
  if (lost === null || chargedOffOrCollected(before.account) === null) return null
  if (isReinstated(account) || isSoldToOther(account) !== null || isSoldToOther(before.account) !== null) return null
  const facts = `${nameEarlier(before)} shows a balance of $0, but the newer one shows ${writeMoney(currentBalance)}`
  return {
    message: `The account is ${KIND_IN_WORDS[lost.kind]} in both reports, but ${facts}.`,
    claim: `This account is ${KIND_IN_WORDS[lost.kind]} in two of my reports: ${facts}.`,
    fields: ['currentBalance', lost.place],
    beside: [{ ...before, fields: ['currentBalance'] }],
  }
}
