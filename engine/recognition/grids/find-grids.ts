import { bottomOf, leftOf, middleXOf, middleYOf, unionOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { type GridRow, median, rowsOf } from '#engine/recognition/grids/grid-rows.ts'
import { SHORT_MONTHS } from '#engine/values/short-months.ts'

/** A grid of years by months, found although some of its heading or its years were read wrongly. */
export interface FoundGrid {
  /** The middles of the twelve columns. */
  readonly columns: readonly number[]
  readonly pitch: number
  /** The words of the heading as they must be, some of them put in where none was read. */
  readonly head: readonly Word[]
  readonly readHead: readonly Word[]
  readonly rows: readonly GridRow[]
}

const INITIALS = 'JFMAMJJASOND'
/** What the first letter of a month is read as. */
const READ_AS: Readonly<Record<string, string>> = {
  O: 'O0oQDG',
  J: 'JjIl])1',
  S: 'Ss5',
  N: 'N',
  D: 'D0O',
  F: 'FfPE',
  M: 'MmH',
  A: 'A4',
}
/** So many of the twelve must be right. */
const LEAST_RIGHT = 9

/** The grids of a page, top to bottom. The last grid of the page before may go on here without a heading. */
export function findGrids(page: PageText, before: FoundGrid | null): FoundGrid[] {
  const { marks } = page
  const lines = linesOf(page.words)
  const direction = directionOf(before)
  const heads = lines.flatMap((line, index) => {
    const head = headOf(line)
    return head ? [{ ...head, readHead: wordsInHead(page, head), index }] : []
  })
  const found = heads.map(({ index, ...head }, at) => {
    const next = heads[at + 1]?.index ?? lines.length
    return { ...head, rows: rowsOf({ lines: lines.slice(index + 1, next), marks }, head, direction) }
  })
  const goesOn = before ? { ...before, head: [], readHead: [] } : null
  const rows = goesOn ? rowsOf({ lines: lines.slice(0, heads[0]?.index ?? lines.length), marks }, goesOn, direction) : []
  const isAtTop = rows[0] !== undefined && rows[0].top < page.height * TOP
  return goesOn && before && isAtTop && isContinued(rows, before) ? [{ ...goesOn, rows }, ...found] : found
}

/** Rows at the head of a page go on from the page before only where their years do; else their own heading was lost. */
function isContinued([first]: readonly GridRow[], { rows }: FoundGrid): boolean {
  const [year, last] = [first?.text ?? null, rows.at(-1)?.text ?? null]
  return year === null || last === null || Math.abs(Number(year) - Number(last)) === 1
}

/** What was read at the place of a heading: a name whose box took in a rule is on no line with the others. */
export function wordsInHead(page: PageText, { columns, pitch, head }: Head): Word[] {
  const [, top, , height] = unionOf(head.map((word) => word.box)) ?? [0, 0, 0, 0]
  return page.words.filter(({ text, box, confidence = 1 }) => {
    const shared = Math.min(bottomOf(box), top + height) - Math.max(box[1], top)
    const month = columns.findIndex((middle) => Math.abs(middle - middleXOf(box)) < pitch * 0.6)
    const isRead =
      head.some((word) => word.text === withoutDust(text)) ||
      isInitial(text, INITIALS[month] ?? '?') ||
      text.length <= 3 ||
      confidence < UNREAD
    return month >= 0 && isRead && shared > Math.min(box[3], height) * 0.5 && box[2] < pitch * 3
  })
}

/** `"May`: a speck beside a name. */
const withoutDust = (text: string): string => text.replace(/^[^A-Za-z0-9]|[^A-Za-z0-9]$/, '')

/** Less surely read than this, a word at the heading's height is one of its letters and a speck. */
const UNREAD = 0.6

/** A grid that goes on begins in this part of the page. */
const TOP = 0.2

/** Words at one height, left to right. The ink of small signs has its own height, so their middles decide. */
export function linesOf(words: readonly Word[]): Word[][] {
  const usual = median(words.map((word) => word.box[3]))
  const lines: Word[][] = []
  for (const word of words.toSorted((a, b) => middleYOf(a.box) - middleYOf(b.box))) {
    const open = lines.at(-1)
    const last = open?.at(-1)
    if (open && last && middleYOf(word.box) - middleYOf(last.box) < usual * 0.45) open.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.toSorted((a, b) => leftOf(a.box) - leftOf(b.box)))
}

type Head = Omit<FoundGrid, 'rows'>

function headOf(line: readonly Word[]): Head | null {
  const words = (/^ye/i.test(line[0]?.text ?? '') ? line.slice(1) : line).flatMap(inLetters)
  if (words.length < LEAST_RIGHT || words.slice(0, 12).some(({ text }) => text.length > 9)) return null
  const near = words.slice(0, 12)
  const pitch = median(near.slice(1).map((word, index) => middleXOf(word.box) - middleXOf(near[index]?.box ?? word.box)))
  for (const offset of [0, 1, 2, 3]) {
    const head = headFrom(near, pitch, offset)
    if (head) return head
  }
  return null
}

/** Initials that were read as one word, each in its place; a letter with a speck beside it is that letter. */
function inLetters(word: Word): Word[] {
  const [left, top, width, height] = word.box
  const count = word.text.length
  if (count < 2 || !/^[A-Z0o\]|l]{2,12}$/.test(word.text)) return [word]
  if (width < height * 1.2) return [{ ...word, text: word.text.charAt(0) }]
  const letter = Math.min(height * 0.7, width / count)
  const step = (width - letter) / (count - 1)
  return [...word.text].map((text, index) => ({ ...word, text, box: [left + index * step, top, letter, height] }))
}

