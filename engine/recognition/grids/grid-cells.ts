import { leftOf, middleXOf, middleYOf, rightOf, unionOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import type { FoundGrid } from '#engine/recognition/grids/find-grids.ts'
import type { GridRow } from '#engine/recognition/grids/grid-rows.ts'
import type { Box } from '#engine/report/evidence.ts'

/** Of a column's width: so far from its middle a cell reaches. */
export const CELL_REACH = 0.45

/** What ticks are read as. */
export const TICK_LIKE = /^[vVyY¥+✓✔√/~“"'J4]{1,2}$/

/** One month's place in a found grid, where there is any ink. */
export interface Cell {
  readonly row: GridRow
  readonly grid: FoundGrid
  readonly words: readonly Word[]
  readonly marks: readonly Box[]
  readonly ink: Box
  readonly text: string
  /** How surely the text was read; 1 where nothing was. */
  readonly confidence: number
  /** How many signs the words hold was not made out. */
  readonly isGuess: boolean
}

/** The cells of a grid that hold ink: words, parts of words, and marks that were read as no word. */
export function cellsOf(page: PageText, grid: FoundGrid): Cell[] {
  const taken = new Set([...grid.readHead, ...grid.rows.map(({ year }) => year)])
  return grid.rows.flatMap((row) => {
    const inRow = (box: Box): boolean => middleYOf(box) > row.top && middleYOf(box) < row.bottom
    const pieces = page.words.filter((word) => !taken.has(word) && inRow(word.box)).flatMap((word) => piecesOf(word, grid))
    return grid.columns.flatMap((middle): Cell[] => {
      const isIn = (box: Box): boolean => inRow(box) && Math.abs(middleXOf(box) - middle) < grid.pitch * CELL_REACH
      const own = pieces.filter(({ box }) => isIn(box))
      const drawn = page.marks.filter((mark) => isIn(mark) && !isRule(mark))
      const isJunk = drawn.length > 0 && own.length > 0 && own.every((piece) => piece.confidence < JUNK && !isCode(piece.text))
      if (isJunk)
        return [{ row, grid, words: own.map(({ word }) => word), marks: drawn, ink: unionOf(drawn) ?? [0, 0, 0, 0], ...UNTOLD }]
      const isShared = own.some((piece) => piece.isShared)
      const marks = drawn.filter((mark) => isShared || !own.some(({ box }) => overlaps(box, mark)))
      // A part of a word has no box of its own: the ink beneath it has.
      const ink = unionOf(isShared && marks.length > 0 ? marks : [...own.map(({ box }) => box), ...marks])
      const text = own.map((piece) => piece.text).join('')
      const isGuess = own.some((piece) => piece.isGuess)
      const confidence = own.length === 0 ? 1 : Math.min(...own.map((piece) => piece.confidence))
      return ink ? [{ row, grid, words: own.map(({ word }) => word), marks, ink, text, confidence, isGuess }] : []
    })
  })
}

/** So hardly made out, a word says less of its cell than the ink there does. */
const JUNK = 0.35
const UNTOLD = { text: '', confidence: 1, isGuess: true } as const
const isCode = (text: string): boolean => /^(?:[BCFRV]|\d{2,3}|CO|ND|OK|VS|FC|BK|CLS|PP|TN)$/.test(text) || TICK_LIKE.test(text)

/** Points: thinner than this, upright ink is the rule between two cells. */
const RULE = 1.6
const isRule = ([, , width, height]: Box): boolean => width < RULE && height > 2.5 * width

/** What a word has in one cell. */
interface Piece {
  readonly word: Word
  readonly box: Box
  readonly text: string
  readonly confidence: number
  /** How many signs the word holds was not made out. */
  readonly isGuess: boolean
  /** The word has more cells than this. */
  readonly isShared: boolean
}

/** What the rules between cells are read as. */
const RULES = /[[\]|{}()!\\]/g

/** Codes of neighbouring cells that were read as one word, each in its cell: those whose middle the word covers. */
function piecesOf(word: Word, { pitch, columns }: FoundGrid): Piece[] {
  const [left, top, width, height] = word.box
  const confidence = word.confidence ?? 1
  const middles = columns.filter((middle) => middle > left - pitch * 0.05 && middle < left + width + pitch * 0.05)
  if (width < pitch * 0.9 || middles.length < 2) {
    const isSpeckled = confidence < UNREAD && word.text.length > 1
    const plain = isSpeckled ? word.text.replaceAll(RULES, '').replace(/^([A-Z])\/$/, '$1') : word.text
    return [{ word, box: word.box, text: plain, confidence, isGuess: false, isShared: false }]
  }
  const codes = codesIn(word.text)
  // A word that ends within its last column covers one middle less than it has codes.
  const isShort = codes !== null && codes.some((code) => /\d/.test(code)) && Math.abs(codes.length - middles.length) === 1
  const from = columns.findIndex((middle) => middle > left)
  if (isShort && codes && from >= 0) return piecesOfCodes(word, columns.slice(from, from + codes.length), codes)
  const parts = partsOf(word.text, middles.length)
  const own = Math.min(pitch * 0.5, height)
  return middles.map((middle, index) => ({
    word,
    box: [middle - own / 2, top, own, height] as const,
    text: parts.texts[index] ?? '',
    confidence: parts.isSure ? Math.max(confidence, READ_ALIKE) : parts.isGuess ? Math.min(confidence, UNREAD) : confidence,
    isGuess: parts.isGuess,
    isShared: true,
  }))
}

function piecesOfCodes(word: Word, middles: readonly number[], codes: readonly string[]): Piece[] {
  const [, top, , height] = word.box
  return middles.map((middle, index) => ({
    word,
    box: [middle - height / 2, top, height, height] as const,
    text: codes[index] ?? '',
    confidence: Math.min(word.confidence ?? 1, UNREAD),
    isGuess: true,
    isShared: true,
  }))
}

/** Read less surely, a word of several letters may be one code and the rules beside it. */
const UNREAD = 0.6
/** Every cell the same letter, and as many letters as cells: read so often, it is that letter. */
const READ_ALIKE = 0.75
const LEAST_ALIKE = 3

interface Parts {
  readonly texts: readonly string[]
  readonly isGuess: boolean
  readonly isSure: boolean
}

/** The codes that a word consists of, the rules between them left out; null where it has anything else. */
function codesIn(text: string): readonly string[] | null {
  const bare = text.replaceAll(RULES, '').replaceAll('/', '')
  const codes = bare.match(/120|150|180|30|60|90|12|15|18|[369]|CLS|CO|ND|OK|VS|FC|BK|PP|TN|[BCFRV]/g) ?? []
  return codes.join('') === bare ? codes.map((code) => (CUT_SHORT.test(code) ? `${code}0` : code)) : null
}

/** Days past due whose last figure was read as the rule behind it. */
const CUT_SHORT = /^(?:12|15|18|[369])$/

/** The texts of so many cells in one word; one empty text each where the word does not tell. */
function partsOf(text: string, count: number): Parts {
  const bare = text.replaceAll(RULES, '')
  const letters = [...bare.replaceAll('/', '')]
  const alike = (one: string): Parts => ({
    texts: Array.from({ length: count }, () => one),
    isGuess: letters.length !== count,
    isSure: letters.length === count && count >= LEAST_ALIKE && /^[A-Z]$/.test(one),
  })
  if (letters.length > 0 && letters.every((letter) => TICK_LIKE.test(letter))) return alike('v')
  const [first = ''] = letters
  if (/^[A-Z]$/.test(first) && letters.length > 1 && letters.every((letter) => letter === first)) return alike(first)
  const codes = codesIn(text)
  if (codes?.length === count) return { texts: codes, isGuess: true, isSure: false }
  const isLetters = !/\d/.test(bare) && letters.length === count
  return { texts: isLetters ? letters : Array.from({ length: count }, () => ''), isGuess: !isLetters, isSure: false }
}

const overlaps = (a: Box, b: Box): boolean =>
  leftOf(a) < rightOf(b) && leftOf(b) < rightOf(a) && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
