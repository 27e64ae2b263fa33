import { bottomOf, leftOf, middleXOf, middleYOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'
import { TICK } from '#engine/papers/ticked-boxes.ts'

/** Points: a box to tick is as wide as a letter is high, and no bullet is as large. */
const SMALLEST = 6.5
const LARGEST = 18
/** How far its sides differ. */
const UNEVEN = 2.5
const THIN = 1.6
/** What is ticked is at the right of its box. */
const BESIDE = 22
/** So many of them are a form, though none is ticked. */
const FORM = 3

interface Drawn {
  readonly box: Box
  /** What is drawn and written inside. */
  readonly count: number
  readonly inside: readonly Word[]
}

/** The document with a sign for each box that is drawn next to its words: what is drawn in one box and not in the others is a tick. */
export const withDrawnBoxes = (document: DocumentText): DocumentText => ({
  ...document,
  pages: document.pages.map((page) => (page.words.some(({ confidence }) => confidence !== undefined) ? page : withSigns(page))),
})

function withSigns(page: PageText): PageText {
  const drawn = boxesOf(page)
  const least = Math.min(...drawn.map(({ count }) => count))
  const isForm = drawn.length >= FORM || drawn.some(({ count }) => count > least)
  if (drawn.length < 2 || !isForm) return page
  const gone = new Set(drawn.flatMap(({ inside }) => inside))
  const signs = drawn.map(({ box, count }): Word => ({ text: count > least ? TICK : '☐', box }))
  return { ...page, words: [...page.words.filter((word) => !gone.has(word)), ...signs] }
}

function boxesOf({ marks, words }: PageText): Drawn[] {
  const outlines = [...marks.filter(isSquare), ...ofFourLines(marks)]
  return outlines.flatMap((box, at): Drawn[] => {
    const isInner = outlines.some((other, index) => index !== at && isWithin(box, other) && (!isWithin(other, box) || index < at))
    const label = words.some((word) => isLabelOf(word.box, box))
    if (isInner || !label) return []
    const inside = words.filter((word) => isWithin(word.box, box) && word.text.length <= 2)
    return [{ box, count: marks.filter((mark) => isWithin(mark, box)).length + inside.length, inside }]
  })
}

const isSquare = ([, , width, height]: Box): boolean =>
  Math.min(width, height) >= SMALLEST && Math.max(width, height) <= LARGEST && Math.abs(width - height) <= UNEVEN

/** An outline of which each side is a line of its own: the upper one, and the lower one below it. */
function ofFourLines(marks: readonly Box[]): Box[] {
  const lines = marks.filter(([, , width, height]) => height <= THIN && width >= SMALLEST && width <= LARGEST)
  return lines.flatMap((top) =>
    lines.flatMap((bottom): Box[] => {
      const box: Box = [leftOf(top), topOf(top), top[2], bottomOf(bottom) - topOf(top)]
      return Math.abs(leftOf(top) - leftOf(bottom)) < 1 && Math.abs(top[2] - bottom[2]) < 1 && isSquare(box) ? [box] : []
    }),
  )
}

const isWithin = (inner: Box, outer: Box): boolean =>
  middleXOf(inner) > leftOf(outer) - 1 &&
  middleXOf(inner) < rightOf(outer) + 1 &&
  middleYOf(inner) > topOf(outer) - 1 &&
  middleYOf(inner) < bottomOf(outer) + 1 &&
  inner[2] <= outer[2] + 1 &&
  inner[3] <= outer[3] + 1

const isLabelOf = (word: Box, box: Box): boolean =>
  leftOf(word) >= rightOf(box) - 1 &&
  leftOf(word) - rightOf(box) < BESIDE &&
  middleYOf(word) > topOf(box) - 2 &&
  middleYOf(word) < bottomOf(box) + 2
