import { chargedOffAndCo, isPaid, isSoldToOther } from '#engine/audit/entry-words.ts'
import { isLateMark, marksOf, markKey, writeMarks } from '#engine/audit/history.ts'
import { hasInstalments } from '#engine/audit/month-money.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import { hasUnexplainedCode, remarksMention, saysInStatus } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { monthsBetween, writeDay, type PartialDay } from '#engine/values/day.ts'

/** The month of the payoff and the next may still carry a late mark. */
const GRACE_MONTHS = 2

export const rule: AccountRule = {
  id: 'late_after_paid_closed',
  about: 'account',
  grade: 'contradiction',
  title: 'Late after it was paid and closed',
  needs: ['paymentHistory', 'dateClosed', 'currentBalance'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please remove these late marks.',
  target: 'bureau',
  exonerations: [
    'A balance was still owed when the account was closed.',
    "We can't tell when the balance reached zero.",
    'Interest or a fee was added later.',
  ],
  check,
}

function check(account: Account): Hit | null {
  if (account.currentBalance !== 0 || (account.pastDue ?? 0) > 0) return null
  if (chargedOffAndCo(account) !== null || hasUnexplainedCode(account) || remarksMention(account, /interest|\bfees?\b/))
    return null
  const [closed, zero] = [closing(account), zeroBalance(account)]
  if (closed === null) return null
  if (zero === null) return lateWithNothingOwed(account, closed)
  const dates = [closed.date, zero.date, account.lastPaymentDate].filter((date) => date !== null)
  if (dates.some((date) => date.length < 7)) return null
  const end = dates.map((date) => date.slice(0, 7)).reduce((a, b) => (a > b ? a : b))
  const late = marksOf(account).filter((mark) => isLateMark(mark) && monthsBetween(end, mark.month) >= GRACE_MONTHS)
  if (late.length === 0) return null
  const marks = writeMarks(late)
  return {
    message: `The account was closed with nothing owed from ${writeDay(end)} on, but the payment history shows ${marks}.`,
    claim: `This account was closed (${writeDay(closed.date)}) with a balance of $0, and nothing was owed from ${writeDay(end)} on. But its payment history shows ${marks}.`,
    fields: [...late.map(markKey), ...new Set([closed.field, zero.field, 'currentBalance'])],
  }
}

/** When it came to zero is not printed: its newest months are late, of the last of them nothing is owed, and no payment came since. */
function lateWithNothingOwed(account: Account, closed: Dated): Hit | null {
  const { pastDue, lastPaymentDate } = account
  const told = account.balanceDate ?? account.dateReported
  const dates = [closed.date, lastPaymentDate].filter((date) => date !== null)
  if (pastDue !== 0 || told === null || lastPaymentDate === null || [told, ...dates].some((date) => date.length < 7)) return null
  const end = dates.map((date) => date.slice(0, 7)).reduce((a, b) => (a > b ? a : b))
  const marks = marksOf(account)
  const late = marks.slice(marks.findLastIndex((mark) => !isLateMark(mark)) + 1)
  const [first, newest] = [late[0], late.at(-1)]
  if (first === undefined || newest?.month !== told.slice(0, 7) || monthsBetween(end, first.month) < GRACE_MONTHS) return null
  const [paid, shown] = [writeDay(lastPaymentDate), writeMarks(late)]
  return {
    message: `The account is closed with a balance of $0, and its last payment was on ${paid}. But its newest months show ${shown}.`,
    claim: `This account is closed with a balance of $0, and its last payment was on ${paid}. But its newest months show ${shown}.`,
    ask: 'Please show what was owed in these months, or remove the late marks.',
    fields: [...late.map(markKey), closed.field, 'lastPaymentDate', 'currentBalance'],
    grade: 'proof',
  }
}

/** A card may be closed long before it is paid or sold; a loan is closed because it was. */
const isHandedOnAtClosing = (account: Account): boolean => hasInstalments(account) && isSoldToOther(account) !== null

interface Dated {
  readonly date: PartialDay
  readonly field: string
}

/** The date closed; where the layout prints none, the date of a status that says closed (Experian). */
function closing(account: Account): Dated | null {
  if (account.dateClosed !== null) return { date: account.dateClosed, field: 'dateClosed' }
  const isSaid = saysInStatus(account, 'closed') !== null
  return isSaid && account.statusDate !== null ? { date: account.statusDate, field: 'statusDate' } : null
}

/** The first month from which every printed balance is zero, or the date of a status that says paid; null when neither is printed. */
function zeroBalance(account: Account): Dated | null {
  const months = account.balanceHistory.filter(({ balance }) => balance !== null).toSorted((a, b) => (a.month < b.month ? -1 : 1))
  const lastOwed = months.findLastIndex(({ balance }) => balance !== 0)
  const firstZero = months[lastOwed + 1]
  if (firstZero !== undefined) return { date: firstZero.month, field: `balanceHistory.${firstZero.month}` }
  const paid = isPaid(account)
  if (paid !== null && account.statusDate !== null) return { date: account.statusDate, field: 'statusDate' }
  const isOver = isHandedOnAtClosing(account) || (paid !== null && hasInstalments(account))
  return isOver && account.dateClosed !== null ? { date: account.dateClosed, field: 'dateClosed' } : null
}
