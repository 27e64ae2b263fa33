import { leftOf, middleXOf, rightOf, unionOf } from '#engine/reading/lines/boxes.ts'
import { askMonth, leadingMoney, type Notes, note, saysNothing } from '#engine/reading/facts.ts'
import type { Ratings } from '#engine/reading/layouts/transunion-web-print/key.ts'
import { GRID_LABELS, type GridLabel, withoutBrackets } from '#engine/reading/layouts/transunion-web-print/words.ts'
import { isMadeOut, type Line, lineOfWords, type Run, runOf } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { splitWord } from '#engine/reading/lines/split-word.ts'
import { isUnknownSign } from '#engine/reading/values/pattern-signs.ts'
import type { BalanceMonth, HistoryMonth } from '#engine/report/account.ts'
import type { Box } from '#engine/report/evidence.ts'
import { type Month, monthNumber, parsePrintedDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'

/** What the bands of months of one account say. */
export interface PaymentHistory {
  /** Newest first, as is the other. */
  readonly paymentHistory: readonly HistoryMonth[]
  readonly balanceHistory: readonly BalanceMonth[]
  /** How many months the grid has, rated or not. */
  readonly months: number
}

interface MonthHead {
  readonly month: Month
  readonly page: number
  readonly box: Box
}

const BEGINS_HEAD = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d{1,2}\/\d{4}$)/i

/** The heading of a column: `November 2023`, `Nov 2023` or `11/2023`. */
function headAt(words: readonly Word[], at: number, page: number): { head: MonthHead; length: number } | null {
  if (!BEGINS_HEAD.test(words[at]?.text ?? '')) return null
  const run = (length: number): Run | null => runOf(page, words.slice(at, at + length))
  for (const length of [2, 1]) {
    const found = run(length)
    const month = found && (length === 2 || found.text.includes('/')) ? parsePrintedDay(found.text) : null
    if (found && month?.length === 7) return { head: { month, page, box: found.box }, length }
  }
  return null
}

/** In narrow columns a month touches the year before it (`2021January`): two words. */
const partedFromYear = (word: Word): readonly Word[] =>
  /^(?:19|20)\d{2}[A-Z][a-z]{2,8}$/.test(word.text) ? splitWord(word, [word.text.slice(0, 4), word.text.slice(4)]) : [word]

const headWords = (line: Line): readonly Word[] => line.words.flatMap(partedFromYear)

/** The months that head a band: nothing else stands on their line. */
export function monthHeads(line: Line): MonthHead[] | null {
  const heads: MonthHead[] = []
  const words = headWords(line)
  const from = /^month:?$/i.test(words[0]?.text ?? '') ? 1 : 0
  for (let at = from; at < words.length; ) {
    const found = headAt(words, at, line.page)
    if (!found) return null
    heads.push(found.head)
    at += found.length
  }
  // A lone `10/2029` is a date, not a heading.
  const isDate = heads.length === 1 && line.text.includes('/')
  return heads.length === 0 || isDate ? null : heads
}

const YEAR = /^(?:19|20)\d{2}$/
const isYear = ({ text }: Word): boolean => YEAR.test(text)
const isHeadWord = ({ text }: Word): boolean => YEAR.test(text) || (BEGINS_HEAD.test(text) && monthNumber(text) !== null)

/** The lines from the given one on that hold nothing but months and years: a heading takes three at most. A page may end above its years. */
function headLines(lines: readonly Line[], index: number): Line[] {
  const found: Line[] = []
  for (const line of lines.slice(index, index + 3)) {
    const words = headWords(line)
    if (!words.every(isHeadWord) || (line.page !== lines[index]?.page && !words.every(isYear))) break
    found.push(line)
  }
  return found
}

interface WrappedHeads {
  readonly heads: readonly MonthHead[]
  /** How many lines they take, and what else stands on the last of them: the other columns' first labels. */
  readonly lines: number
  readonly rest: Line | null
}

