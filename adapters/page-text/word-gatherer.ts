import type { Box, Word } from '#adapters/page-text/port.ts'
import { type OpenBox, roundBox } from '#adapters/page-text/page-space.ts'
import { joinSpacedOut, type LooseLetter } from '#adapters/page-text/spaced-out-words.ts'
import { joinTracked, type TrackedWord } from '#adapters/page-text/tracked-words.ts'

/** One drawn character. Its gatherer keeps nothing of it, so that one serves for all of a page. */
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
  /** A character that the page's edge cuts off: a word of which it is a part, or that it goes on behind, is not whole. */
  cut(glyph: Glyph, questions: GlyphQuestions): void
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
/** Part of the height that is no space at all. */
const NO_SPACE = 0.03
/** Stands for what is cut off a word: an amount without its last figures is none. */
const CUT_OFF = '\uFFFD'
/** Two copies closer than this part of the font height are one character printed twice. */
const OVERPRINT = 0.12
const LOOSE_LETTERS = /^\p{L}{1,2}$/u
/** Two letters are at most four units of UTF-16: longer words need no look. */
const LONGEST_LOOSE = 4
const FIRST_COMBINING = 0x300
const COMBINING = /^\p{M}/u
/** Height of a row of the table in which a word looks for its double. */
const CELL = 8

/** Whether two boxes of one text are one place; a second font for the outline may make them differ in height. */
function isOverprint(a: Box, b: Box): boolean {
  const reach = OVERPRINT * Math.max(a[3], b[3])
  const shared = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return Math.abs(a[0] - b[0]) <= reach && Math.abs(a[0] + a[2] - b[0] - b[2]) <= reach && shared >= 0.8 * Math.min(a[3], b[3])
}

/** Whether the next character is on another line, or before the last one. */
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

/** The word so far, written over for the next one; without text there is none. */
interface OpenWord {
  text: string
  readonly box: OpenBox
  /** Its last character, and where that is. */
  lastText: string
  readonly lastBox: OpenBox
  /** Whether PDFium supposes a space after it. */
  isBreakSupposed: boolean
  /** Whether the file writes a space after it. */
  isBreakWritten: boolean
  followsSpace: boolean
  isDrawnSingly: boolean
  /** Points from its first character to its second; null while it has one. */
  innerGap: number | null
  /** Points from the word before it, where the file draws the two apart on one line and writes no space; null otherwise. */
  gapBefore: number | null
  /** Whether the page's edge cuts it off, or what is drawn behind it in one go. */
  isCut: boolean
}

/** Points, and times the other's height: letters so much larger are printed across the text, as watermarks are. */
const ACROSS = 36
const MUCH_LARGER = 3

function isOfOtherPrint(last: Box, next: Box): boolean {
  const large = Math.max(last[3], next[3])
  return large >= ACROSS && large > Math.min(last[3], next[3]) * MUCH_LARGER
}

/** Whether the next character stands right behind the last: a space between them is none, as some programs write a soft hyphen. */
function isFlush(last: Box, next: Box): boolean {
  return Math.abs(next[0] - (last[0] + last[2])) < NO_SPACE * last[3] && Math.abs(next[1] - last[1]) < NO_SPACE * last[3]
}

function startsWord(
  { box, lastBox, isBreakSupposed, isBreakWritten }: OpenWord,
  glyph: Glyph,
  questions: GlyphQuestions,
): boolean {
  if (isBreakWritten) return !isFlush(lastBox, glyph.box)
  if (glyph.text.charCodeAt(0) >= FIRST_COMBINING && COMBINING.test(glyph.text)) return false
  if (isOfOtherPrint(lastBox, glyph.box)) return true
  if (leavesLine(lastBox, glyph.box))
    return isBreakSupposed || !questions.runsVertically() || startsNewVerticalWord(lastBox, glyph.box)
  // Measured by the height of the whole word: a font without ascent and descent gives its small letters small boxes.
  const gap = (glyph.box[0] - (lastBox[0] + lastBox[2])) / Math.max(box[3], glyph.box[3])
  if (!isBreakSupposed && gap <= GAP_APART) return false
  return questions.isDrawnWithLast() ? isBreakSupposed || gap > GAP_IN_ONE_GO : gap > GAP_APART
}

/** How far the next word begins behind this one on its line; null where the file writes a space or draws the two in one go. */
function gapAfter({ lastBox, isBreakWritten }: OpenWord, { box }: Glyph, questions: GlyphQuestions): number | null {
  const gap = box[0] - lastBox[0] - lastBox[2]
  if (isBreakWritten || gap <= 0 || gap > box[3] || leavesLine(lastBox, box)) return null
  return questions.isDrawnWithLast() ? null : gap
}

/** As a share of a character's height. A wider gap means another cell. */
const SAME_CELL = 0.8

/** Whether a character behind the word's space is of the next word of its line: in one go with it, or behind a space that is written. */
function goesOnBehind({ lastBox, isBreakWritten }: OpenWord, { box }: Glyph, questions: GlyphQuestions): boolean {
  if (leavesLine(lastBox, box) || box[0] - lastBox[0] - lastBox[2] > SAME_CELL * box[3]) return false
  return isBreakWritten || questions.isDrawnWithLast()
}

