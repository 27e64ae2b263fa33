import type { BalanceMonth, HistoryMonth } from '#engine/report/account.ts'
import { MONTH_NAMES } from '#engine/values/day.ts'
import { CELLS, collectionRows, dated, detailRows, isClosed, LEGEND, summaryRows } from '#engine/practice/myequifax-account.ts'
import type { EquifaxStyle } from '#engine/practice/myequifax-style.ts'
import { money } from '#engine/practice/print-words.ts'
import type { Situation } from '#engine/practice/situation.ts'
import type { Row } from '#engine/practice/truth.ts'
import { array, call, literal, textArray } from '#engine/practice/typst-source.ts'

const monthNames = (style: EquifaxStyle): string =>
  textArray(style.hasFullMonthNames ? MONTH_NAMES : MONTH_NAMES.map((name) => name.slice(0, 3)))

function pairs(rows: readonly Row[], style: EquifaxStyle, columns: string): string {
  return call('pairs', textArray(rows.flatMap(({ label, value }) => [label, value ?? style.empty])), columns)
}

/** A Year×12 grid from the cells of its months. */
function years(title: string, cells: ReadonlyMap<string, string>, style: EquifaxStyle): string {
  const found = [...new Set([...cells.keys()].map((month) => month.slice(0, 4)))].toSorted()
  const inOrder = style.isNewestYearFirst ? found.toReversed() : found
  const line = (year: string): string =>
    textArray([year, ...MONTH_NAMES.map((_, index) => cells.get(`${year}-${String(index + 1).padStart(2, '0')}`) ?? '')])
  return call('years', literal(title), monthNames(style), array(inOrder.map(line)))
}

function moneyGrid(title: string, months: readonly BalanceMonth[], account: Situation): Map<string, string> {
  const limit = account.creditLimit
  const figure = ({ balance, scheduledPayment, paid, pastDue }: BalanceMonth): number | null => {
    if (title === 'Balance') return balance
    if (title === 'Scheduled Payment') return scheduledPayment
    if (title === 'Actual Payment') return paid
    if (title === 'Amount Past Due') return pastDue
    if (title === 'Credit Limit') return limit
    if (title === 'High Credit') return account.highBalance
    return title === 'Available Credit' && limit !== null && balance !== null ? Math.max(0, limit - balance) : null
  }
  return new Map(
    months
      .map((month) => [month.month, figure(month)] as const)
      .flatMap(([month, cents]) => (cents === null ? [] : [[month, money(cents)] as const])),
  )
}

function accountHistory(account: Situation, style: EquifaxStyle): string[] {
  if (account.balanceHistory.length === 0) return []
  const grids = style.grids.map((title) => ({ title, cells: moneyGrid(title, account.balanceHistory, account) }))
  const newest = account.balanceHistory[0]
  const printed = grids.map(({ title, cells }) => {
    if (cells.size > 0 || newest === undefined) return years(title, cells, style)
    return years(title, new Map([[newest.month, '']]), style)
  })
  return [
    call('heading2', literal('Account History')),
    'The tables below show up to 2 years of the monthly balance, available credit, scheduled payment, date of last payment, high credit, credit limit, amount past due, activity designator, and comments.',
    ...printed,
  ]
}

function paymentHistory(history: readonly HistoryMonth[], style: EquifaxStyle): string[] {
  if (history.length === 0) return []
  const used = new Set(history.map(({ code }) => code))
  const entries = LEGEND.filter(([code]) => style.legend === 'all' || used.has(code)).map(([code, words]) =>
    textArray([CELLS[code], words]),
  )
  return [
    call('heading2', literal('Payment History')),
    'View up to 7 years of monthly payment history on this account. The numbers indicated in each month represent the number of days a payment was past due; the letters indicate other account events, such as bankruptcy or collections.',
    years('', new Map(history.map(({ month, code }) => [month, CELLS[code]])), style),
    call('legend', array(entries)),
  ]
}

function ending(account: Situation): string {
  const comments = call('titled', literal('Comments'), textArray(account.remarks)).slice(1)
  const lines =
    account.contact === null ? [] : [...account.contact.lines, ...(account.contact.phone === null ? [] : [account.contact.phone])]
  return call('columns2', comments, call('titled', literal('Contact'), textArray(lines)).slice(1))
}

/** The rows in the order that two columns of pairs are filled in. */
function inColumns(rows: readonly Row[], style: EquifaxStyle): readonly Row[] {
  if (style.detailOrder === 'lines') return rows
  const half = Math.ceil(rows.length / 2)
  return Array.from({ length: half }, (_, index) => [rows[index], rows[index + half]])
    .flat()
    .filter((row) => row !== undefined)
}

/** One account under its heading `2.1 CREDITOR (CLOSED)`. */
export function accountSource(account: Situation, number: string, style: EquifaxStyle): string {
  const isFirst = number.endsWith('.1')
  const title = `${number} ${account.creditorName}${isClosed(account) ? ' (CLOSED)' : ''}`
  const summaryColumns = style.summaryPairsInRow === 2 ? '(72pt, 236pt, 76pt, 1fr)' : '(120pt, 1fr)'
  return [
    style.isAccountOnOwnPage && !isFirst ? '#pagebreak(weak: true)' : '',
    call('heading1', literal(title)),
    call('heading2', literal('Summary')),
    "Your debt-to-credit ratio represents the amount of credit you're using and generally makes up a percentage of your credit score. It's calculated by dividing an account's reported balance by its credit limit.",
    pairs(summaryRows(account, style), style, summaryColumns),
    ...accountHistory(account, style),
    ...paymentHistory(account.paymentHistory, style),
    call('heading2', literal('Account Details')),
    'View detailed information about this account. Contact the creditor or lender if you have any questions about it.',
    pairs(inColumns(detailRows(account, style), style), style, '(1fr, 1fr, 1.15fr, 1fr)'),
    ending(account),
  ].join('\n\n')
}

/** One agency's entry in `10. Collections`. */
export function collectionSource(account: Situation, style: EquifaxStyle): string {
  const reported = account.dateReported === null ? '' : dated(account.dateReported, style)
  return [
    call('heading2', literal(`Date Reported: ${reported}`)),
    pairs(collectionRows(account, style), style, '(1fr, 1.2fr, 1.15fr, 1fr)'),
    ending(account),
  ].join('\n\n')
}
