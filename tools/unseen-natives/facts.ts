import type { Account, BalanceMonth, FormerRemark } from '#engine/report/account.ts'
import { HISTORY_CODES, type HistoryCode } from '#engine/words/history-code.ts'

/** What a careful person reads of one account; amounts in dollars, a field that is left out is not compared. */
export interface Facts {
  readonly fields: Partial<Record<keyof Account, string | number | null>>
  readonly marks: Readonly<Record<string, HistoryCode>>
  readonly money: Readonly<Record<string, Partial<Omit<BalanceMonth, 'month'>>>>
  readonly remarks: readonly string[]
  readonly former?: readonly FormerRemark[]
}

/** What a careful person reads in one file, or in several files together. */
export interface Truth {
  readonly reportDate: string | null
  readonly name: string | null
  readonly accounts: readonly Facts[]
  /** Each as `hard NAME 2025-03-09`. */
  readonly inquiries?: readonly string[]
  readonly aliases?: readonly string[]
  readonly addresses?: readonly string[]
  readonly phones?: readonly string[]
  readonly employers?: readonly string[]
  /** The kinds of notices, e.g. `fraud_alert`; absent where they are not compared. */
  readonly notices?: readonly string[]
  /** Each as `TYPE | 2023-01-19 | COURT | 2304417`. */
  readonly records?: readonly string[]
  /** Absent where the pages have no numbers or all are there. */
  readonly missing?: readonly string[]
}

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const LONG = 'January February March April May June July August September October November December'.split(' ')

const parts = (day: string): readonly [string, string, string] => {
  const [year = '', month = '', date = ''] = day.split('-')
  return [year, month, date]
}
const named = (month: string): string => MONTHS[Number(month) - 1] ?? ''

/** `Jun 02, 2021`, or `Jun 2021` where only the month is known. */
export function wordy(day: string | null): string {
  if (day === null) return ''
  const [year, month, date] = parts(day)
  return date === '' ? `${named(month)} ${year}` : `${named(month)} ${date}, ${year}`
}

/** `06/02/2021`, or `06/2021`. */
export function slashed(day: string | null): string {
  if (day === null) return ''
  const [year, month, date] = parts(day)
  return date === '' ? `${month}/${year}` : `${month}/${date}/${year}`
}

/** `June 2021`. */
export function longMonth(month: string): string {
  const [year, one] = parts(month)
  return `${LONG[Number(one) - 1]} ${year}`
}

export const dollars = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : `${amount < 0 ? '-' : ''}$${Math.abs(amount).toLocaleString('en-US')}`

/** Months from the first to the last, both included. */
export function monthsFrom(first: string, count: number): string[] {
  const [year, month] = parts(first)
  return Array.from({ length: count }, (_, index) => {
    const at = Number(year) * 12 + Number(month) - 1 + index
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** `30 60 ok*3` from a month on, as months with their marks; `-` is none. */
export function run(first: string, marks: string): Record<string, string> {
  const all = marks.split(' ').flatMap((one) => {
    const [mark = '', times = '1'] = one.split('*')
    return Array.from({ length: Number(times) }, () => mark)
  })
  const months = monthsFrom(first, all.length)
  return Object.fromEntries(months.map((month, index) => [month, all[index] ?? '-']).filter(([, mark]) => mark !== '-'))
}

/** The same where the marks are the codes of the normal form. */
export const codes = (first: string, marks: string): Record<string, HistoryCode> =>
  Object.fromEntries(
    Object.entries(run(first, marks)).flatMap(([month, mark]) =>
      HISTORY_CODES.filter((code) => code === mark).map((code) => [month, code]),
    ),
  )

const WORDS =
  'ledge copper saddle window ribbon timber candle orchid lantern basket meadow carrot pillow garden mitten harbor'.split(' ')
/** Prose of so many words that says nothing. */
export const prose = (count: number, from = 0): string =>
  `${Array.from({ length: count }, (_, index) => WORDS[(index * 7 + from) % WORDS.length]).join(' ')}.`
