import { middleYOf, rightOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'

/** Of the height of a capital: a letter is about as high, and no further from its neighbour than a space. */
const [LEAST, MOST] = [0.7, 1.25]
const SPACE = 0.8
const UNEVEN = 0.3
/** Points: beside a wider stroke stands a letter, not the rule of a table over another of its pieces. */
const SAME_COLUMN = 1.5
/** A levelled box is twice as high as a capital. */
const capitalOf = (word: Word): number => word.box[3] / 2

/**
 * Whether a letter is beside these words of a line of which no word was made: ink as high as they are, level with them,
 * a space from one of them. What such ink says, nobody has read; a value without it may be another one.
 */
export function hasUnreadInk(words: readonly Word[], page: PageText): boolean {
  return words.some((word) =>
    page.marks.some((mark) => isLetterBeside(mark, word) && !isRule(mark, page.marks) && !isRead(mark, page.words)),
  )
}

function isLetterBeside(mark: Box, word: Word): boolean {
  const capital = capitalOf(word)
  const gap = Math.max(mark[0] - rightOf(word.box), word.box[0] - rightOf(mark))
  const isHigh = mark[3] > capital * LEAST && mark[3] < capital * MOST && mark[2] < capital * MOST
  return (
    isHigh && gap > -capital * 0.2 && gap < capital * SPACE && Math.abs(middleYOf(mark) - middleYOf(word.box)) < capital * UNEVEN
  )
}

const isRule = (mark: Box, marks: readonly Box[]): boolean =>
  marks.some(
    (other) =>
      other !== mark &&
      other[2] < SAME_COLUMN * 2 &&
      Math.abs(other[0] - mark[0]) < SAME_COLUMN &&
      Math.abs(middleYOf(other) - middleYOf(mark)) > mark[3] * 0.7,
  )

/** A word that was fixed or joined stands there after all. */
const isRead = (mark: Box, words: readonly Word[]): boolean =>
  words.some(
    ({ box }) =>
      mark[0] + mark[2] / 2 > box[0] - 0.5 &&
      mark[0] + mark[2] / 2 < rightOf(box) + 0.5 &&
      Math.abs(middleYOf(box) - middleYOf(mark)) < box[3] / 3,
  )
