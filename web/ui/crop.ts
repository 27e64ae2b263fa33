import type { Box } from '#engine/report/evidence.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** In points: enough of the line to see what the value belongs to, and enough of its neighbours to see which line it is. */
const ROOM = { beside: 60, above: 22, width: 250, height: 66 }

/** The part of a page around a box, in points: as wide as `ROOM` asks, no wider than the page, and inside it. */
export function cropAround([x, y, width, height]: Box, page: Size): Box {
  const wide = Math.min(page.width, Math.max(ROOM.width, width + 2 * ROOM.beside))
  const high = Math.min(page.height, Math.max(ROOM.height, height + 2 * ROOM.above))
  return [
    between(x + width / 2 - wide / 2, 0, page.width - wide),
    between(y + height / 2 - high / 2, 0, page.height - high),
    wide,
    high,
  ]
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