/** The heading whose first read word is the month `offset`. */
function headFrom(words: readonly Word[], pitch: number, offset: number): Head | null {
  const [first] = words
  if (!first || pitch <= 0) return null
  const january = middleXOf(first.box) - offset * pitch
  const placed = words.flatMap((word) => {
    const at = (middleXOf(word.box) - january) / pitch
    const month = Math.round(at)
    return Math.abs(at - month) < 0.3 && month < 12 ? [{ word, month }] : []
  })
  const right = placed.filter(({ word, month }) => isInitial(word.text, INITIALS[month] ?? ''))
  if (right.length < LEAST_RIGHT || new Set(placed.map(({ month }) => month)).size < placed.length) return null
  // The middles of the words that were read right tell where the columns are, also where the print is a little askew.
  const shift = median(right.map(({ word, month }) => middleXOf(word.box) - january - month * pitch))
  const columns = Array.from({ length: 12 }, (_, month) => {
    const own = placed.find((one) => one.month === month)
    return own ? middleXOf(own.word.box) : january + shift + month * pitch
  })
  const isNamed = median(right.map(({ word }) => word.text.length)) >= 3
  const size = median(right.map(({ word }) => word.box[3]))
  const head = columns.map((middle, month): Word => {
    const own = placed.find((one) => one.month === month)?.word
    const text = isNamed ? (SHORT_MONTHS[month] ?? '') : (INITIALS[month] ?? '')
    const isRead = isNamed && own?.text.toLowerCase().startsWith(text.toLowerCase())
    if (own) return isRead ? own : { ...own, text }
    return { text, box: [middle - size / 2, first.box[1], size, first.box[3]], confidence: 0.9 }
  })
  return { columns, pitch, head, readHead: words }
}

const isInitial = (text: string, letter: string): boolean => (READ_AS[letter] ?? letter).includes(text.charAt(0))

/** Whether the years of a grid rise (1) or fall (-1) from row to row; 0 where that cannot be told. */
function directionOf(grid: FoundGrid | null): number {
  const [first, second] = (grid?.rows ?? []).map(({ text }) => Number(text ?? 0))
  return first && second && Math.abs(second - first) === 1 ? second - first : 0
}
