import { leftOf, middleXOf, middleYOf, rightOf, unionOf } from '#engine/reading/lines/boxes.ts'
import { askMonth, type Notes, note } from '#engine/reading/facts.ts'
import type { AccountBlock } from '#engine/reading/layouts/experian-web-print/accounts.ts'
import {
  isLikeSize,
  type Legend,
  meaningOfSigns,
  meaningOfText,
  readLegend,
} from '#engine/reading/layouts/experian-web-print/payment-legend.ts'
import { LEGEND_PHRASES } from '#engine/reading/layouts/experian-web-print/words.ts'
import { emOf, findIn, type Line, lineOfWords } from '#engine/reading/lines/lines.ts'
import {
  gridEdge,
  isTwelveCells,
  type MonthCell,
  monthAt,
  monthCells,
  monthColumns,
  monthPlaces,
  yearOfRow,
} from '#engine/reading/lines/month-grid.ts'
import { literalPattern } from '#engine/values/literal-pattern.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { isUnreadMonth } from '#engine/recognition/grids/unread-month.ts'
import type { HistoryMonth } from '#engine/report/account.ts'
import type { Box } from '#engine/report/evidence.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

type Signs = (page: number) => readonly Box[]

/** Letters and figures in a month's cell, as signs are written. */
const LIKE_SIGN = /^(?=.*[A-Z0-9])[A-Z0-9+]{1,4}$/

/** The sign that stands for a glyph or a drawing in a quote. */
const TICK = '✓'

/**
 * Reads the grid of years by months with its key, then the guide's sentences. What the grid prints stands, even where
 * the guide says otherwise; the guide fills only months that the grid leaves empty. Newest first.
 */
export function readPaymentHistory(parts: AccountBlock['parts'], signs: Signs, evidence: Notes): HistoryMonth[] {
  const { cells, places, others, beside } = gridOf(parts.history, signs)
  const legend = readLegend([...others, ...beside, ...parts.guide], { signs, column: beside })
  const isUnseenCurrent = legend.hasUnseenCurrent ? unexplainedSign(cells, legend) : () => false
  const codes = new Map<string, HistoryCode>()
  const printed = new Set<string>()
  for (const cell of cells) {
    if (isUnreadMonth(cell.text)) continue
    printed.add(cell.month)
    const explained = cell.text === '' ? meaningOfSigns(legend, cell.marks) : meaningOfText(legend, cell.text)
    const code = explained ?? (isUnseenCurrent(cell) ? 'ok' : null)
    if (code === null && LIKE_SIGN.test(cell.text)) askMonth(evidence, cell.month, cell)
    if (code === null || codes.has(cell.month)) continue
    codes.set(cell.month, code)
    const quote = /^[\x20-\x7e]+$/.test(cell.text) ? cell.text : TICK
    note(evidence, `paymentHistory.${cell.month}`, [{ page: cell.page, box: cell.box, text: quote }])
  }
  for (const { month, page, box } of legend.hasUnseenCurrent && !legend.hasUnseenNoData
    ? blankMonths(cells, places, codes)
    : []) {
    codes.set(month, 'ok')
    note(evidence, `paymentHistory.${month}`, [{ page, box, text: TICK }])
  }
  for (const { month, code, pieces } of guideOf(parts.guide)) {
    if (printed.has(month) || codes.has(month)) continue
    codes.set(month, code)
    note(evidence, `paymentHistory.${month}`, pieces)
  }
  return [...codes].map(([month, code]) => ({ month, code })).toSorted((a, b) => (a.month < b.month ? 1 : -1))
}

interface Grid {
  readonly cells: readonly MonthCell[]
  /** Of every month of its rows, printed or not. */
  readonly places: readonly MonthCell[]
  /** The lines that are no part of the grid: its key. */
  readonly others: readonly Line[]
  /** What stands right of the grid, line by line: a key that was set beside it. */
  readonly beside: readonly Line[]
}

function gridOf(printed: readonly Line[], signs: Signs): Grid {
  const { lines, beside } = withoutBeside(printed)
  const cells: MonthCell[] = []
  const places: MonthCell[] = []
  const others: Line[] = []
  let columns: readonly number[] | null = null
  let loose: Line[] = []
  for (const [index, line] of lines.entries()) {
    const head = monthColumns(line)
    if (head) {
      columns = head
    } else if (columns && yearOfRow(line, columns) !== null) {
      const row = withNeighbours(line, [lines[index - 1], lines[index + 1]], columns)
      cells.push(...monthCells(row.line, columns, signs(line.page)))
      places.push(...monthPlaces(row.line, columns))
      loose = [...loose, ...row.taken]
    } else {
      others.push(line)
    }
  }
  return { cells, places, others: others.filter((line) => !loose.includes(line)), beside }
}

/** Where the grid ends on a line: behind its twelve cells, wherever a wider font pushed the last of them. */
function edgeOfLine(line: Line, columns: readonly number[]): number {
  const next = line.words[13]
  if (yearOfRow(line, columns) === null || !isTwelveCells(line.words.slice(1, 13), columns)) return gridEdge(columns)
  return next ? leftOf(next.box) : Infinity
}

/** Short and no small word: glyphs of another font can make a line of their own beside their year. */
const isLikeCode = (word: Word): boolean => word.text.length <= 3 && !/[a-z]/.test(word.text)

