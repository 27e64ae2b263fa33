import { cameFrom, saidIn } from '#engine/audit/debt-passed-on.ts'
import { fillsBlanksWithZero, isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { isPaid, isSoldToOther, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { oneAmount, restAfterPayment } from '#engine/audit/one-amount.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import { isSurelyLater } from '#engine/audit/surely-later.ts'
import type { Account } from '#engine/report/account.ts'
import { isSurelyBefore, type PartialDay, writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'settled_debt_sold_on',
  about: 'account',
  grade: 'proof',
  title: 'Paid to the creditor, then collected',
  needs: ['currentBalance', 'originalCreditor'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5', 'fdcpa_1692g'],
  ask: 'Please verify with the original creditor whether anything was left to collect. If nothing was, please delete this account.',
  target: 'bureau',
  exonerations: [
    'They are two debts to the same company for the same amount.',
    'The payment was returned, or an insurer or guarantor made it and took over the claim.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const { accountType, currentBalance, dateAssigned, dateOpened } = account
  if (accountType !== 'collection' || currentBalance === null || currentBalance <= 0) return null
  const came = cameFrom(account, report)
  if (came === null || came.from.currentBalance !== 0 || fillsBlanksWithZero(report)) return null
  const { from, link } = came
  const paid = paidInFull(from)
  const [begun, end] = [dateAssigned ?? dateOpened, lastPaid(from)]
  // What the creditor booked as paid when it sold the debt may be the price, so the collector must have begun well after.
  if (paid === null || begun === null || end === null || !isSurelyLater(end, begun)) return null
  const whole = oneAmount(from, account)
  const amount = whole ?? restAfterPayment(from, account)
  if (amount === null || isPaid(account) !== null || isOtherwiseOver(from) || isOtherwiseOver(account)) return null
  const which = whole === null ? 'what that payment left of it,' : 'a debt of that company with the same'
  const facts = `${from.creditorName} reports this debt as paid or settled, last dated ${writeDay(end)}, with a balance of $0. But ${account.creditorName} took over ${which} ${writeMoney(amount)} ${writeDay(begun)}`
  return {
    message: `${facts} and shows a balance of ${writeMoney(currentBalance)}.`,
    claim: `${facts} and shows a balance of ${writeMoney(currentBalance)}.`,
    fields: [...new Set(['currentBalance', ...saidIn(account, link)])],
    beside: [{ report, account: from, fields: [paid, 'currentBalance'] }],
  }
}

/** The latest day on which it can have been paid: of its status or a payment since the delinquency, else of the report that says so. */
function lastPaid({ statusDate, lastPaymentDate, dateClosed, dateOfFirstDelinquency, dateReported }: Account): PartialDay | null {
  const isAfter = (date: PartialDay | null): boolean =>
    date !== null && lastPaymentDate !== null && isSurelyBefore(date, lastPaymentDate)
  const isClosing = lastPaymentDate !== null && dateClosed === lastPaymentDate
  if (statusDate === null)
    return isAfter(dateClosed) || isClosing || isAfter(dateOfFirstDelinquency) ? lastPaymentDate : dateReported
  return isAfter(statusDate) ? lastPaymentDate : statusDate
}

/** By the entry's own word, and not by a sale. */
function paidInFull(from: Account): string | null {
  const isMoved = isSoldToOther(from) !== null || says(from, 'taken_from_other', 'moved_within') !== null
  if (isMoved || from.status === 'transferred') return null
  const place = isPaid(from)
  if (place === null) return null
  // That nothing is owed is no word of a payment.
  return says(from, 'paid', 'settled')?.key ?? (place === 'status' ? place : null)
}

/** Somebody else may have paid, or only one of two who owed, or a court has ended it. */
function isOtherwiseOver(account: Account): boolean {
  return (
    isEducationLoan(account) ||
    mentionsBankruptcy(account) ||
    account.responsibility === 'joint' ||
    account.responsibility === 'cosigner' ||
    mentions(account, /insur|claim|guarant|returned|revers|\bnsf\b|subrogat|garnish|deficien|partial/)
  )
}
