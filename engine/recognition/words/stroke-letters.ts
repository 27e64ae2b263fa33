import { bottomOf, leftOf, middleXOf, middleYOf, rightOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'

/** A letter that was taken for a stroke is shown for confirmation. */
const MENDED = 0.85
/** Capitals and figures alone say how high a capital is and where the line is. */
const CAPITALS = /^[JQ0-9]*[A-IK-PR-Z][A-Z0-9]*$/
/** Of the height of a capital: how far from its neighbours a letter stands, and by how much it may be higher or lower. */
const SPACE = 0.9
const HIGHER = 1.12
const LOWER = 0.85
const UNEVEN = 0.14
/** Points: a rule of a table stands over another of its pieces. */
const SAME_COLUMN = 1.5
const THIN = 2.2
const LEAST_PIECE = 4

/**
 * A lone upright stroke is the letter I (`I C SYSTEM`) where it is among capitals, a space from them, as high as they
 * are and on their line; a bar reaches above and below, and the rule of a table stands again on other lines.
 */
export function withStrokeLetters(page: PageText): PageText {
  if (!page.words.some(({ text }) => text === '|')) return page
  const uprights = [...page.words.filter(({ text }) => text === '|').map(({ box }) => box), ...page.marks.filter(isUpright)]
  const isLetter = (word: Word): boolean =>
    word.text === '|' &&
    page.words.some((other) => isNeighbour(word, other)) &&
    !uprights.some((box) => Math.abs(middleXOf(box) - middleXOf(word.box)) < SAME_COLUMN && isElsewhere(box, word.box))
  return {
    ...page,
    words: page.words.map((word) =>
      isLetter(word) ? { ...word, text: 'I', confidence: Math.min(word.confidence ?? 1, MENDED) } : word,
    ),
  }
}

const isUpright = ([, , width, height]: Word['box']): boolean => width <= THIN && height >= LEAST_PIECE
const isElsewhere = (box: Word['box'], own: Word['box']): boolean => Math.abs(middleYOf(box) - middleYOf(own)) > own[3] * 0.7

/** Whether the other word is of capitals as high as the stroke, on the same line, a space from it. */
function isNeighbour({ box }: Word, other: Word): boolean {
  if (!CAPITALS.test(other.text)) return false
  const [capital, gap] = [other.box[3], Math.max(leftOf(other.box) - rightOf(box), leftOf(box) - rightOf(other.box))]
  const isAsHigh = box[3] > capital * LOWER && box[3] < capital * HIGHER
  const isOnLine = Math.abs(bottomOf(box) - bottomOf(other.box)) < capital * UNEVEN
  return isAsHigh && isOnLine && gap > 0 && gap < capital * SPACE
}
