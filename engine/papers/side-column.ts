import { leftOf, rightOf } from '#engine/reading/lines/boxes.ts'
import { type Line, pageLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'

/** A letterhead gives a town, a box or a telephone. */
const ADDRESS = /\b(?:[A-Z]{2}\.?,? ?\d{5}(?:-\d{4})?|p\.? ?o\.? ?box|apartado)\b|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/i
const SENTENCE_WORDS = 6
const LEAST_SENTENCES = 2
/** A line of a letterhead has few words. */
const HEADING_WORDS = 5
const LEAST_LINES = 3
/** So many lines with so many words on both sides are columns of sentences. */
const LEAST_ABREAST = 6
const COLUMN_WORDS = 4
/** So many lines with an address on both sides are a row of addresses, as of the agencies that were told. */
const ROW_OF_ADDRESSES = 2
/** A table is labels and their amounts. */
const AMOUNT = /^\$?[\d,]{1,12}\.\d\d$/
const ROWS_OF_TABLE = 2
/** Points: half of the least blank between the columns, and how far apart the places are that are tried. */
const HALF_GUTTER = 5
const STEP = 4

/** The document with a letterhead that is next to its letter moved before it: no line then goes from one into the other. */
export const withSideColumnsApart = (document: DocumentText): DocumentText => ({
  ...document,
  pages: document.pages.flatMap(partsOf),
})

interface Band {
  readonly from: number
  readonly to: number
  readonly x: number
  readonly isSideLeft: boolean
}

/** From top to bottom: what is above, the letterhead, the letter, what is below. */
function partsOf(page: PageText): PageText[] {
  const lines = pageLines(page)
  const band = bandOf(lines, page.width)
  if (band === null) return [page]
  const { from, to, x, isSideLeft } = band
  const within = lines.slice(from, to).flatMap(({ words }) => words)
  const [left, right] = [within.filter((word) => isLeft(word, x)), within.filter((word) => !isLeft(word, x))]
  return [
    lines.slice(0, from).flatMap(({ words }) => words),
    ...(isSideLeft ? [left, right] : [right, left]),
    lines.slice(to).flatMap(({ words }) => words),
  ].flatMap((words) => (words.length === 0 ? [] : [{ ...page, words }]))
}

const isLeft = ({ box }: Word, x: number): boolean => (leftOf(box) + rightOf(box)) / 2 < x
/** Specks and rules are no words. */
const isWord = ({ text }: Word): boolean => /[A-Za-z0-9]/.test(text)

/** The lines that a blank parts into a letterhead and a letter: of all places the one that parts the most. */
function bandOf(lines: readonly Line[], width: number): Band | null {
  let best: { readonly band: Band; readonly size: number } | null = null
  for (let x = width * 0.15; x < width * 0.85; x += STEP) {
    const isCrossed = (line: Line): boolean =>
      line.words.some((word) => isWord(word) && leftOf(word.box) < x + HALF_GUTTER && rightOf(word.box) > x - HALF_GUTTER)
    // The end closes the last stretch.
    let from = 0
    for (const [at, line] of [...lines, null].entries()) {
      if (line !== null && !isCrossed(line)) continue
      const isSideLeft = sideOf(lines.slice(from, at), x)
      if (isSideLeft !== null && at - from > (best?.size ?? 0)) best = { band: { from, to: at, x, isSideLeft }, size: at - from }
      from = at + 1
    }
  }
  return best?.band ?? null
}

/** Whether the letterhead is at the left of x; null where one side is none or the other no letter. */
function sideOf(lines: readonly Line[], x: number): boolean | null {
  const pairs = lines.map(({ words }) => {
    const textsOn = (wantsLeft: boolean) =>
      words.filter((word) => isWord(word) && isLeft(word, x) === wantsLeft).map(({ text }) => text)
    return { left: textsOn(true), right: textsOn(false) }
  })
  if (pairs.filter((pair) => hasAddress(pair.left) && hasAddress(pair.right)).length >= ROW_OF_ADDRESSES) return null
  // What parts labels from their amounts is no blank between columns.
  if (pairs.filter((pair) => AMOUNT.test(pair.right[0] ?? '')).length >= ROWS_OF_TABLE) return null
  const left = pairs.flatMap((pair) => (pair.left.length > 0 ? [pair.left] : []))
  const right = pairs.flatMap((pair) => (pair.right.length > 0 ? [pair.right] : []))
  // An address that is above a table is next to nothing.
  const bothFrom = Math.max(
    pairs.findIndex((pair) => pair.left.length > 0),
    pairs.findIndex((pair) => pair.right.length > 0),
  )
  const beside = pairs.slice(bothFrom)
  if (isLetterhead(left) && isLetter(right) && beside.some((pair) => hasAddress(pair.left))) return true
  if (isLetterhead(right) && isLetter(left) && beside.some((pair) => hasAddress(pair.right))) return false
  // The same letter in two languages, or a letter in two columns.
  const abreast = pairs.filter((pair) => pair.left.length >= COLUMN_WORDS && pair.right.length >= COLUMN_WORDS)
  return abreast.length >= LEAST_ABREAST && isLetter(left) && isLetter(right) ? true : null
}

const hasAddress = (words: readonly string[]): boolean => ADDRESS.test(words.join(' '))

const isLetterhead = (lines: readonly (readonly string[])[]): boolean =>
  lines.length >= LEAST_LINES && lines.every(({ length }) => length <= HEADING_WORDS)

const isLetter = (lines: readonly (readonly string[])[]): boolean =>
  lines.filter((words) => words.length >= SENTENCE_WORDS && words.filter((word) => /^[a-z]/.test(word)).length * 2 > words.length)
    .length >= LEAST_SENTENCES
