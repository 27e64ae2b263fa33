import { leftOf, middleYOf } from '#engine/reading/lines/boxes.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { editDistance } from '#engine/recognition/words/letters.ts'
import { mostOften } from '#engine/recognition/grids/mend-month-heads.ts'
import { MONTH_NAMES, monthNumber } from '#engine/values/day.ts'

/** A row of a table that begins with its month: `Nov 2024 $31,110 …`. */
interface Row {
  readonly name: Word
  readonly year: Word
}

const NAME = /^[A-Za-z0-9]{3}$/
const YEAR = /^[12][\dOolI]{3}$/
/** Of the step from row to row: how uneven it may be. Of the letters' height: how far from each other rows may begin. */
const UNEVEN = 0.3
const ASIDE = 0.6
/** So many rows must follow one another, and at least this share of those that were made out. */
const LEAST_RIGHT = 3
const LEAST_SHARE = 0.6
/** A month that is between its neighbours, and one that follows the last. */
const FORCED = 0.92
const FOLLOWS = 0.85

/** The page with the months down a table fixed (`lan 2025`, `Nov 2023` between Dec 2024 and Oct 2024) where the rows above and below force them. */
export function mendMonthRows(page: PageText): PageText {
  const mended = new Map(tablesOf(page).flatMap((rows) => [...mendedRows(rows)]))
  return mended.size === 0 ? page : { ...page, words: page.words.map((word) => mended.get(word) ?? word) }
}

/** Rows in even steps, one month each. */
function tablesOf(page: PageText): Row[][] {
  const rows = pageLines(page).flatMap(({ words: [name, year, ...cells] }) =>
    name && year && cells.length > 0 && NAME.test(name.text) && YEAR.test(year.text) ? [{ name, year }] : [],
  )
  const tables: Row[][] = []
  for (const row of rows) {
    const table = tables.at(-1)
    if (table && isNext(row, table)) table.push(row)
    else tables.push([row])
  }
  return tables.filter(({ length }) => length >= LEAST_RIGHT)
}

const MOST_STEP = 3
function isNext({ name }: Row, table: readonly Row[]): boolean {
  const [before, last] = table.slice(-2).map((row) => row.name.box)
  const above = last ?? before
  if (!above || Math.abs(leftOf(name.box) - leftOf(above)) > name.box[3] * ASIDE) return false
  const step = middleYOf(name.box) - middleYOf(above)
  const usual = last && before ? middleYOf(last) - middleYOf(before) : null
  return usual === null ? step > 0 && step < name.box[3] * MOST_STEP : Math.abs(step - usual) < usual * UNEVEN
}

function mendedRows(rows: readonly Row[]): ReadonlyMap<Word, Word> {
  const read = rows.map(({ name, year }) => {
    const month = monthNumber(name.text)
    return month === null || !/^\d{4}$/.test(year.text) ? null : Number(year.text) * 12 + month - 1
  })
  const basesOf = (step: number): number[] => read.flatMap((at, index) => (at === null ? [] : [at - step * index]))
  const [back, ahead] = [mostOften(basesOf(-1)), mostOften(basesOf(1))]
  const step = ahead[1] > back[1] ? 1 : -1
  const [base, count] = step === 1 ? ahead : back
  const mended = new Map<Word, Word>()
  if (base === null || count < LEAST_RIGHT || count < read.filter((at) => at !== null).length * LEAST_SHARE) return mended
  const isRight = (index: number): boolean => read[index] === base + step * index
  // A row that was fixed is the neighbour of the next.
  for (const [index, { name, year }] of [...rows.entries(), ...[...rows.entries()].toReversed()]) {
    const around = [isRight(index - 1), isRight(index + 1)].filter(Boolean).length
    const at = base + step * index
    const [month, number] = [(MONTH_NAMES[at % 12] ?? '').slice(0, 3), String(Math.floor(at / 12))]
    const isNear = editDistance(name.text, month, 1) <= 1 && editDistance(year.text, number, 1) <= 1
    // A month that was read, and is another, may be one of which the row before was left out.
    if (isRight(index) || !isNear || around < (read[index] === null ? 1 : 2)) continue
    read[index] = at
    const confidence = around === 2 ? FORCED : FOLLOWS
    mended.set(name, { ...name, text: month, confidence })
    mended.set(year, { ...year, text: number, confidence })
  }
  return mended
}
