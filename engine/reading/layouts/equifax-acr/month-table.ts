import { leftOf, middleXOf, rightOf } from '#engine/reading/lines/boxes.ts'
import { type Notes, note } from '#engine/reading/facts.ts'
import { type Line, runOf } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'
import type { BalanceMonth } from '#engine/report/account.ts'
import { type Month, monthNumber } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'

type Figure = Exclude<keyof BalanceMonth, 'month' | 'remarks'>
interface Column {
  readonly name: string
  /** What its amounts are; undefined where the normal form has no place for them. */
  readonly figure: Figure | undefined
  readonly left: number
  readonly right: number
}

/** The columns that the normal form has a place for; the others are known so that nothing of theirs is taken for these. */
const FIGURES: Readonly<Record<string, Figure>> = {
  balance: 'balance',
  'scheduled payment': 'scheduledPayment',
  'actual payment': 'paid',
  'past due': 'pastDue',
  'amount past due': 'pastDue',
  'high credit': 'highBalance',
  'credit limit': 'creditLimit',
}
const OTHERS = [
  'month',
  'date',
  'month/year',
  'last payment date',
  'date of last payment',
  'narrative codes',
  'narrative code',
  'narrative code(s)',
  'scheduled payment amount',
  'actual payment amount',
  'past due amount',
  // `Date` is below it and may be narrower than the space between its words.
  'last payment',
]
const NAMES = [...Object.keys(FIGURES), ...OTHERS].toSorted((a, b) => b.split(' ').length - a.split(' ').length)
const columnOf = (name: string, left: number, right: number): Column => ({
  name,
  figure: FIGURES[name.replace(/ amount$/, '')],
  left,
  right,
})
/** Words that stand side by side in a name. */
const NAME_PARTS: ReadonlySet<string> = new Set(
  NAMES.map((name) => name.split(' ')).flatMap((words) => words.slice(1).map((word, index) => `${words[index]} ${word}`)),
)
const HEADER_WORDS: ReadonlySet<string> = new Set(NAMES.flatMap((name) => name.split(' ')))

/** How wide the space between two words may be, in heights: tight fonts and wide ones differ, and so do the gaps of columns. */
const SPACES = [0.3, 0.36, 0.42, 0.5, 0.65]

const isHeaderLine = (line: Line): boolean => line.words.every(({ text }) => HEADER_WORDS.has(text.toLowerCase()))

/** The header of a monthly table that begins on this line, and how many lines it takes; null where none does. */
export function tableHeader(lines: readonly Line[], index: number): { columns: Column[]; lines: number } | null {
  const first = lines[index]
  if (!first || !isHeaderLine(first)) return null
  const header = [first]
  for (let at = index + 1; at < index + 3; at += 1) {
    const line = lines[at]
    if (!line || !isHeaderLine(line)) break
    header.push(line)
  }
  const columns = header.length === 1 ? namedIn(first.words) : stackedAtBest(header)
  const names = new Set(columns?.map(({ name }) => name))
  return columns && names.has('balance') && names.size >= 4 ? { columns, lines: header.length } : null
}

/** One line of names, however near to one another they stand. */
function namedIn(words: readonly Word[]): Column[] | null {
  const columns: Column[] = []
  for (let at = 0; at < words.length; ) {
    const name = NAMES.find((one) => one.split(' ').every((text, index) => words[at + index]?.text.toLowerCase() === text))
    const own = words.slice(at, at + (name?.split(' ').length ?? 0))
    const [first, last] = [own[0], own.at(-1)]
    if (name === undefined || !first || !last) return null
    columns.push(columnOf(name, leftOf(first.box), rightOf(last.box)))
    at += own.length
  }
  return columns
}

function stackedAtBest(lines: readonly Line[]): Column[] | null {
  for (const space of SPACES) {
    const columns = stackedIn(lines, space)
    if (columns) return columns
  }
  return null
}

