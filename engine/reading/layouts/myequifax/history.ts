import { evidenceOf } from '#engine/reading/lines/boxes.ts'
import { isMadeOut, type Line, lineOfWords } from '#engine/reading/lines/lines.ts'
import { askMonth, type Notes, note } from '#engine/reading/facts.ts'
import { codeOfDrawing, codeOfText, legendOf } from '#engine/reading/layouts/myequifax/legend.ts'
import { monthCells, monthColumns, type MonthCell, signsOf, yearOfRow } from '#engine/reading/lines/month-grid.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import { splitWord } from '#engine/reading/lines/split-word.ts'
import type { BalanceMonth, HistoryMonth } from '#engine/report/account.ts'
import type { Month } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'

export type Pages = ReadonlyMap<number, PageText>

/** What the rows of a grid need from above them: the grid's title and its month columns. */
interface OpenGrid {
  title: string
  columns: readonly number[] | null
}

interface Grid {
  /** Empty where it is on a page that is missing. */
  readonly title: string
  /** Whether another title follows, with rows or without. */
  readonly isBeforeTitle: boolean
  /** On which its last row stands. */
  readonly lastPage: number
  readonly cells: readonly MonthCell[]
  /** Those of pictures. */
  readonly madeOut: ReadonlySet<MonthCell>
}

/** The monthly figures the normal form has a place for; the other grids (activity designators) are passed over. */
const FIGURES: Readonly<Record<string, Exclude<keyof BalanceMonth, 'month' | 'remarks'>>> = {
  balance: 'balance',
  'scheduled payment': 'scheduledPayment',
  'scheduled payment amount': 'scheduledPayment',
  'actual payment': 'paid',
  'actual payment amount': 'paid',
  'amount past due': 'pastDue',
  'credit limit': 'creditLimit',
  'high credit': 'highBalance',
}

/**
 * All grids of a part in order: a title, a line of month names, a row a year. The three may be on different pages,
 * and a page may repeat the month names; rows go on until something else is printed.
 */
function gridsOf(lines: readonly Line[], { pages, elsewhere }: { pages: Pages; elsewhere: readonly number[] | null }): Grid[] {
  const grids: { title: string; isBeforeTitle: boolean; lastPage: number; cells: MonthCell[]; madeOut: Set<MonthCell> }[] = []
  // Where the page with the title is missing, the first rows stand in the columns of the next grid, or of another account's.
  const open: OpenGrid = { title: '', columns: columnsIn(lines) ?? elsewhere }
  let current: (typeof grids)[number] | null = null
  let before = lines[0]?.page ?? 0
  for (const line of lines) {
    if (line.page > before + 1) {
      open.title = ''
      current = null
    }
    before = line.page
    const columns = monthColumns(line)
    const isRow = open.columns !== null && yearOfRow(line, open.columns) !== null
    if (columns) {
      open.columns = columns
    } else if (isRow && open.columns) {
      if (!current)
        grids.push((current = { title: open.title, isBeforeTitle: false, lastPage: 0, cells: [], madeOut: new Set() }))
      current.lastPage = line.page
      const page = pages.get(line.page)
      const cells = monthCells(withAmountsParted(line), open.columns, page ? signsOf(page) : [])
      current.cells.push(...cells)
      if (isMadeOut(line)) for (const cell of cells) current.madeOut.add(cell)
    } else if (isTitle(line)) {
      for (const grid of grids) grid.isBeforeTitle = true
      open.title = line.text.toLowerCase()
      open.columns = null
      current = null
    }
  }
  return grids
}

/** The month columns of the first grid. */
export const columnsIn = (lines: readonly Line[]): readonly number[] | null =>
  lines.map(monthColumns).find((found) => found !== null) ?? null

/** In which the tables of money follow each other. */
const ORDER = ['balance', 'scheduled payment', 'actual payment', 'credit limit', 'amount past due'] as const

/**
 * Of which table the rows of a grid are whose title is on a page that is missing: of the one before the titles that follow, where these
 * are all that come behind it. Where no title follows they are the last table's, if the payment history comes right behind them.
 */
function titleOf({ title, isBeforeTitle, lastPage }: Grid, more: readonly Grid[], marksPage: number | null): string | null {
  if (title !== '') return title
  if (more.length >= ORDER.length) return null
  if (more.length === 0 && (isBeforeTitle || marksPage === null || marksPage > lastPage + 1)) return null
  const behind = ORDER.slice(ORDER.length - more.length)
  return more.every((grid, index) => grid.title === behind[index]) ? (ORDER[ORDER.length - more.length - 1] ?? null) : null
}

