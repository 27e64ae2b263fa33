import { inPrintedOrder } from '#engine/audit/printed-order.ts'
import type { Hit } from '#engine/audit/rule.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import { isOneName, numbersAre, traitsOf } from '#engine/matching/traits.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { isDay, writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

/** Digits at a number's end that two companies do not share by chance, next to the day and the amount. */
const WHOLE_END = 4
/** Months that both histories mark: the old servicer's last report and the new one's first may be within one month. */
const LEAST_MONTHS = 3

/** A loan that its servicer reports under the old and the new name. The first on the pages carries the finding; null for no such loan. */
export function loanUnderTwoNames(account: Account, report: Report): Hit | null {
  const { dateOpened, originalBalance, currentBalance } = account
  if (!mayBeReportedTwice(account) || dateOpened === null || originalBalance === null || currentBalance === null) return null
  const others = alikeIn(report, account).filter((other) => other !== account && isSameLoan(account, other))
  const [other] = others
  // Of three nothing follows.
  if (other === undefined || others.length > 1 || inPrintedOrder([account, other])[0] !== account) return null
  const facts = `lists loans of ${account.creditorName} and of ${other.creditorName} with one number, one opening date (${writeDay(dateOpened)}), one original amount (${writeMoney(originalBalance)}) and one balance (${writeMoney(currentBalance)}), both updated on the same day`
  const fields = ['creditorName', 'accountNumber', 'dateOpened', 'originalBalance', 'currentBalance']
  return {
    message: `The report ${facts}. If the second name took over from the first, the loan is counted twice.`,
    claim: `My report ${facts}.`,
    ask: 'Please remove the second listing, or show that these are two separate loans.',
    grade: 'proof',
    isQuestion: true,
    fields,
    beside: [{ report, account: other, fields }],
  }
}

/** A report never changes once read, so its loans are put together once. */
const known = new WeakMap<Report, ReadonlyMap<string, readonly Account[]>>()

function alikeIn(report: Report, account: Account): readonly Account[] {
  const groups = known.get(report) ?? Map.groupBy(report.accounts.filter(mayBeReportedTwice), keyOf)
  known.set(report, groups)
  return groups.get(keyOf(account)) ?? []
}

/** What two listings of one loan have in common. */
const keyOf = (one: Account): string =>
  [one.accountType, one.responsibility, one.dateOpened, one.dateReported, one.originalBalance, one.currentBalance].join('|')

const mayBeReportedTwice = (account: Account): boolean =>
  (account.accountType === 'installment' || account.accountType === 'mortgage') &&
  (account.currentBalance ?? 0) > 0 &&
  isDay(account.dateOpened ?? '') &&
  isDay(account.dateReported ?? '') &&
  account.status !== 'transferred' &&
  says(account, 'sold_to_other', 'taken_from_other', 'moved_within', 'refinanced') === null &&
  !mentions(account, /transfer|servic|acquir|purchased|assigned/)

function isSameLoan(one: Account, other: Account): boolean {
  const [a, b] = [traitsOf(one), traitsOf(other)]
  const isOneNumber = a.number?.end === 'tail' && numbersAre(a.number, b.number, WHOLE_END) === 'same'
  return (
    isOneNumber && mayBeReportedTwice(other) && !isOneName(a.furnisher, b.furnisher) && monthsOfBoth(one, other) >= LEAST_MONTHS
  )
}

function monthsOfBoth(one: Account, other: Account): number {
  const marked = ({ paymentHistory }: Account) => paymentHistory.filter(({ code }) => code !== 'no_data')
  const months = new Set(marked(one).map(({ month }) => month))
  return marked(other).filter(({ month }) => months.has(month)).length
}
