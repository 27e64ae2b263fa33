import { rightOf, unionOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'

/** Words of so many letters, read surely, say where the text of a page stands. */
const SURE_WORD = 0.9
const WRITTEN = /[A-Za-z0-9]{3}/
const LEAST_WRITTEN = 10
const STRAYS = 0.02
/** Less surely read than this, a word beside the text is the pattern of a desk or the edge of the paper. */
const DESK = 0.7
/** So many words read surely stand over one another where there is paper. */
const LEAST_OVER = 2
/** Points. */
const SLACK = 3
/** Of the letters' height: from a line to the next. */
const NEXT_LINE = 1.2

/** The page without what was read beside its text: a desk's pattern, a shadow at the edge of the paper. */
export function onPaper(page: PageText): PageText {
  const sure = page.words.filter(({ text, confidence = 1 }) => confidence >= SURE_WORD && WRITTEN.test(text))
  const box = unionOf(sure.map((word) => word.box))
  if (!box || sure.length < LEAST_WRITTEN) return page
  // A few of a desk's letters are read surely too.
  const strays = Math.floor(sure.length * STRAYS)
  const left = sure.map((word) => word.box[0]).toSorted((a, b) => a - b)[strays] ?? box[0]
  const right = sure.map((word) => rightOf(word.box)).toSorted((a, b) => b - a)[strays] ?? rightOf(box)
  const heights = sure.map((word) => word.box[3]).toSorted((a, b) => a - b)
  // The first line of a page, or the last, may have been hardly made out.
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  const line = Math.max(SLACK, usual * NEXT_LINE)
  const isInside = ([x, y, width, height]: Word['box']): boolean =>
    x + width > left - SLACK && x < right + SLACK && y + height > box[1] - line && y < box[1] + box[3] + line
  // Below the heads of the last column of a table, in which hardly anything else stands.
  const isUnder = ([x, , width]: Word['box']): boolean =>
    x > right - width && sure.filter((word) => word.box[0] < x + width && rightOf(word.box) > x).length >= LEAST_OVER
  // A dash at the end of the widest line.
  const isBehind = ([x, y, , height]: Word['box']): boolean =>
    sure.some(({ box: before }) => {
      const [apart, middle] = [x - rightOf(before), y + height / 2]
      return apart > 0 && apart < usual && middle > before[1] && middle < before[1] + before[3]
    })
  const isOfText = (word: Word): boolean => (word.confidence ?? 1) >= DESK && isBehind(word.box)
  const isWritten = ({ text, confidence = 1 }: Word): boolean => confidence >= DESK && /[A-Za-z0-9■]/.test(text)
  return {
    ...page,
    words: page.words.filter((word) => isWritten(word) || isInside(word.box) || isUnder(word.box) || isOfText(word)),
  }
}
