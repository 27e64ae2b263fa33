import { leftOf, middleXOf, middleYOf, rightOf } from '#engine/reading/lines/boxes.ts'
import { leadingMoney, type Notes, note } from '#engine/reading/facts.ts'
import { type Line, type Run, runOf } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'
import type { BalanceMonth } from '#engine/report/account.ts'
import type { Box } from '#engine/report/evidence.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'

type Column = 'date' | 'balance' | 'scheduledPayment' | 'paid' | 'pastDue'

const COLUMNS: readonly (readonly [RegExp, Column])[] = [
  [/^date/i, 'date'],
  [/^balance/i, 'balance'],
  [/^scheduled/i, 'scheduledPayment'],
  [/^(?:paid|actual)/i, 'paid'],
  [/^past$/i, 'pastDue'],
]

interface Head {
  readonly column: Column
  readonly box: Box
}

const headWords = (line: Line): Head[] =>
  line.words.flatMap((word) => {
    const column = COLUMNS.find(([words]) => words.test(word.text))?.[1]
    return column ? [{ column, box: word.box }] : []
  })

/**
 * The table's headings, word by word: columns may stand so close that their headings read as one. A heading that wraps
 * can begin on the line above or below.
 */
function headsOf(lines: readonly Line[], index: number): Head[] | null {
  const line = lines[index]
  const own = line ? headWords(line) : []
  if (!line || own[0]?.column !== 'date' || !own.some((head) => head.column === 'balance')) return null
  const around = [lines[index - 1], lines[index + 1]].filter((other): other is Line => {
    const isNear = other?.page === line.page && Math.abs(middleYOf(other.box) - middleYOf(line.box)) < line.box[3] * 1.2
    return isNear && other.words.every((word) => /^[A-Za-z]+$/.test(word.text) && !MONTH_NAME.test(word.text.slice(0, 3)))
  })
  const more = around.flatMap(headWords).filter((head) => !own.some((known) => known.column === head.column))
  const heads = [...own, ...more].toSorted((a, b) => leftOf(a.box) - leftOf(b.box))
  return heads.length >= 3 ? heads : null
}

/** The cells of a line: each begins with an amount or with a dash. */
function cellsOf(page: number, words: readonly Word[]): Run[] {
  const cells: Word[][] = []
  for (const word of words) {
    if (/^(?:-?\$|[-–—]$)/.test(word.text)) cells.push([word])
    else cells.at(-1)?.push(word)
  }
  return cells.flatMap((one) => runOf(page, one) ?? [])
}

interface Row {
  readonly month: string
  /** The printed month; in a narrow column wrapped, `Dec` over `2023`. */
  readonly date: Run
  readonly cells: Run[]
}

const MONTH_NAME = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?$/
const YEAR = /^(?:19|20)\d{2}$/
/** From the line of a wrapped month's name to the line of its year, with amounts set between. */
const LINES_TO_YEAR = 3

function rowAt(lines: readonly Line[], index: number): Row | null {
  const line = lines[index]
  const [name, beside] = line?.words ?? []
  if (!line || !name || !MONTH_NAME.test(name.text)) return null
  const year = beside && YEAR.test(beside.text) ? beside : yearBelow(lines, index, name)
  const month = year ? parsePrintedDay(`${name.text} ${year.text}`) : null
  // A page may end between the two: then the place is that of the name.
  const isSplit =
    year !== undefined && year !== beside && !lines.some((one) => one.page === line.page && one.words.includes(year))
  const date = runOf(line.page, year && !isSplit ? [name, year] : [name])
  return month === null || !date || !year ? null : { month, date, cells: [] }
}

function yearBelow(lines: readonly Line[], index: number, name: Word): Word | undefined {
  for (const line of lines.slice(index + 1, index + 1 + LINES_TO_YEAR)) {
    const [first] = line.words
    if (!first || MONTH_NAME.test(first.text)) return undefined
    if (YEAR.test(first.text) && Math.abs(leftOf(first.box) - leftOf(name.box)) < 3) return first
  }
  return undefined
}

/** The rows with their cells. A cell belongs to the month it stands nearest to: rows may be aligned at their top or middle. */
function rowsOf(lines: readonly Line[]): Row[] {
  const rows = lines.flatMap((_, index) => rowAt(lines, index) ?? [])
  const dates = new Set(rows.flatMap((row) => row.date.words))
  for (const line of lines) {
    const words = line.words.filter((word) => !dates.has(word))
    for (const cell of cellsOf(line.page, words)) {
      const away = (row: Row): number => Math.abs(middleYOf(row.date.box) - middleYOf(cell.box))
      const [nearest] = rows.filter((row) => row.date.page === cell.page).toSorted((a, b) => away(a) - away(b))
      if (nearest && away(nearest) < nearest.date.box[3] / 2 + cell.box[3] * 0.4) nearest.cells.push(cell)
    }
  }
  return rows.map((row) => ({ ...row, cells: row.cells.toSorted((a, b) => leftOf(a.box) - leftOf(b.box)) }))
}

/** How far a cell is from standing flush left, flush right or centred under its heading. */
function distance(cell: Box, head: Box): number {
  return Math.min(
    Math.abs(leftOf(cell) - leftOf(head)),
    Math.abs(rightOf(cell) - rightOf(head)),
    Math.abs(middleXOf(cell) - middleXOf(head)),
  )
}

/** Which cell is under which heading: one after the other where none is left out, else the nearest. */
function underHeads(cells: readonly Run[], heads: readonly Head[]): Map<Column, Run> {
  const columns = heads.slice(1)
  const found = new Map<Column, Run>()
  cells.forEach((cell, index) => {
    const [nearest] = columns.toSorted((a, b) => distance(cell.box, a.box) - distance(cell.box, b.box))
    const head = cells.length === columns.length ? columns[index] : nearest
    if (head && !found.has(head.column)) found.set(head.column, cell)
  })
  return found
}

/** Reads the rows `Oct 2024  $10,000  $300  $300 on 10/5/2024` under their headings, newest first. */
export function readBalanceHistory(lines: readonly Line[], evidence: Notes): BalanceMonth[] {
  const headIndex = lines.findIndex((_, index) => headsOf(lines, index) !== null)
  const heads = headsOf(lines, headIndex)
  if (!heads) return []
  const months = rowsOf(lines.slice(headIndex + 1)).map(({ month, date, cells }): BalanceMonth => {
    const byColumn = underHeads(cells, heads)
    const amount = (column: Column): Cents | null => leadingMoney(byColumn.get(column)?.text ?? '')
    note(evidence, `balanceHistory.${month}`, [date, ...cells])
    return {
      month,
      balance: amount('balance'),
      scheduledPayment: amount('scheduledPayment'),
      paid: amount('paid'),
      pastDue: amount('pastDue'),
    }
  })
  return months.toSorted((a, b) => (a.month < b.month ? 1 : -1))
}