/** The same where, in narrow columns, the years of some months stand under their names, and those of others between. */
function wrappedHeads(lines: readonly Line[], index: number): WrappedHeads | null {
  const own = headLines(lines, index)
  const heads: MonthHead[] = []
  const names: Word[] = []
  const years: Word[] = []
  for (const line of own) {
    const words = headWords(line)
    for (let at = 0; at < words.length; ) {
      const whole = headAt(words, at, line.page)
      const word = words[at]
      if (whole) heads.push(whole.head)
      else if (word) (YEAR.test(word.text) ? years : names).push(word)
      at += whole?.length ?? 1
    }
  }
  const next = lines[index + own.length]
  const isSplit = names.length > years.length && next !== undefined && next.page === own[0]?.page
  const shared = isSplit ? next.words.filter((word) => YEAR.test(word.text) && names.some((name) => isUnder(word, name))) : []
  years.push(...shared)
  for (const name of names) {
    const below = years.findIndex((year) => isUnder(year, name))
    const head = headOf(name, years[below], own)
    if (!head) return null
    years.splice(below, 1)
    heads.push(head)
  }
  if (names.length === 0 || years.length > 0) return null
  const inOrder = heads.toSorted((a, b) => leftOf(a.box) - leftOf(b.box))
  if (!next || shared.length === 0) return { heads: inOrder, lines: own.length, rest: null }
  const rest = lineOfWords(
    next.page,
    next.words.filter((word) => !shared.includes(word)),
  )
  return { heads: inOrder, lines: own.length + 1, rest }
}

const isUnder = (year: Word, name: Word): boolean => distance(year.box, name.box) < name.box[3]

function headOf(name: Word, year: Word | undefined, lines: readonly Line[]): MonthHead | null {
  const number = monthNumber(name.text)
  const [first] = lines
  const isOnePage = lines.every((line) => line.page === first?.page)
  const box = year && (isOnePage ? unionOf([name.box, year.box]) : name.box)
  const page = first?.page ?? 0
  if (!year || !box || number === null) return null
  return { month: `${year.text}-${String(number).padStart(2, '0')}`, page, box }
}

/** A piece of a line of the grid: a label, whole or the first words of one that wraps, or a cell. */
interface Piece {
  readonly label: GridLabel | null
  readonly run: Run
}

const LABELS = GRID_LABELS.map((label) => ({ label, words: label.toLowerCase().split(' ') })).toSorted(
  (a, b) => b.words.length - a.words.length,
)
const BEGINS_LABEL: ReadonlySet<string> = new Set(LABELS.flatMap(({ words }) => words.slice(0, 1)))
const FIRST_WORDS = new Map<string, GridLabel>([
  ['scheduled', 'Scheduled Payment'],
  ['amount', 'Amount Paid'],
  ['past', 'Past Due'],
])
const LAST_WORDS: ReadonlySet<string> = new Set(['payment', 'paid', 'due'])

function labelAt(words: readonly Word[], at: number): { label: GridLabel; length: number } | null {
  const text = (index: number): string => (words[index]?.text ?? '').toLowerCase().replace(/:$/, '')
  const begins = text(at)
  if (!BEGINS_LABEL.has(begins)) return null
  const whole = LABELS.find((label) => label.words.every((word, index) => text(at + index) === word))
  if (whole) return { label: whole.label, length: whole.words.length }
  const first = FIRST_WORDS.get(begins)
  return first === undefined ? null : { label: first, length: 1 }
}

function piecesOf(line: Line): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < line.words.length; ) {
    const label = labelAt(line.words, at)
    const word = line.words[at]
    const run = label
      ? runOf(line.page, line.words.slice(at, at + label.length))
      : word && { ...word, page: line.page, words: [word] }
    const isLabelsEnd = label === null && LAST_WORDS.has(word?.text.toLowerCase() ?? '')
    if (run && !isLabelsEnd) pieces.push({ label: label?.label ?? null, run })
    at += label?.length ?? 1
  }
  return pieces
}

/** How far a piece is from standing flush left, flush right or centred under a heading. */
function distance(box: Box, head: Box): number {
  return Math.min(
    Math.abs(leftOf(box) - leftOf(head)),
    Math.abs(rightOf(box) - rightOf(head)),
    Math.abs(middleXOf(box) - middleXOf(head)),
  )
}

