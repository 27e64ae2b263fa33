import type { Box } from '#engine/report/evidence.ts'

/** Of an em, what one line of text with its ascenders and descenders takes. */
const LINE = 1.15
/** Where the room goes that a font keeps for itself: more of it is above the letters than below. */
const ABOVE = 0.6

/**
 * The box of one line without the room that its font keeps above and below: where lines are set closely, that room is on the
 * neighbours. A character is about half an em wide; a box of several lines, or of text so high already, stays as it is.
 */
export function lineBox(box: Box, quote: string): Box {
  const [x, y, width, height] = box
  const em = (2 * width) / Math.max(1, quote.length)
  const wanted = LINE * em
  if (height <= wanted || height >= 2 * em) return box
  return [x, y + ABOVE * (height - wanted), width, wanted]
}
