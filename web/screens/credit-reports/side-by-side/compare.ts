import type { z } from 'zod'
import type { evidence } from '#contract/values.ts'
import { firstDayOf, lastDayOf, writeDay } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

export type Place = z.output<typeof evidence>

/** What one bureau prints in a row. */
export interface Cell {
  /** Null: not reported. */
  readonly text: string | null
  readonly place: Place | undefined
  /** Waits for the member's word: shown, and compared with nothing. */
  readonly isUnconfirmed: boolean
}

export interface ComparedRow {
  readonly name: string
  /** Only the bureaus that list the entry. */
  readonly cells: Readonly<Partial<Record<Bureau, Cell>>>
  /** Whether two bureaus print other values, whatever their days. */
  readonly isDifferent: boolean
}

/** How the values of a row are compared with each other; `words` are only shown: they differ from bureau to bureau by style. */
export type Comparison = 'money' | 'date' | 'code' | 'words'

/** A value of one bureau, before it is compared. */
export interface Printed {
  readonly bureau: Bureau
  readonly value: string | number | null
  readonly text: string | null
  readonly place: Place | undefined
}

/** One row of the comparison; null where no bureau prints anything. */
export function compareRow(name: string, how: Comparison, printed: readonly Printed[]): ComparedRow | null {
  if (printed.every(({ text }) => text === null)) return null
  const cells: Partial<Record<Bureau, Cell>> = {}
  for (const { bureau, text, place } of printed) cells[bureau] = { text, place, isUnconfirmed: isUnconfirmed(place) }
  const sure = printed.flatMap(({ value, place }) => (value === null || isUnconfirmed(place) ? [] : [value]))
  return { name, cells, isDifferent: how !== 'words' && sure.some((a) => sure.some((b) => differs(how, a, b))) }
}

const isUnconfirmed = (place: Place | undefined): boolean => place?.unconfirmed === true

function differs(how: Comparison, a: string | number, b: string | number): boolean {
  if (how !== 'date') return a !== b
  // March 2019 and March 5, 2019 can both be right; and where a bureau keeps only months, it prints the first of them.
  const [one, other] = isFirst(a) || isFirst(b) ? [monthOf(a), monthOf(b)] : [String(a), String(b)]
  return lastDayOf(one) < firstDayOf(other) || lastDayOf(other) < firstDayOf(one)
}

const isFirst = (day: string | number): boolean => /^\d{4}-\d{2}-01$/.test(String(day))
const monthOf = (day: string | number): string => String(day).slice(0, 7)

export const dayOrNull = (day: string | null): string | null => (day === null ? null : writeDay(day))
