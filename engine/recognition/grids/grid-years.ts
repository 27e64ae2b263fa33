import { leftOf, middleXOf, middleYOf } from '#engine/reading/lines/boxes.ts'
import type { Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'

/** What a word has to be, where it has to stand and what has to stand beside it to be the year of a payment grid. */

/** Nobody prints the months of other years. */
export const YEAR = /^(?:19[7-9]|20[0-5])\d$/
/** What a year is read as, with the rule of its table behind it; the rows around it say which. Codes of the key that are below a grid are none. */
const LIKE_YEAR = /^(?!1[258]0$)[12lIZ][\dOoQDuUIltSZB]{2,4}[.,_\]|]?$/

/** Of a column's width: years stand one below the other, and the pages of a paper lie not quite alike. */
const OFF_LEFT = 0.4
/** Of a column's width: how far the cells of a row are off their columns, all to the same side. */
const OFF_MIDDLE = 0.2
/** So many of the words of a row are its cells. */
const CELL_SHARE = 0.8

interface Columns {
  readonly columns: readonly number[]
  readonly pitch: number
}

interface Line extends Columns {
  readonly words: readonly Word[]
  readonly marks: readonly Box[]
  /** Whether the heading is above, on the same page. */
  readonly isHeaded: boolean
}

/**
 * Whether the first word of a line is the year of a row: its months stand beside it. Under the heading a clean year may stand
 * alone; a line of words never is a row.
 */
export function isYearOfRow(line: Line): boolean {
  const [year, ...beside] = line.words
  if (!year || !(YEAR.test(year.text) || LIKE_YEAR.test(year.text))) return false
  const cells = beside.filter((word) => isCell(word, line))
  const drawn = drawnCells(year, line)
  if (line.isHeaded && beside.length === 0) return YEAR.test(year.text) || drawn > 0
  if (line.isHeaded) return (cells.length + drawn) * 2 >= beside.length
  const isAligned = alignedAmong(cells, line) >= cells.length * CELL_SHARE
  return isAligned && cells.length >= beside.length * CELL_SHARE && cells.length + drawn > 0
}

/** Those of the found years that stand where the others do: those of the page before, or else the clean ones among them. */
export function inOneColumn(found: readonly Word[], before: readonly Word[], pitch: number): Word[] {
  const clean = found.filter(({ text }) => YEAR.test(text))
  const others = [before, clean, found].find(({ length }) => length > 0) ?? []
  const left = others.map(({ box }) => leftOf(box)).toSorted((a, b) => a - b)[Math.floor(others.length / 2)]
  return left === undefined ? [] : found.filter(({ box }) => Math.abs(leftOf(box) - left) < pitch * OFF_LEFT)
}

/** A code, an amount, or the codes of several cells in one word; names and numbers of five figures are none. */
const CODE = /^(?![A-Za-z]{4})\S{1,4}$/
const AMOUNT = /^[-–—]?\$?\d{1,3}(?:[,.]\d{3})*$/

function isCell({ text, box }: Word, { columns, pitch }: Columns): boolean {
  const [left, , width] = box
  if (left + width < (columns[0] ?? 0) - pitch / 2) return false
  const covered = columns.filter((middle) => middle > left - pitch * 0.05 && middle < left + width + pitch * 0.05)
  return covered.length > 1 || CODE.test(text) || AMOUNT.test(text)
}

/** How many of the cells are as far off their columns as the others, or ever farther where the page lies a little larger. */
function alignedAmong(cells: readonly Word[], { columns, pitch }: Columns): number {
  const single = cells.filter(({ box }) => box[2] <= pitch * 0.9)
  const off = single.map(({ box }) => ({ x: middleXOf(box), by: offColumn(middleXOf(box), columns) }))
  const growth = growthOf(off, pitch)
  const level = off.map(({ x, by }) => by - growth * x)
  const usual = level.toSorted((a, b) => a - b)[Math.floor(level.length / 2)] ?? 0
  return cells.length - single.length + level.filter((one) => Math.abs(one - usual) < pitch * OFF_MIDDLE).length
}

/** Two pages of a paper differ no more than this in size. */
const MOST_GROWTH = 0.06

/** How much farther off the cells are from column to column, as most pairs of them say; 0 where that is more than paper differs. */
function growthOf(off: readonly { readonly x: number; readonly by: number }[], pitch: number): number {
  const slopes = off.flatMap((one, index) =>
    off.slice(index + 1).flatMap((other) => (other.x - one.x > pitch / 2 ? [(other.by - one.by) / (other.x - one.x)] : [])),
  )
  const growth = slopes.toSorted((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0
  return Math.abs(growth) < MOST_GROWTH ? growth : 0
}

function offColumn(x: number, columns: readonly number[]): number {
  const all = columns.map((middle) => x - middle)
  return all.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Infinity
}

/** The cells in which a sign was drawn of which no word was made. */
function drawnCells({ box }: Word, { marks, columns, pitch }: Line): number {
  const level = marks.filter((mark) => Math.abs(middleYOf(mark) - middleYOf(box)) < box[3] * 0.6 && mark[3] < box[3] * 2)
  return level.filter((mark) => Math.abs(offColumn(middleXOf(mark), columns)) < pitch * OFF_MIDDLE).length
}
