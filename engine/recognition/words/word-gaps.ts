import { leftOf, rightOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'

/** Fewer gaps say nothing of a page. */
const LEAST_GAPS = 12

/** How wide a gap between two words of a line is, in heights of their levelled boxes. Null where they are not neighbours. */
export function gapBetween(first: Word, second: Word): number | null {
  const gap = leftOf(second.box) - rightOf(first.box)
  const isLevel = Math.abs(first.box[1] - second.box[1]) < first.box[3] * 0.3
  return isLevel && gap > 0 && gap < first.box[3] ? gap / first.box[3] : null
}

/** How wide a space usually is on a page; null where it has too few of them. */
export function usualGap({ words }: PageText): number | null {
  const written = (word: Word | undefined): word is Word => word !== undefined && /[A-Za-z0-9]/.test(word.text)
  const gaps = words.flatMap((word, index) => {
    const next = words[index + 1]
    return written(word) && written(next) ? (gapBetween(word, next) ?? []) : []
  })
  if (gaps.length < LEAST_GAPS) return null
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? null
}
