import { isCollector } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, isReinstated, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { isNextMonth, marksOf, markKey, writeMark } from '#engine/audit/history.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import { says } from '#engine/audit/statements.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { addMonths, lastDayOf, firstDayOf, monthOf, type PartialDay, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'dofd_after_charge_off',
  about: 'account',
  grade: 'impossible',
  title: 'First delinquent after the charge-off',
  needs: ['dateOfFirstDelinquency'],
  citations: ['fcra_1681s2_a_5', 'fcra_1681c_c_1', 'fcra_1681e_b'],
  ask: 'Please correct the date of first delinquency to the one that led to the charge-off or collection.',
  target: 'bureau',
  exonerations: [
    "The account was reinstated after the charge-off and fell behind again, perhaps in months the report doesn't show.",
    'It was charged off because of a bankruptcy notice. Then the petition date counts.',
    'The other date is only the day it was first reported.',
  ],
  check,
}

function check(account: Account): Hit | null {
  const dofd = account.dateOfFirstDelinquency
  // A year alone names no month to follow.
  if (dofd === null || dofd.length < 7 || isCollector(account) || isReinstated(account) || mentionsBankruptcy(account))
    return null
  const marks = marksOf(account)
  const at = marks.findIndex(({ code }) => code === 'charge_off' || code === 'collection')
  const first = marks[at]
  if (first === undefined || firstDayOf(dofd) <= lastDayOf(first.month)) return null
  if (!isLostUpTo(marks.slice(at), dofd)) return null
  if (says(account, 'taken_from_other') !== null || chargedOffAndCo(account) === null) return null
  return {
    message: `The date of first delinquency (${writeDay(dofd)}) is later than the month the account was ${first.code === 'charge_off' ? 'charged off' : 'put into collection'} (${writeDay(first.month)}).`,
    claim: `This account gives ${writeDay(dofd)} as its date of first delinquency, but its payment history shows ${writeMark(first)}. The delinquency cannot have begun later.`,
    fields: ['dateOfFirstDelinquency', markKey(first)],
  }
}

/** Every month from the loss to the date is shown as lost: in a gap, or a good or late month, it may have come back to life. */
function isLostUpTo(marks: readonly HistoryMonth[], dofd: PartialDay): boolean {
  const before = marks.filter(({ month }) => month <= monthOf(dofd))
  const isWhole = before.every(({ month }, index) => index === 0 || isNextMonth(before[index - 1]?.month ?? '', month))
  const isShownUpTo = (before.at(-1)?.month ?? '') >= addMonths(monthOf(dofd), -1)
  return isWhole && isShownUpTo && marks.every(({ code }) => code === 'charge_off' || code === 'collection')
}