function columnOf(box: Box, heads: readonly MonthHead[]): number {
  let nearest = 0
  let least = Infinity
  heads.forEach((head, index) => {
    const away = distance(box, head.box)
    if (away < least) [nearest, least] = [index, away]
  })
  return nearest
}

/** The cells of one month by their labels; the first that is printed under a label stands. */
interface MonthCells {
  readonly head: MonthHead
  readonly cells: Map<GridLabel, Run>
}

/** The open band: its headings, and the label that each column's next cell has. */
interface Band {
  readonly heads: readonly MonthHead[]
  readonly columns: readonly MonthCells[]
  readonly labels: (GridLabel | null)[]
  /** A label that stands alone at the left: its row's cells stand below, beside the middle of its two lines. */
  waiting: GridLabel | null
  /** Where the labels of the rows begin, on the page of the headings and on the one that was read last. */
  readonly margins: Map<number, number>
}

/** Points: the pages of a paper lie not quite alike on the glass. */
const MARGINS_ALIKE = 12
/** How sure a month is whose heading is on a page that lies elsewhere. */
const FROM_ELSEWHERE = 0.6

/**
 * A line on the page after its headings, moved to where it would be on theirs: the labels of the rows tell how far apart
 * the pages lie. Its cells are under no heading, and are asked about. Only pictures lie askew.
 */
function underHeads(line: Line, { heads, margins }: Band): Line {
  const page = heads[0]?.page ?? line.page
  const [own, theirs] = [margins.get(line.page), margins.get(page)]
  if (page === line.page || own === undefined || theirs === undefined || !isMadeOut(line)) return line
  const by = theirs - own
  if (Math.abs(by) < MARGINS_ALIKE) return line
  const words = line.words.map((word) => {
    const [left, top, width, height] = word.box
    return { ...word, box: [left + by, top, width, height] as const, confidence: Math.min(word.confidence ?? 1, FROM_ELSEWHERE) }
  })
  return lineOfWords(line.page, words) ?? line
}

/** Notes where the label of a row begins. */
function noteMargin(line: Line, { margins }: Band): void {
  const [first] = line.words
  if (first && labelAt(line.words, 0) !== null && !margins.has(line.page)) margins.set(line.page, leftOf(first.box))
}

/**
 * A line of a band. Where one label stands left of all months it is the label of its row; else each column has its own,
 * over its cell or before it.
 */
function readLine(line: Line, band: Band): void {
  const { heads, columns, labels } = band
  const pieces = piecesOf(line)
  const [first] = pieces
  const edge = heads[0] ? leftOf(heads[0].box) : 0
  const isRow = first !== undefined && first.label !== null && middleXOf(first.run.box) < edge
  const rowLabel = isRow ? first.label : pieces.some(({ label }) => label !== null) ? null : band.waiting
  if (pieces.length > 0) band.waiting = isRow && pieces.length === 1 ? rowLabel : null
  let before: number | null = null
  for (const { label, run } of pieces) {
    if (label !== null) {
      if (run === first?.run && isRow) continue
      before = columnOf(run.box, heads)
      labels[before] = label
      continue
    }
    const nearest = columnOf(run.box, heads)
    // A cell that is under its heading is of that month; one that is at the far edge follows its label.
    const isUnderHead = distance(run.box, heads[nearest]?.box ?? run.box) < run.box[3] * 0.5
    const column: number = isUnderHead ? nearest : (before ?? nearest)
    const own = rowLabel ?? labels[column] ?? null
    const cells = columns[column]?.cells
    if (own !== null && cells && !cells.has(own)) cells.set(own, run)
  }
}

const TOTAL_MONTHS = /^Total Months:? *(\d{1,4})$/i

/** The count of months that an account prints about its own grid; null where it prints none. */
export function totalMonths(lines: readonly Line[]): number | null {
  const found = lines.map((line) => TOTAL_MONTHS.exec(line.text)?.[1]).find((count) => count !== undefined)
  return found === undefined ? null : Number(found)
}

