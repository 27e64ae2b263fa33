import { middleXOf, middleYOf, rightOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'

/** Of the height of a page's words: what is no larger, both ways, is no letter. */
const SPECK = 0.45
/** Points: some boxes are drawn higher than their letters. */
const MOST = 2.6
/** Of it: a full stop, a comma or an apostrophe stands no further from its word. */
const TOUCHING = 0.25
/** What a sign that is as small as a speck is read as; a dash is wide, a star may cover a number. */
const SIGN = /^[-–—_~*•.,:;'’‘"”]+$/
/** Alone in its cell these say something, and a star stands apart from the number that it covers. */
const LONE_SIGN = /^[-–—_~*•]+$/
/** A sign that was read less surely than this within the box of a word is a stroke of it. */
const HARDLY = 0.5
const WRITTEN = /[A-Za-z0-9]{3}/
const LEAST_WRITTEN = 10

/** The page without what was read in its dust: `x`, `5`, `:` no larger than a full stop, on lines that then are headings again. */
export function withoutSpecks(page: PageText): PageText {
  const heights = page.words.flatMap(({ text, box }) => (WRITTEN.test(text) ? [box[3]] : [])).toSorted((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)]
  if (usual === undefined || heights.length < LEAST_WRITTEN) return page
  const most = Math.min(MOST, usual * SPECK)
  const isSmall = ({ box: [, , width, height] }: Word): boolean => width <= most && height <= most
  if (!page.words.some(isSmall)) return page
  const letters = page.words.filter((word) => !isSmall(word))
  const isOfWord = ({ box }: Word): boolean =>
    letters.some(({ box: other }) => {
      const apart = Math.max(other[0] - rightOf(box), box[0] - rightOf(other))
      return apart < usual * TOUCHING && box[1] < other[1] + other[3] + most && box[1] + box[3] > other[1]
    })
  const isStroke = ({ text, box, confidence = 1 }: Word): boolean =>
    confidence < HARDLY &&
    LONE_SIGN.test(text) &&
    letters.some(({ box: other }) => isWithin(middleXOf(box), middleYOf(box), other))
  const isSign = (word: Word): boolean =>
    !isStroke(word) && (LONE_SIGN.test(word.text) || (SIGN.test(word.text) && isOfWord(word)))
  return { ...page, words: page.words.filter((word) => !isSmall(word) || isSign(word)) }
}

const isWithin = (x: number, y: number, [left, top, width, height]: Box): boolean =>
  x > left && x < left + width && y > top && y < top + height
