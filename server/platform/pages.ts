import { z } from 'zod'
import { type Endpoint, MOST_ROWS } from '#contract/endpoint.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What tells the last row of a page from all others, by the order of its list. */
type Place = readonly unknown[]

/** Rows of a list, and the place behind which the next ones are; null: these are the last. */
export class Page<Answer> {
  readonly answer: Answer
  readonly next: Place | null
  constructor(answer: Answer, next: Place | null) {
    this.answer = answer
    this.next = next
  }
}

export const writeCursor = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** The place that a cursor of ours names; null: from the first row on. */
export function readCursor<Shape extends z.ZodType>(cursor: string | null, shape: Shape): z.output<Shape> | null {
  if (cursor === null) return null
  const { success, data } = shape.safeParse(jsonIn(cursor))
  if (!success) throw new Refusal('invalid', 'This page of the list cannot be found. Start at the first one.')
  return data
}

function jsonIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** Of rows that were asked for with one more than a page holds: the page. */
export function pageOf<Row>(found: readonly Row[], { most, placeOf }: { most: number; placeOf(row: Row): Place }): Page<Row[]> {
  const rows = found.slice(0, most)
  const last = rows.at(-1)
  return new Page(rows, found.length > most && last !== undefined ? placeOf(last) : null)
}

const cutPlace = z.array(z.tuple([z.string().max(500), z.number().int().min(0)])).max(10)

/** A page of a list that was made whole: it goes on behind the last row, wherever that is now, else where it was. */
export function cutPage({ pages }: Endpoint, answer: unknown, cursor: string | null): Page<unknown> {
  if (pages === undefined) return new Page(answer, null)
  const places = readCursor(cursor, cutPlace) ?? []
  if (pages === 'rows') {
    const part = cut(answer, places[0])
    return new Page(part.rows, part.isLast ? null : [part.place])
  }
  const whole: Readonly<Record<string, unknown>> = { ...Object(answer) }
  const parts = pages.map((field, index) => ({ field, ...cut(whole[field], places[index]) }))
  const rows = Object.fromEntries(parts.map((part) => [part.field, part.rows]))
  return new Page({ ...whole, ...rows }, parts.every(({ isLast }) => isLast) ? null : parts.map(({ place }) => place))
}

type CutPlace = z.output<typeof cutPlace>[number]

function cut(list: unknown, [key, position]: CutPlace = ['', 0]): { rows: unknown[]; place: CutPlace; isLast: boolean } {
  const all: unknown[] = Array.isArray(list) ? list : []
  const found = key === '' ? -1 : all.findIndex((row) => keyOf(row) === key)
  const from = found < 0 ? position : found + 1
  const rows = all.slice(from, from + MOST_ROWS)
  const end = from + rows.length
  return { rows, place: [rows.length === 0 ? key : keyOf(rows.at(-1)), end], isLast: end >= all.length }
}

/** What a row is known by; where it has nothing of the kind, only its position counts. */
function keyOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return ''
  const { id, key, letterId }: { id?: unknown; key?: unknown; letterId?: unknown } = row
  const found = [id, key, letterId].find((one) => typeof one === 'string')
  return typeof found === 'string' ? found : ''
}

/** The address of the next page, as a header says it. */
export function linkTo(url: string, place: Place): string {
  const address = new URL(url, 'http://errata')
  address.searchParams.set('cursor', writeCursor(place))
  return `<${address.pathname}${address.search}>; rel="next"`
}
