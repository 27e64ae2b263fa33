import { listed } from '#engine/audit/listed.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { addMonths, writeDay, type Month } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** The rungs of lateness; a code that is on no rung says nothing about lateness in days. */
const RUNGS: Partial<Record<HistoryCode, number>> = { ok: 0, '30': 1, '60': 2, '90': 3, '120': 4, '150': 5, '180': 6 }

/** 0 for `ok` to 6 for 180 days; null for a code that is on no rung. */
export function rungOf(code: HistoryCode): number | null {
  return RUNGS[code] ?? null
}

/** A mark of 30 to 180 days. */
export function isLateMark({ code }: HistoryMonth): boolean {
  return (RUNGS[code] ?? 0) > 0
}

/** Charge-off, collection, repossession, voluntary surrender or foreclosure. */
/** What such a mark says became of the account: `charged off`, `repossessed`. */
export const becameWords = ({ code }: HistoryMonth): string => BECAME[code] ?? 'charged off'
const BECAME: Readonly<Partial<Record<HistoryCode, string>>> = {
  collection: 'sent to collection',
  repossession: 'repossessed',
  voluntary_surrender: 'surrendered',
  foreclosure: 'foreclosed',
}

export function isChargedOffMark({ code }: HistoryMonth): boolean {
  return (
    code === 'charge_off' ||
    code === 'collection' ||
    code === 'repossession' ||
    code === 'voluntary_surrender' ||
    code === 'foreclosure'
  )
}

const sorted = new WeakMap<Account, readonly HistoryMonth[]>()

/** The months that say something, oldest first. `no_data` is left out. */
export function marksOf(account: Account): readonly HistoryMonth[] {
  const before = sorted.get(account)
  if (before !== undefined) return before
  const marks = account.paymentHistory
    .filter(({ code }) => code !== 'no_data')
    .toSorted((a, b) => (a.month < b.month ? -1 : Number(a.month > b.month)))
  sorted.set(account, marks)
  return marks
}

/** The newest month that says something. */
export function newestMark(account: Account): HistoryMonth | null {
  return marksOf(account).at(-1) ?? null
}

/** The evidence key of a month. */
export const markKey = ({ month }: Pick<HistoryMonth, 'month'>): string => `paymentHistory.${month}`

/** Whether no month is between the two. */
export function isNextMonth(earlier: Month, later: Month): boolean {
  return addMonths(earlier, 1) === later
}

const MARK_IN_WORDS: Readonly<Record<HistoryCode, string>> = {
  ok: 'paid as agreed',
  '30': '30 days late',
  '60': '60 days late',
  '90': '90 days late',
  '120': '120 days late',
  '150': '150 days late',
  '180': '180 days late',
  charge_off: 'charged off',
  collection: 'in collection',
  repossession: 'repossession',
  voluntary_surrender: 'voluntary surrender',
  foreclosure: 'foreclosure',
  bankruptcy: 'bankruptcy',
  payment_plan: 'payment plan',
  closed: 'closed',
  too_new: 'too new to rate',
  no_data: 'no data',
}

/** `March 2024 (30 days late)`. */
export const writeMark = ({ month, code }: HistoryMonth): string => `${writeDay(month)} (${MARK_IN_WORDS[code]})`

const MOST_NAMED = 6

/** `March 2024 (30 days late), April 2024 (60 days late) and 3 more months`. */
export function writeMarks(marks: readonly HistoryMonth[]): string {
  const named = marks.slice(0, MOST_NAMED).map(writeMark)
  const more = marks.length - named.length
  if (more > 0) return `${named.join(', ')} and ${more} more ${more === 1 ? 'month' : 'months'}`
  return listed(named)
}
