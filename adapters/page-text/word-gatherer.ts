import type { Box, Word } from '#adapters/page-text/port.ts'
import { roundedBox } from '#adapters/page-text/page-space.ts'
import { type GatheredWord, joinSpacedOut } from '#adapters/page-text/spaced-out-words.ts'

/** One drawn character. */
export interface Glyph {
  readonly text: string
  readonly box: Box
}

/** What is asked of a character only where it decides. */
export interface GlyphQuestions {
  /** Whether its line runs up or down the displayed page. */
  runsVertically(): boolean
  /** Whether the file draws it in one go with the character added before it. */
  isDrawnWithLast(): boolean
}

export interface WordGatherer {
  /** The next character in content order. */
  add(glyph: Glyph, questions: GlyphQuestions): void
  /** A space that the file writes. */
  breakWord(): void
  /** A space that PDFium supposes: between characters drawn apart from each other our own measure decides. */
  supposeBreak(): void
  /** Whether the glyph stands where the same character was just drawn: a bold made by printing twice. */
  repeatsLast(glyph: Glyph): boolean
  finish(): readonly Word[]
}

/**
 * Parts of a character's height (ascent and descent, about 1.17 em). In one go, a wider gap is a space though none is written; letters
 * are spaced out up to there. Drawn apart, as the cells of a table are, less is enough: a payment grid must not run together.
 */
const GAP_IN_ONE_GO = 0.2
const GAP_APART = 0.09
/** Two copies closer than this part of the font height are one character printed twice. */
const OVERPRINT = 0.12
const LOOSE_LETTERS = /^\p{L}{1,2}$/u
/** Two letters are at most four units of UTF-16: longer words need no look. */
const LONGEST_LOOSE = 4
const FIRST_COMBINING = '\u0300'
const COMBINING = /^\p{M}/u
/** Height of a row of the table in which a word looks for its double. */
const CELL = 8

/** Whether two boxes of one text are one place; a second font for the outline may make them differ in height. */
function isOverprint(a: Box, b: Box): boolean {
  const reach = OVERPRINT * Math.max(a[3], b[3])
  const shared = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return Math.abs(a[0] - b[0]) <= reach && Math.abs(a[0] + a[2] - b[0] - b[2]) <= reach && shared >= 0.8 * Math.min(a[3], b[3])
}

/** Whether the next character stands on another line, or before the last one. */
function leavesLine(last: Box, next: Box): boolean {
  const shared = Math.min(last[1] + last[3], next[1] + next[3]) - Math.max(last[1], next[1])
  return shared < 0.5 * Math.min(last[3], next[3]) || next[0] < last[0] - OVERPRINT * Math.max(last[3], next[3])
}

/** Whether the next character of a line that runs up or down the page begins a new word. */
function startsNewVerticalWord(last: Box, next: Box): boolean {
  const shared = Math.min(last[0] + last[2], next[0] + next[2]) - Math.max(last[0], next[0])
  if (shared < 0.5 * Math.min(last[2], next[2])) return true
  const gap = Math.max(next[1] - (last[1] + last[3]), last[1] - (next[1] + next[3]))
  return gap > GAP_IN_ONE_GO * Math.max(last[2], next[2])
}

/** The word so far. */
interface WordSoFar {
  readonly box: Box
  readonly lastBox: Box
  /** Whether PDFium supposes a space after it. */
  readonly isBreakSupposed: boolean
}

/** Points, and times the other's height: letters so much larger are printed across the text, as watermarks are. */
const ACROSS = 36
const MUCH_LARGER = 3

function isOfOtherPrint(last: Box, next: Box): boolean {
  const [small, large] = [Math.min(last[3], next[3]), Math.max(last[3], next[3])]
  return large >= ACROSS && large > small * MUCH_LARGER
}

function startsWord({ box, lastBox, isBreakSupposed }: WordSoFar, glyph: Glyph, questions: GlyphQuestions): boolean {
  if (glyph.text >= FIRST_COMBINING && COMBINING.test(glyph.text)) return false
  if (isOfOtherPrint(lastBox, glyph.box)) return true
  if (leavesLine(lastBox, glyph.box))
    return isBreakSupposed || !questions.runsVertically() || startsNewVerticalWord(lastBox, glyph.box)
  // Measured by the height of the whole word: a font without ascent and descent gives its small letters small boxes.
  const gap = (glyph.box[0] - (lastBox[0] + lastBox[2])) / Math.max(box[3], glyph.box[3])
  if (!isBreakSupposed && gap <= GAP_APART) return false
  return questions.isDrawnWithLast() ? isBreakSupposed || gap > GAP_IN_ONE_GO : gap > GAP_APART
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a[0], b[0])
  const y = Math.min(a[1], b[1])
  return [x, y, Math.max(a[0] + a[2], b[0] + b[2]) - x, Math.max(a[1] + a[3], b[1] + b[3]) - y]
}

/** Puts drawn characters together into words, in the order they come. */
export function gatherWords(): WordGatherer {
  const words: GatheredWord[] = []
  /** The places of each word, row by row of the page. */
  const placed = new Map<number, Map<string, Box[]>>()
  let text = ''
  let box: Box | null = null
  let last: Glyph | null = null
  let isBreakSupposed = false
  let followsSpace = true
  let isDrawnSingly = true

  const isDoubleInRow = (row: number, word: string, place: Box): boolean =>
    placed
      .get(row)
      ?.get(word)
      ?.some((other) => isOverprint(other, place)) ?? false

  const place = (row: number, word: string, at: Box): void => {
    const inRow = placed.get(row)
    const same = inRow?.get(word)
    if (same !== undefined) same.push(at)
    else if (inRow !== undefined) inRow.set(word, [at])
    else placed.set(row, new Map([[word, [at]]]))
  }

  const keepWord = (at: Box): void => {
    const row = Math.round(at[1] / CELL)
    if (isDoubleInRow(row - 1, text, at) || isDoubleInRow(row, text, at) || isDoubleInRow(row + 1, text, at)) return
    place(row, text, at)
    const isLooseLetter = isDrawnSingly && text.length <= LONGEST_LOOSE && LOOSE_LETTERS.test(text)
    words.push({ text: text.toWellFormed(), box: roundedBox(at), followsSpace, isLooseLetter })
  }

  const endWord = (): void => {
    if (box !== null) keepWord(box)
    text = ''
    box = null
    last = null
    isBreakSupposed = false
    followsSpace = false
    isDrawnSingly = true
  }

  return {
    add(glyph, questions) {
      if (box !== null && last !== null && startsWord({ box, lastBox: last.box, isBreakSupposed }, glyph, questions)) endWord()
      if (text.length === 1) isDrawnSingly = !questions.isDrawnWithLast()
      text += glyph.text
      box = box === null ? glyph.box : around(box, glyph.box)
      last = glyph
      isBreakSupposed = false
    },
    breakWord() {
      endWord()
      followsSpace = true
    },
    supposeBreak() {
      isBreakSupposed = true
    },
    repeatsLast: (glyph) => last !== null && last.text === glyph.text && isOverprint(last.box, glyph.box),
    finish() {
      endWord()
      return joinSpacedOut(words)
    },
  }
}
