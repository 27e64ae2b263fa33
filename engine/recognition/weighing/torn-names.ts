import { middleYOf, rightOf } from '#engine/reading/lines/boxes.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** Of the height of a line: words of a name do not stand further apart; two names of two columns do. */
const COLUMN_GAP = 1.4

/** Whether these words of a name stand so far apart. */
export function isTornApart(words: readonly Word[]): boolean {
  const inside = words.toSorted((a, b) => a.box[0] - b.box[0])
  return inside.some((word, at) => {
    const next = inside.slice(at + 1).find(({ box }) => Math.abs(middleYOf(box) - middleYOf(word.box)) < word.box[3] / 4)
    return next !== undefined && next.box[0] - rightOf(word.box) > word.box[3] * COLUMN_GAP
  })
}
