import { leftOf, middleXOf, rightOf } from '#engine/reading/boxes.ts'
import { leadingMoney, type Notes, note } from '#engine/reading/facts.ts'
import { type Line, type Run, runOf } from '#engine/reading/lines.ts'
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

/** The table's headings, word by word: columns may stand so close that their headings read as one. */
function headsOf(line: Line): Head[] | null {
  const heads = line.words.flatMap((word) => {
    const column = COLUMNS.find(([words]) => words.test(word.text))?.[1]
    return column ? [{ column, box: word.box }] : []
  })
  const isHead = heads[0]?.column === 'date' && heads.some((head) => head.column === 'balance') && heads.length >= 3
  return isHead ? heads : null
}

/** The cells of a row after its month: each begins with an amount or with a dash. */
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
  readonly cells: readonly Run[]
  readonly lines: readonly Line[]
}

const MONTH_NAME = /^[A-Z][a-z]{2,8}\.?$/
const YEAR = /^(?:19|20)\d{2}$/
/** A row whose month wraps has at most so many lines: its name, amounts set between, its year. */
const TALLEST_ROW = 3

/** The row that begins at a line; in a narrow column its month may be wrapped, `Dec` over `2023`. Null where none begins. */
function rowAt(lines: readonly Line[], index: number): Row | null {
  const line = lines[index]
  const [name, year] = line?.words ?? []
  if (!line || !name || !MONTH_NAME.test(name.text)) return null
  if (year && YEAR.test(year.text)) return rowOf(`${name.text} ${year.text}`, [line], [line.words.slice(2)])
  for (let end = index + 1; end < index + TALLEST_ROW; end += 1) {
    const [first] = lines[end]?.words ?? []
    if (!first || MONTH_NAME.test(first.text)) return null
    if (!YEAR.test(first.text) || Math.abs(leftOf(first.box) - leftOf(name.box)) > 3) continue
    const own = lines.slice(index, end + 1)
    const words = own.map((one) => one.words.filter((word) => word !== name && word !== first))
    return rowOf(`${name.text} ${first.text}`, own, words)
  }
  return null
}

function rowOf(printed: string, lines: readonly Line[], words: readonly (readonly Word[])[]): Row | null {
  const month = parsePrintedDay(printed)
  if (month === null || !/^\d{4}-\d{2}$/.test(month)) return null
  const cells = words.flatMap((own, index) => cellsOf(lines[index]?.page ?? 0, own))
  return { month, cells: cells.toSorted((a, b) => leftOf(a.box) - leftOf(b.box)), lines }
}

/** How far a cell is from standing flush left, flush right or centred under its heading. */
function distance(cell: Box, head: Box): number {
  return Math.min(
    Math.abs(leftOf(cell) - leftOf(head)),
    Math.abs(rightOf(cell) - rightOf(head)),
    Math.abs(middleXOf(cell) - middleXOf(head)),
  )
}

/** Which cell stands under which heading: one after the other where none is left out, else the nearest. */
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
  let heads: Head[] | null = null
  const months: BalanceMonth[] = []
  for (const [index, line] of lines.entries()) {
    heads = headsOf(line) ?? heads
    const row = heads ? rowAt(lines, index) : null
    if (!heads || !row) continue
    const { month } = row
    const cells = underHeads(row.cells, heads)
    const amount = (column: Column): Cents | null => leadingMoney(cells.get(column)?.text ?? '')
    note(evidence, `balanceHistory.${month}`, row.lines)
    months.push({
      month,
      balance: amount('balance'),
      scheduledPayment: amount('scheduledPayment'),
      paid: amount('paid'),
      pastDue: amount('pastDue'),
    })
  }
  return months.toSorted((a, b) => (a.month < b.month ? 1 : -1))
}
