import type { Box, Word } from '#adapters/page-text/port.ts'

/** A word, and how far the file draws its letters apart. */
export interface TrackedWord extends Word {
  readonly box: Box
  /** Points between its first two characters, which were drawn one by one; null where they were not, or for a single one. */
  readonly innerGap: number | null
  /** Whether its characters were drawn in one go. */
  readonly isDrawnInOneGo: boolean
  /** Points from the word before it, drawn apart on the same line without a written space; null otherwise. */
  readonly gapBefore: number | null
}

/** A word, and which of the words it was; null where it was put together. */
export interface Joined {
  readonly word: Word
  readonly index: number | null
}

/** Fewer breaks without a space are headings, which are looked at letter by letter. */
const FEWEST = 8
/** Of the words, and of the breaks: so many may be drawn in one go on a page whose letters are spaced out (its running lines). */
const MOST_IN_ONE_GO = 0.25
/** Parts of the letters' height: the spacing is at least so wide, and varies so much with the shapes of the letters. */
const [NARROWEST, TOLERANCE, WIDEST] = [0.03, 0.04, 0.22]

/**
 * The words of a page whose style spaces out all letters: each is drawn by itself, at one distance, and spaces are written. What stands
 * apart by that distance is one word, figures too. Null for any other page: there the cells of a table may stand as near.
 */
export function joinTracked(words: readonly TrackedWord[]): readonly Joined[] | null {
  const breaks = words.filter(({ gapBefore, box }) => gapBefore !== null && gapBefore <= box[3] * WIDEST).length
  if (breaks < FEWEST) return null
  const inOneGo = words.filter(({ isDrawnInOneGo }) => isDrawnInOneGo).length
  const gaps = words.flatMap(({ innerGap, gapBefore, box }) =>
    [innerGap, gapBefore].flatMap((gap) => (gap !== null && gap <= box[3] * WIDEST ? gap : [])),
  )
  if (inOneGo > gaps.length * MOST_IN_ONE_GO) return null
  const spacing = middleOf(gaps)
  if (spacing <= middleOf(words.map(({ box }) => box[3])) * NARROWEST) return null
  const found: Joined[] = []
  for (const [index, { text, box, gapBefore }] of words.entries()) {
    const last = found.at(-1)
    const isOneWord = gapBefore !== null && Math.abs(gapBefore - spacing) <= Math.max(box[3], last?.word.box[3] ?? 0) * TOLERANCE
    if (last && isOneWord) found[found.length - 1] = { word: joined(last.word, { text, box }), index: null }
    else found.push({ word: { text, box }, index })
  }
  return found
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function joined(first: Word, last: Word): Word {
  const y = Math.min(first.box[1], last.box[1])
  const bottom = Math.max(first.box[1] + first.box[3], last.box[1] + last.box[3])
  return { text: first.text + last.text, box: [first.box[0], y, last.box[0] + last.box[2] - first.box[0], bottom - y] }
}
