import type { PageSpace } from '#adapters/page-text/page-space.ts'
import type { Box, Word } from '#adapters/page-text/port.ts'

/** So many letters are above each other where a word is so much higher than wide, in whatever font. */
const LONG = 4
const TALL = 1.5
const FEWEST = 10

/** Quarter turns, clockwise, that stand the text of a displayed page upright: none, one, or three where it runs from top to bottom. */
export function turnsToRead(words: readonly Word[]): 0 | 1 | 3 {
  let [long, tall, down] = [0, 0, 0]
  let last: Box | null = null
  for (const { text, box } of words) {
    if (text.length < LONG) continue
    long += 1
    const isTall = box[3] > box[2] * TALL
    if (isTall) tall += 1
    if (isTall && last && Math.abs(last[0] - box[0]) < 1) down += Math.sign(box[1] - last[1])
    last = isTall ? box : null
  }
  if (tall < FEWEST || tall * 2 <= long || down === 0) return 0
  return down > 0 ? 3 : 1
}

/** A box of the turned page on the page as it is displayed. */
export function turnedBack([x, y, width, height]: Box, { space, turns }: { space: PageSpace; turns: 1 | 2 | 3 }): Box {
  if (turns === 2) return [space.width - x - width, space.height - y - height, width, height]
  return turns === 3 ? [space.width - y - height, x, height, width] : [y, space.height - x - width, height, width]
}
