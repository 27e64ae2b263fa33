import { sureMonth } from '#engine/recognition/grids/impossible-months.ts'
import type { Account } from '#engine/report/account.ts'
import { addMonths, type Month, monthOf, monthsBetween } from '#engine/values/day.ts'

/**
 * A row that was lost at the head or the foot of a payment grid leaves no gap behind. That it must be there, the report
 * itself says: until when an account was reported, how many months were reviewed, when it was opened, and how far the
 * grids of the other accounts reach.
 */

/** So many months are a row. */
const ROW = 12
/** Where no other account tells, a furnisher's last month may be the one before. */
const USUAL_LAG = 1

/** The first and the last month of an account's grid. */
interface Span {
  readonly first: Month
  readonly last: Month
}

interface Reported {
  readonly account: Account
  readonly span: Span | null
  /** The month until which it was reported. */
  readonly until: Month | null
}
type WithGrid = Reported & { readonly span: Span }

/** The accounts with a place for each month of a row that their grids lack, beside the month that is next to it. */
export function withLostMonths(accounts: readonly Account[]): Account[] {
  const all = accounts.map((account): Reported => ({ account, span: spanOf(account), until: reportedIn(account) }))
  return all.map((one) => {
    const others = all.filter((other) => other !== one)
    const { account, span } = one
    const lost = span === null ? onlyRow(one, others) : lostFrom({ ...one, span }, others)
    const places = lost.flatMap(({ month, beside }) => {
      const place = account.evidence[beside]
      return place?.confidence === undefined ? [] : [[`paymentHistory.${month}`, { ...place, quote: '', confidence: 0 }] as const]
    })
    return places.length === 0 ? account : { ...account, evidence: { ...Object.fromEntries(places), ...account.evidence } }
  })
}

/** A month, and the field at whose place it is looked for. */
interface Lost {
  readonly month: Month
  readonly beside: string
}

const besides = (months: readonly Month[], next: Month): Lost[] =>
  months.map((month) => ({ month, beside: `paymentHistory.${next}` }))

/** A grid of one row that was lost: its months were reviewed, as they were of other accounts that have theirs. */
function onlyRow({ account, until }: Reported, others: readonly Reported[]): Lost[] {
  const { monthsReviewed } = account
  const isPrinted = others.some((other) => other.span !== null && other.account.monthsReviewed !== null)
  if (monthsReviewed === null || until === null || !isPrinted) return []
  return monthsFrom(addMonths(until, 1 - monthsReviewed), until).map((month) => ({ month, beside: 'creditorName' }))
}

function lostFrom(one: WithGrid, others: readonly Reported[]): Lost[] {
  const { account, span } = one
  const last = lastOf(one, others)
  const after = monthsFrom(addMonths(span.last, 1), last)
  const reached = after.length === 0 ? span.last : last
  const first = firstOf({ ...one, span: { ...span, last: reached } }, others)
  return [
    ...besides(after, span.last),
    ...besides(monthsFrom(first, addMonths(span.first, -1)), span.first),
    ...gapsIn(account, span).flatMap((month) => besides([month], nextRead(account, month))),
  ]
}

/** The months between two of a grid that were neither made out nor are asked about, where they are no more than a row. */
function gapsIn({ paymentHistory, evidence }: Account, { first, last }: Span): Month[] {
  const read = new Set(paymentHistory.map(({ month }) => month))
  const gaps: Month[][] = [[]]
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const isThere = read.has(month) || `paymentHistory.${month}` in evidence
    if (isThere) gaps.push([])
    else gaps.at(-1)?.push(month)
  }
  return gaps.flatMap((gap) => (gap.length > ROW ? [] : gap))
}

function nextRead({ paymentHistory }: Account, month: Month): Month {
  const later = paymentHistory.flatMap((one) => (one.month > month ? [one.month] : []))
  return later.toSorted()[0] ?? month
}

/** What was made out, and what is asked about already. */
function spanOf({ paymentHistory, evidence }: Account): Span | null {
  const asked = Object.keys(evidence).flatMap((field) => /^paymentHistory\.(\d{4}-\d{2})$/.exec(field)?.[1] ?? [])
  const months = [...paymentHistory.map(({ month }) => month), ...asked].toSorted()
  const [first, last] = [months[0], months.at(-1)]
  return paymentHistory.length === 0 || first === undefined || last === undefined ? null : { first, last }
}

/** The months of a row; none where there would be more. */
function monthsFrom(first: Month, last: Month): Month[] {
  const count = monthsBetween(first, last) + 1
  return count < 1 || count > ROW ? [] : Array.from({ length: count }, (_, index) => addMonths(first, index))
}

const reportedIn = ({ dateReported, balanceDate, evidence }: Account): Month | null =>
  sureMonth(dateReported, evidence['dateReported']) ?? sureMonth(balanceDate, evidence['balanceDate'])

/** The last month that the grid must have: of a closed account whose grid ends about then, none after its closing. */
function lastOf({ account: { dateClosed }, span, until }: WithGrid, others: readonly Reported[]): Month {
  if (until === null) return span.last
  const reached = addMonths(until, -lagOf(others))
  if (dateClosed === null || dateClosed.length < 7 || span.last > monthOf(dateClosed)) return reached
  const closed = monthOf(dateClosed)
  const isWhole = span.last >= addMonths(closed, -1)
  return isWhole ? span.last : earlier(reached, closed)
}

const earlier = (a: Month, b: Month): Month => (a < b ? a : b)

/** How many months most of the grids end before their accounts were last reported; the more of two. */
function lagOf(reported: readonly Reported[]): number {
  const lags = reported.flatMap(({ span, until }) =>
    span === null || until === null ? [] : Math.max(0, monthsBetween(span.last, until)),
  )
  const counts = [...Map.groupBy(lags, (lag) => lag)].map(([lag, { length }]) => ({ lag, length }))
  return counts.toSorted((a, b) => b.length - a.length || b.lag - a.lag)[0]?.lag ?? USUAL_LAG
}

/** The first month that the grid must have: that of the opening, unless it reaches as far back as was reviewed, or as any. */
function firstOf({ account, span }: WithGrid, others: readonly Reported[]): Month {
  const opened = openedIn(account)
  if (opened === null) return span.first
  const grids = others.flatMap((other) => (other.span ? [{ span: other.span, opened: openedIn(other.account) }] : []))
  if (account.monthsReviewed === null && grids.length > 0 && grids.every((one) => one.span.first === one.opened)) return opened
  const reach = account.monthsReviewed ?? Math.max(0, ...grids.map((one) => lengthOf(one.span)))
  const first = addMonths(span.last, 1 - reach)
  return reach === 0 ? span.first : first < opened ? opened : first
}

const openedIn = ({ dateOpened, evidence }: Account): Month | null => sureMonth(dateOpened, evidence['dateOpened'])
const lengthOf = ({ first, last }: Span): number => monthsBetween(first, last) + 1
