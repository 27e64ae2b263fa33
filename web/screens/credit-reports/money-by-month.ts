import { addMonths, monthsBetween, writeDay, type Month } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import { CODE_LOOKS } from '#web/parts/history-code-words.ts'
import { writeDollars } from '#web/parts/written.ts'
import type { Account } from '#web/screens/credit-reports/account-facts.ts'

type Row = Account['paymentHistory'][number]
type Amounts = readonly (number | null)[]

/** What a chart of an account draws, oldest month first; a month of which nothing is printed is null. */
export interface MoneyByMonth {
  readonly months: readonly Month[]
  readonly balance: Amounts
  /** The limit of a card, the original amount of a loan. */
  readonly ceiling: { readonly name: string; readonly amounts: Amounts } | null
  readonly scheduled: Amounts
  readonly paid: Amounts
  /** 1 for 30 days to 6 for 180, 7 for a charge-off and its like; null where the month is not late. */
  readonly late: Amounts
  readonly codes: readonly (HistoryCode | null)[]
}

/** Fewer points draw no line. */
const FEWEST = 3
/** More bureaus do not print, and a phone has no room for. */
const MOST = 36

/** Null where the report prints too few months to draw. */
export function moneyByMonth(
  account: Pick<Account, 'paymentHistory' | 'creditLimit' | 'originalBalance' | 'highBalance' | 'accountType'>,
): MoneyByMonth | null {
  const rows = new Map(account.paymentHistory.map((row) => [row.month, row]))
  const told = account.paymentHistory.filter(({ balance, actualPayment }) => balance !== null || actualPayment !== null)
  const [newest, oldest] = [told[0], told.at(-1)]
  if (newest === undefined || oldest === undefined || told.length < FEWEST) return null
  const last = account.paymentHistory[0]?.month ?? newest.month
  const count = Math.min(monthsBetween(oldest.month, last) + 1, MOST)
  const months = Array.from({ length: count }, (_, index) => addMonths(last, index + 1 - count))
  const each = (amountOf: (row: Row) => number | null): Amounts =>
    months.map((month) => {
      const row = rows.get(month)
      return row === undefined ? null : amountOf(row)
    })
  return {
    months,
    balance: each(({ balance, code }) => (code === 'no_data' && balance === 0 ? null : balance)),
    ceiling: ceilingOf(account, each),
    scheduled: each(({ scheduledPayment }) => scheduledPayment),
    paid: each(({ actualPayment }) => actualPayment),
    late: each(({ code }) => LATENESS[code] ?? null),
    codes: months.map((month) => rows.get(month)?.code ?? null),
  }
}

const LATENESS: Partial<Record<HistoryCode, number>> = {
  '30': 1,
  '60': 2,
  '90': 3,
  '120': 4,
  '150': 5,
  '180': 6,
  charge_off: 7,
  collection: 7,
  repossession: 7,
  voluntary_surrender: 7,
  foreclosure: 7,
}

function ceilingOf(
  { creditLimit, originalBalance, highBalance, accountType }: Parameters<typeof moneyByMonth>[0],
  each: (amountOf: (row: Row) => number | null) => Amounts,
): MoneyByMonth['ceiling'] {
  const limits = each((row) => row.creditLimit)
  if (limits.some((limit) => limit !== null)) return { name: 'Limit', amounts: limits }
  if (creditLimit !== null) return { name: 'Limit', amounts: limits.map(() => creditLimit) }
  const lent = accountType === 'installment' || accountType === 'mortgage' ? (originalBalance ?? highBalance) : null
  return lent === null ? null : { name: 'Original amount', amounts: limits.map(() => lent) }
}

/** `November 2023: balance $22,519, $0 paid of $647 due, 60 days late`. */
export function tellMonth({ months, balance, paid, scheduled, codes }: MoneyByMonth, index: number): string {
  const month = months[index]
  if (month === undefined) return ''
  const [owed, given, due, code] = [balance[index] ?? null, paid[index] ?? null, scheduled[index] ?? null, codes[index] ?? null]
  const ofDue = due === null ? '' : ` of ${writeDollars(due)} due`
  const parts = [
    ...(owed === null ? [] : [`balance ${writeDollars(owed)}`]),
    ...(given === null ? [] : [`${writeDollars(given)} paid${ofDue}`]),
    ...(code === null || code === 'no_data' ? [] : [CODE_LOOKS[code].words.toLowerCase()]),
  ]
  return `${writeDay(month)}: ${parts.length === 0 ? 'nothing reported' : parts.join(', ')}`
}