/** Amounts of neighbouring months that touch (`$425,068$424,310`) as words of their own. */
function withAmountsParted(line: Line): Line {
  if (!line.words.some((word) => word.text.lastIndexOf('$') > 0)) return line
  const words = line.words.flatMap((word) =>
    TOUCHING.test(word.text) ? splitWord(word, word.text.match(/\$[\d,.]+/g) ?? []) : [word],
  )
  return lineOfWords(line.page, words) ?? line
}
const TOUCHING = /^(?:\$[\d,.]+){2,}$/

/** A short line of words alone; the sentences between grids and the wrapped words of a cell are none. */
const isTitle = (line: Line): boolean =>
  line.runs.length === 1 && line.text.length < 40 && /^[A-Z][A-Za-z]*(?: [A-Za-z0-9]+)*$/.test(line.text)

const newestFirst = <Entry extends { readonly month: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (a.month < b.month ? 1 : -1))

/** The months of the `Account History` grids, newest first. `marksPage` is the page on which the payment history begins. */
export function readBalanceHistory(
  lines: readonly Line[],
  { pages, moneyColumns = null, marksPage = null }: HistoryContext & { readonly marksPage?: number | null },
  notes: Notes,
): BalanceMonth[] {
  const months = new Map<string, BalanceMonth>()
  const grids = gridsOf(lines, { pages, elsewhere: moneyColumns })
  for (const [index, grid] of grids.entries()) {
    const figure = FIGURES[titleOf(grid, grids.slice(index + 1), marksPage) ?? '']
    if (!figure) continue
    for (const cell of grid.cells) {
      const amount = parseMoney(cell.text)
      if (amount === null) continue
      const known = months.get(cell.month) ?? {
        month: cell.month,
        balance: null,
        scheduledPayment: null,
        paid: null,
        pastDue: null,
      }
      months.set(cell.month, { ...known, [figure]: amount })
      if (!notes[`balanceHistory.${cell.month}`]) note(notes, `balanceHistory.${cell.month}`, [cell])
    }
  }
  return newestFirst([...months.values()])
}

const LIKE_CODE = /^[A-Za-z]{1,3}$/
/** What is printed as text is surely what stands there. */
const LIKE_SIGN = /^(?=.*[A-Za-z0-9])[A-Za-z0-9+]{1,4}$/

/** What a grid needs to know of the document. */
export interface HistoryContext {
  readonly pages: Pages
  /** The month of the report: later ones of its year have a place in the grid and say nothing. */
  readonly lastMonth: Month | null
  /** The columns of the tables of money and of the marks of the first account that has them. */
  readonly moneyColumns?: readonly number[] | null
  readonly markColumns?: readonly number[] | null
}

/** The months of the `Payment History` grid, newest first. The legend below it explains signs and is never counted. */
export function readPaymentHistory(lines: readonly Line[], document: HistoryContext, notes: Notes): HistoryMonth[] {
  const { pages, lastMonth, markColumns = null } = document
  const legend = legendOf(lines, pages)
  const months = new Map<string, HistoryMonth>()
  for (const { cells, madeOut } of gridsOf(lines, { pages, elsewhere: markColumns })) {
    const unread: MonthCell[] = []
    for (const cell of cells) {
      const code = cell.text === '' ? codeOfDrawing(cell.marks, legend) : codeOfText(cell.text, legend)
      const isAhead = code === 'no_data' && lastMonth !== null && cell.month > lastMonth
      if (code === null && (madeOut.has(cell) ? LIKE_CODE : LIKE_SIGN).test(cell.text)) unread.push(cell)
      if (code === null || isAhead || months.has(cell.month)) continue
      months.set(cell.month, { month: cell.month, code })
      const evidence = evidenceOf([cell.text === '' ? { ...cell, text: '✓' } : cell])
      if (evidence) notes[`paymentHistory.${cell.month}`] = evidence
    }
    // Letters that are no code, among codes: one that was misread or that nobody explains is asked about.
    for (const cell of cells.some(({ month }) => months.has(month)) ? unread : []) askMonth(notes, cell.month, cell)
  }
  return newestFirst([...months.values()])
}