/** The grid's lines, and from its heading on what stands right of December. */
function withoutBeside(printed: readonly Line[]): { lines: Line[]; beside: Line[] } {
  const lines: Line[] = []
  const beside: Line[] = []
  let columns: readonly number[] = []
  for (const line of printed) {
    const head = monthColumns(line)
    columns = head ?? columns
    const edge = columns.length === 0 ? Infinity : edgeOfLine(line, columns)
    const left = lineOfWords(
      line.page,
      line.words.filter((word) => word.box[0] < edge),
    )
    const right = lineOfWords(
      line.page,
      line.words.filter((word) => word.box[0] >= edge),
    )
    // A line of the key under the grid may be wider than the grid.
    const isRow = left !== null && (/^(?:19|20)\d{2}$/.test(left.words[0]?.text ?? '') || left.words.every(isLikeCode))
    const isGrid = head !== null || left === null || isRow
    if (!isGrid || !right) {
      lines.push(line)
      continue
    }
    if (left) lines.push(left)
    beside.push(right)
  }
  return { lines, beside }
}

/** Glyphs of another font can sit a little above or below their year: such a line belongs to the row. */
function withNeighbours(
  row: Line,
  around: readonly (Line | undefined)[],
  columns: readonly number[],
): { line: Line; taken: Line[] } {
  const [year] = row.words
  const taken = around.filter((line): line is Line => {
    if (!line || !year || line.page !== row.page || yearOfRow(line, columns) !== null || monthColumns(line)) return false
    const isAtRow = Math.abs(middleYOf(line.box) - middleYOf(year.box)) < emOf([year]) * 0.5
    return (
      isAtRow && line.words.every((word) => word.box[0] > rightOf(year.box) && monthAt(middleXOf(word.box), columns) !== null)
    )
  })
  if (taken.length === 0) return { line: row, taken }
  return { line: lineOfWords(row.page, [...row.words, ...taken.flatMap((line) => line.words)]) ?? row, taken }
}

/**
 * Where the key explains `Current` and its sign could not be seen, the one sign of the grid that nothing explains is
 * it: a glyph or a drawing. Several kinds of such signs are none.
 */
function unexplainedSign(cells: readonly MonthCell[], legend: Legend): (cell: MonthCell) => boolean {
  const glyphs = new Set(
    cells.flatMap((cell) => (isGlyph(cell.text) && meaningOfText(legend, cell.text) === null ? [cell.text] : [])),
  )
  const unexplained = cells.filter((cell) => cell.text === '' && meaningOfSigns(legend, cell.marks) === null)
  const drawn = unexplained.map((cell) => unionOf(cell.marks)).filter((box) => box !== null)
  // What also is behind written codes is the cell's own field or frame.
  const fields = cells.flatMap((cell) => (cell.text === '' ? [] : cell.marks))
  const [glyph] = glyphs
  const [drawing] = drawn
  if (glyphs.size === 1 && drawing === undefined) return (cell) => cell.text === glyph
  if (glyphs.size > 0 || drawing === undefined || !drawn.every((other) => isLikeSize(other, drawing))) return () => false
  if (fields.some((field) => isLikeSize(field, drawing))) return () => false
  return (cell) => cell.text === ''
}

/**
 * Months whose cell is blank where the key explains `Current` and shows no sign for it: the blank is the sign. Only
 * between two printed cells, and only where every printed cell says something else than current: what is drawn in a way
 * that cannot be seen stands nowhere else.
 */
function blankMonths(
  cells: readonly MonthCell[],
  places: readonly MonthCell[],
  codes: ReadonlyMap<string, HistoryCode>,
): readonly MonthCell[] {
  const isSaid = (cell: MonthCell): boolean => (codes.get(cell.month) ?? 'ok') !== 'ok' || /^[–—-]$/.test(cell.text)
  const printed = cells.map((cell) => cell.month).toSorted()
  const [first, last] = [printed[0], printed.at(-1)]
  if (first === undefined || last === undefined || !cells.every(isSaid)) return []
  return places.filter(({ month }) => month > first && month < last && !printed.includes(month))
}

/** A private-use or unmapped character: an icon font's. */
const isGlyph = (text: string): boolean => /^[\uE000-\uF8FF\uFFFD]$/.test(text)

const MONTH_YEAR = String.raw`[A-Z][a-z]{2,8}\.? \d{4}`
const GUIDE = new RegExp(`([A-Za-z0-9 /-]{1,60}?) as of (${MONTH_YEAR}(?:, ${MONTH_YEAR})*)`, 'g')

/** The guide's sentences: `90 days past due as of Mar 2022, Feb 2022`. */
function guideOf(lines: readonly Line[]): { month: string; code: HistoryCode; pieces: Line['runs'] }[] {
  const runs = lines.flatMap((line) => line.runs)
  const text = runs.map((run) => run.text).join(' ')
  return [...text.matchAll(GUIDE)].flatMap((sentence) => {
    const phrase = (sentence[1] ?? '').trim().toLowerCase()
    const code = LEGEND_PHRASES.find(([words]) => new RegExp(`^(?:${words.source})$`).test(phrase))?.[1]
    if (code === undefined) return []
    const pieces = findIn(runs, new RegExp(literalPattern(sentence[0])))?.pieces ?? []
    return (sentence[2] ?? '').split(', ').flatMap((printed) => {
      const month = parsePrintedDay(printed)
      return month === null ? [] : [{ month, code, pieces }]
    })
  })
}