/** Names that wrap: the words that stand over one another are one column's. `space` is the widest between two words, in heights. */
function stackedIn(lines: readonly Line[], space: number): Column[] | null {
  const words = lines.flatMap((line) => line.words)
  const groups: Word[][] = []
  for (const word of words.toSorted((a, b) => leftOf(a.box) - leftOf(b.box))) {
    const near = groups.find((group) => group.some((one) => isOfColumn([one, word], lines, space)))
    if (near) near.push(word)
    else groups.push([word])
  }
  const columns = groups.flatMap((group) => {
    const inOrder = group.toSorted((a, b) => words.indexOf(a) - words.indexOf(b))
    const name = inOrder.map(({ text }) => text.toLowerCase()).join(' ')
    const [left, right] = [Math.min(...group.map(({ box }) => leftOf(box))), Math.max(...group.map(({ box }) => rightOf(box)))]
    // Two names of one line, near to one another.
    const parted = NAMES.includes(name) ? null : namedIn(inOrder)
    return parted ?? [columnOf(name, left, right)]
  })
  return columns.every(({ name }) => NAMES.includes(name)) ? columns : null
}

const isNamePart = (one: Word, word: Word): boolean => NAME_PARTS.has(`${one.text} ${word.text}`.toLowerCase())

/** On one line, a space apart and two words of one name; on two, one over the other. */
function isOfColumn([one, word]: readonly [Word, Word], lines: readonly Line[], space: number): boolean {
  const gap = leftOf(word.box) - rightOf(one.box)
  if (gap >= word.box[3] * space) return false
  return lines.some((line) => line.words.includes(one) && line.words.includes(word)) ? isNamePart(one, word) : gap < 0
}

/** The month that a row of the table begins with, and how many words say it; the year may be under its name. */
export function monthOfRow({ words }: Line, below: Line | undefined): { month: Month; words: number } | null {
  const [first, second] = words
  const numbers = /^(\d{1,2})\/(\d{2}|\d{4})$/.exec(first?.text ?? '')
  const named = /^([A-Za-z]{3,9})\.?$/.exec(first?.text ?? '')
  const month = numbers ? Number(numbers[1]) : named?.[1] === undefined ? null : monthNumber(named[1])
  const beside = YEAR.test(second?.text ?? '') ? second?.text : undefined
  const [under] = below?.words ?? []
  const isUnder = first !== undefined && under !== undefined && Math.abs(leftOf(first.box) - leftOf(under.box)) < 2
  const year = numbers ? numbers[2] : (beside ?? (isUnder && YEAR.test(under.text) ? under.text : undefined))
  if (month === null || month < 1 || month > 12 || year === undefined) return null
  const whole = year.length === 2 ? `20${year}` : year
  return { month: `${whole}-${String(month).padStart(2, '0')}`, words: numbers || beside === undefined ? 1 : 2 }
}

const YEAR = /^(?:19|20)\d{2}$/

/** How far a word stands from a column; 0 inside it. */
function distance(word: Word, { left, right }: Column): number {
  const gap = Math.max(left - rightOf(word.box), leftOf(word.box) - right, 0)
  return gap * 1000 + Math.abs(middleXOf(word.box) - (left + right) / 2)
}

/** The column that stands nearest to the word, the first of several. */
function nearest(word: Word, columns: readonly Column[]): Column | undefined {
  let [found] = columns
  for (const column of columns) if (found && distance(word, column) < distance(word, found)) found = column
  return found
}

/** A row of the table: its month and the columns it is in. */
export interface MonthRow {
  readonly line: Line
  readonly head: { readonly month: Month; readonly words: number }
  readonly columns: readonly Column[]
}

/** Reads one row of the table. */
export function readMonthRow({ line, head, columns }: MonthRow, notes: Notes): BalanceMonth {
  const row: { -readonly [Name in keyof BalanceMonth]: BalanceMonth[Name] } = {
    month: head.month,
    balance: null,
    scheduledPayment: null,
    paid: null,
    pastDue: null,
  }
  const used: Word[] = []
  for (const word of line.words.slice(head.words)) {
    const figure = nearest(word, columns)?.figure
    const amount = figure ? parseMoney(word.text) : null
    if (!figure || amount === null) continue
    row[figure] = amount
    used.push(word)
  }
  const run = runOf(line.page, used)
  if (run) note(notes, `balanceHistory.${head.month}`, [run])
  return row
}
