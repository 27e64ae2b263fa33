import type { Box } from '#engine/report/evidence.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** In points: enough of the line to see what the value belongs to, and enough of its neighbours to see which line it is. */
const ROOM = { beside: 60, above: 22, width: 250, height: 66 }

/** In points: as far above a month of a payment history as its heading stands. */
const GRID = { above: 150, below: 12 }

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

/** The same of a cell that says nothing without the heading of its column; where there is room, with its row from end to end. */
export function cropOfGrid(box: Box, page: Size, isWide: boolean): Box {
  const [x, y, width, height] = box
  const wide = isWide ? page.width : Math.min(page.width, Math.max(ROOM.width, width + 2 * ROOM.beside))
  const top = Math.max(0, y - GRID.above)
  return [
    between(x + width / 2 - wide / 2, 0, page.width - wide),
    top,
    wide,
    Math.min(page.height, y + height + GRID.below) - top,
  ]
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
