import { leftOf, middleXOf, middleYOf, rightOf, unionOf } from '#engine/reading/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import type { FoundGrid, GridRow } from '#engine/recognition/find-grids.ts'
import type { Box } from '#engine/report/evidence.ts'

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
      const isIn = (box: Box): boolean => inRow(box) && Math.abs(middleXOf(box) - middle) < grid.pitch * 0.45
      const own = pieces.filter(({ box }) => isIn(box))
      const marks = page.marks.filter((mark) => isIn(mark) && !own.some(({ box }) => overlaps(box, mark)))
      const ink = unionOf([...own.map(({ box }) => box), ...marks])
      const text = own.map((piece) => piece.text).join('')
      const isGuess = own.some((piece) => piece.isGuess)
      return ink ? [{ row, grid, words: own.map(({ word }) => word), marks, ink, text, isGuess }] : []
    })
  })
}

/** What a word has in one cell. */
interface Piece {
  readonly word: Word
  readonly box: Box
  readonly text: string
  /** How many signs the word holds was not made out. */
  readonly isGuess: boolean
}

/** Signs of neighbouring cells that were read as one word, each in its cell: they are as wide as the first and the last leave. */
function piecesOf(word: Word, { pitch }: FoundGrid): Piece[] {
  const [left, top, width, height] = word.box
  const count = Math.round(width / pitch) + 1
  const own = width - (count - 1) * pitch
  if (width < pitch * 0.9 || own <= 0 || own > pitch * 0.8 || /\d/.test(word.text))
    return [{ word, box: word.box, text: word.text, isGuess: false }]
  const letters = [...word.text]
  const isGuess = letters.length !== count
  return Array.from({ length: count }, (_, index) => {
    const text = isGuess ? (letters.every((letter) => TICK_LIKE.test(letter)) ? 'v' : '') : (letters[index] ?? '')
    return { word, box: [left + index * pitch, top, own, height] as const, text, isGuess }
  })
}

const overlaps = (a: Box, b: Box): boolean =>
  leftOf(a) < rightOf(b) && leftOf(b) < rightOf(a) && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
