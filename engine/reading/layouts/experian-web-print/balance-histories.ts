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
function cellsOf(line: Line): Run[] {
  const cells: Word[][] = []
  for (const word of line.words.slice(2)) {
    if (/^(?:-?\$|[-–—]$)/.test(word.text)) cells.push([word])
    else cells.at(-1)?.push(word)
  }
  return cells.flatMap((words) => runOf(line.page, words) ?? [])
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
  for (const line of lines) {
    heads = headsOf(line) ?? heads
    const month = parsePrintedDay(
      line.words
        .slice(0, 2)
        .map((word) => word.text)
        .join(' '),
    )
    if (!heads || month === null || !/^\d{4}-\d{2}$/.test(month)) continue
    const cells = underHeads(cellsOf(line), heads)
    const amount = (column: Column): Cents | null => leadingMoney(cells.get(column)?.text ?? '')
    note(evidence, `balanceHistory.${month}`, [line])
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
