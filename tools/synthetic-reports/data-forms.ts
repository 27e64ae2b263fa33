import { Buffer } from 'node:buffer'
import type { Chance } from '#engine/practice/seed.ts'
import type { Person, Situation } from '#engine/practice/situation.ts'
import type { AccountTruth, Truth } from '#engine/practice/truth.ts'
import { addMonths, type Month, monthsBetween, type PartialDay } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** What the bureaus' own interfaces have in common: padded values, patterns of months, names in parts. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }
export type JsonObject = { readonly [name: string]: Json | undefined }

export const jsonBytes = (value: Json, isIndented: boolean): Uint8Array =>
  Buffer.from(JSON.stringify(value, null, isIndented ? 2 : undefined))

/** `2024-03-05` as `03052024`; a month gets the day 00. */
export function compact(day: PartialDay): string {
  const [year = '', month = '00', date = '00'] = day.split('-')
  return `${month}${date}${year}`
}

export const padded = (cents: number, width: number): string => String(Math.round(cents / 100)).padStart(width, '0')

/** A full number of no one that ends in these four figures: numbers that begin with 9 are given to no one. */
export const nobodysSsn = (person: Person): string => `90012${person.ssnLast4}`

/** The last word as surname, what is between as middle name. */
export function nameParts(name: string): { first: string; middle: string | null; last: string } {
  const [first = '', ...rest] = name.split(' ')
  if (rest.length < 2) return { first, middle: null, last: rest.join(' ') }
  return { first, middle: rest[0] ?? null, last: rest.slice(1).join(' ') }
}

const LATE: Readonly<Record<string, 'days30' | 'days60' | 'days90'>> = { '30': 'days30', '60': 'days60' }

/** The late months of a grid, as the forms count them. */
export function lateCounts({ paymentHistory }: Situation): NonNullable<AccountTruth['lateCounts']> {
  const counts = { days30: 0, days60: 0, days90: 0 }
  for (const { code } of paymentHistory) if (/^\d+$/.test(code)) counts[LATE[code] ?? 'days90'] += 1
  return { days30: Math.min(99, counts.days30), days60: Math.min(99, counts.days60), days90: Math.min(99, counts.days90) }
}

export interface Pattern {
  readonly text: string
  readonly months: AccountTruth['paymentHistory']
}

/** How a code is written, and what a clerk reads there; null for a sign that says nothing. */
export type Written = readonly [sign: string, means: HistoryCode | null]

/** A sign a month from `first` back, for so many months at most; months before the newest of the grid are blank. */
export function patternOf(
  { paymentHistory }: Situation,
  from: { readonly first: Month; readonly most: number; readonly blank: string },
  write: (code: HistoryCode) => Written,
): Pattern {
  const [newest] = paymentHistory
  if (!newest) return { text: '', months: [] }
  const byMonth = new Map(paymentHistory.map(({ month, code }) => [month, code]))
  const oldest = paymentHistory.at(-1)?.month ?? newest.month
  const length = Math.min(from.most, Math.max(0, monthsBetween(oldest, from.first) + 1))
  const cells = Array.from({ length }, (_, index) => {
    const month = addMonths(from.first, -index)
    const code = byMonth.get(month)
    const [sign, means] = code === undefined ? [from.blank, null] : write(code)
    return { month, sign, means }
  })
  return {
    text: cells.map(({ sign }) => sign).join(''),
    months: cells.flatMap(({ month, means }) => (means === null ? [] : [{ month, code: means }])),
  }
}

/** Whether a remark says what the codes of the forms used here do not: it stands as a code that no one explains. */
export const hasOtherRemark = ({ remarks }: Situation): boolean =>
  remarks.some((remark) => !/disput|disagree|charge/i.test(remark))

/** A list of one may stand as the thing itself. */
export const listed = (items: readonly Json[], chance: Chance): Json | undefined => {
  const [only] = items
  if (items.length === 0) return chance.isTrue(0.5) ? [] : undefined
  return items.length === 1 && chance.isTrue(0.3) ? (only ?? null) : items
}

/** The same object with its members in another order. */
export function reordered(value: JsonObject, chance: Chance): JsonObject {
  const order = new Map(Object.keys(value).map((name) => [name, chance.next()]))
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0)))
}

/** What each of the forms says about the person. */
export const personTruth = (person: Person): Truth['personalInfo'] => ({
  name: person.name,
  alsoKnownAs: person.alsoKnownAs,
  dateOfBirth: person.birth,
  ssnLast4: person.ssnLast4,
  addresses: person.addresses.map(({ street, city, state, zip }) => ({ street, city, state, zip })),
  phones: person.phones.map(({ number }) => number),
  employers: person.employers,
})