/** Makes a box reach around another as well. */
function widen(box: OpenBox, other: Box): void {
  const x = Math.min(box[0], other[0])
  const y = Math.min(box[1], other[1])
  box[2] = Math.max(box[0] + box[2], other[0] + other[2]) - x
  box[3] = Math.max(box[1] + box[3], other[1] + other[3]) - y
  box[0] = x
  box[1] = y
}

function copyBox(from: Box, into: OpenBox): void {
  into[0] = from[0]
  into[1] = from[1]
  into[2] = from[2]
  into[3] = from[3]
}

/** A word whose box is not yet rounded: what is finer than a hundredth of a point tells doubles. */
interface UnroundedWord extends TrackedWord {
  text: string
  readonly box: OpenBox
}

const plainWord = ({ text, box, isCovered }: UnroundedWord): Word => (isCovered ? { text, box, isCovered } : { text, box })

/** The words of a page but those that are printed over themselves. */
function keepWords(): { keep(ended: OpenWord): void; finish(): readonly Word[] } {
  const words: UnroundedWord[] = []
  /** Which of the words are loose letters. */
  const looseLetters = new Map<number, LooseLetter>()
  const rows = new Map<number, UnroundedWord[]>()
  /** Whether the last word was a double. */
  let isDropped = false

  const isDoubleInRow = (row: number, { text, box }: OpenWord): boolean => {
    const inRow = rows.get(row)
    if (inRow === undefined) return false
    for (const other of inRow) if (other.text === text && isOverprint(other.box, box)) return true
    return false
  }

  return {
    keep(ended) {
      const { text, box, followsSpace, isDrawnSingly, innerGap, gapBefore, isCut } = ended
      const row = Math.round(box[1] / CELL)
      const isAfterKept = !isDropped
      isDropped = isDoubleInRow(row - 1, ended) || isDoubleInRow(row, ended) || isDoubleInRow(row + 1, ended)
      if (isDropped) return
      const word: UnroundedWord = {
        text,
        box: [box[0], box[1], box[2], box[3]],
        innerGap: isDrawnSingly ? innerGap : null,
        isDrawnInOneGo: !isDrawnSingly,
        gapBefore: isAfterKept ? gapBefore : null,
        ...(isCut ? { isCovered: true as const } : {}),
      }
      const inRow = rows.get(row)
      if (inRow === undefined) rows.set(row, [word])
      else inRow.push(word)
      if (isDrawnSingly && text.length <= LONGEST_LOOSE) {
        const isLetter = LOOSE_LETTERS.test(text)
        if (isLetter || text.length === 1) looseLetters.set(words.length, { followsSpace, isLetter })
      }
      words.push(word)
    },
    finish() {
      for (const word of words) {
        word.text = word.text.toWellFormed()
        roundBox(word.box)
      }
      const tracked = joinTracked(words)
      if (tracked === null) return joinSpacedOut(words.map(plainWord), looseLetters)
      // Headings may be spaced out further.
      const left = tracked.flatMap(({ index }, at) => {
        const letter = index === null ? undefined : looseLetters.get(index)
        return letter ? [[at, letter] as const] : []
      })
      return joinSpacedOut(
        tracked.map(({ word }) => word),
        new Map(left),
      )
    },
  }
}

const noWord = (): OpenWord => ({
  text: '',
  box: [0, 0, 0, 0],
  lastText: '',
  lastBox: [0, 0, 0, 0],
  isBreakSupposed: false,
  isBreakWritten: false,
  followsSpace: true,
  isDrawnSingly: true,
  innerGap: null,
  gapBefore: null,
  isCut: false,
})

/** Begins a word again; its boxes are written over. */
function empty(open: OpenWord): void {
  open.text = ''
  open.lastText = ''
  open.isBreakSupposed = false
  open.followsSpace = open.isBreakWritten
  open.isBreakWritten = false
  open.isDrawnSingly = true
  open.innerGap = null
  open.gapBefore = null
  open.isCut = false
}

/** Puts drawn characters together into words, in the order they come. */
export function gatherWords(): WordGatherer {
  const kept = keepWords()
  const open = noWord()

  const endWord = (): void => {
    if (open.text !== '') kept.keep(open)
    empty(open)
  }

  return {
    add(glyph, questions) {
      if (open.text !== '' && startsWord(open, glyph, questions)) {
        const gap = gapAfter(open, glyph, questions)
        endWord()
        open.gapBefore = gap
      }
      if (open.text.length === 1) {
        open.isDrawnSingly = !questions.isDrawnWithLast()
        open.innerGap = glyph.box[0] - open.lastBox[0] - open.lastBox[2]
      }
      if (open.text === '') copyBox(glyph.box, open.box)
      else widen(open.box, glyph.box)
      open.text += glyph.text
      open.lastText = glyph.text
      copyBox(glyph.box, open.lastBox)
      open.isBreakSupposed = false
      open.isBreakWritten = false
    },
    cut(glyph, questions) {
      if (open.text === '') return
      const isNext = startsWord(open, glyph, questions)
      if (isNext && !goesOnBehind(open, glyph, questions)) return
      if (!isNext) open.text += CUT_OFF
      open.isCut = true
      endWord()
    },
    breakWord() {
      if (open.text === '') open.followsSpace = true
      else open.isBreakWritten = true
    },
    supposeBreak() {
      open.isBreakSupposed = true
    },
    repeatsLast: (glyph) => !open.isBreakWritten && open.lastText === glyph.text && isOverprint(open.lastBox, glyph.box),
    finish() {
      endWord()
      return kept.finish()
    },
  }
}