function cellsByMonth(lines: readonly Line[]): Map<Month, MonthCells> {
  const months = new Map<Month, MonthCells>()
  let band: Band | null = null
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line || TOTAL_MONTHS.test(line.text)) continue
    const whole = monthHeads(line)
    const wrapped = whole ? null : wrappedHeads(lines, index)
    const heads = whole ?? wrapped?.heads
    if (!heads) {
      if (band) {
        noteMargin(line, band)
        readLine(underHeads(line, band), band)
      }
      continue
    }
    index += (wrapped?.lines ?? 1) - 1
    const columns = heads.map((head): MonthCells => months.get(head.month) ?? { head, cells: new Map() })
    for (const column of columns) months.set(column.head.month, column)
    band = { heads, columns, labels: heads.map(() => null), waiting: null, margins: new Map() }
    if (wrapped?.rest) readLine(wrapped.rest, band)
  }
  return months
}

/**
 * Reads the grid: bands of months, each month a column with its balance, payments and rating. A rating that the key does
 * not explain is asked about; a dash is no month of the history.
 */
export function readPaymentHistory(lines: readonly Line[], ratings: Ratings, evidence: Notes): PaymentHistory {
  const months = [...cellsByMonth(lines).values()].toSorted((a, b) => (a.head.month < b.head.month ? 1 : -1))
  const paymentHistory: HistoryMonth[] = []
  const balanceHistory: BalanceMonth[] = []
  for (const { head, cells } of months) {
    const { month } = head
    const rating = cells.get('Rating')
    const code = rating ? (ratings.get(withoutBrackets(rating.text).toUpperCase()) ?? null) : null
    if (rating && code !== null) {
      paymentHistory.push({ month, code })
      note(evidence, `paymentHistory.${month}`, [rating])
    } else if (isAsked(cells)) askMonth(evidence, month, rating ?? head)
    const balance = balanceOf(month, cells)
    if (!balance) continue
    balanceHistory.push(balance)
    const figures = [...cells].filter(([label]) => label !== 'Rating').map(([, run]) => run)
    note(evidence, `balanceHistory.${month}`, figures)
  }
  return { paymentHistory, balanceHistory, months: months.length }
}

/** A rating that the key does not explain; on a picture also one that was not made out, for each month has a rating. */
function isAsked(cells: MonthCells['cells']): boolean {
  const rating = cells.get('Rating')
  if ([...cells.values()].some(isMadeOut)) return !saysNothing(rating?.text ?? '?')
  return rating !== undefined && !saysNothing(rating.text) && isUnknownSign(withoutBrackets(rating.text))
}

/** The figures of a month; null where none is printed. */
function balanceOf(month: Month, cells: MonthCells['cells']): BalanceMonth | null {
  const amount = (label: GridLabel): Cents | null => leadingMoney(withoutBrackets(cells.get(label)?.text ?? ''))
  const one = {
    month,
    balance: amount('Balance'),
    scheduledPayment: amount('Scheduled Payment'),
    paid: amount('Amount Paid'),
    pastDue: amount('Past Due'),
    ...limitsOf(amount),
    ...remarkOf(cells),
  }
  return Object.values(one).every((value) => value === null || value === month) ? null : one
}

/** What the month prints of its limit and its highest balance. */
function limitsOf(amount: (label: GridLabel) => Cents | null): Pick<BalanceMonth, 'creditLimit' | 'highBalance'> {
  const creditLimit = amount('Credit Limit')
  const highBalance = amount('High Credit') ?? amount('High Balance')
  return { ...(creditLimit === null ? {} : { creditLimit }), ...(highBalance === null ? {} : { highBalance }) }
}

/** Codes of remarks; a bracket alone only goes on with what the months beside it say. */
function remarkOf(cells: MonthCells['cells']): Pick<BalanceMonth, 'remarks'> {
  const remarks = cells.get('Remarks')?.text ?? ''
  return /[A-Za-z]/.test(remarks) ? { remarks } : {}
}
