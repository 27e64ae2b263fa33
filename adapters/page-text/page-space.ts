import type { Box } from '#adapters/page-text/port.ts'

/** A rectangle in the PDF's own space: origin at the bottom left, y upwards. */
export interface Bounds {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** The visible part of a page (crop box), how many quarter turns clockwise it is displayed, and its size as displayed, in points. */
export interface PageSpace extends Bounds {
  readonly quarterTurns: number
  readonly width: number
  readonly height: number
}

export function makePageSpace(visible: Bounds, quarterTurns: number): PageSpace {
  const across = visible.right - visible.left
  const up = visible.top - visible.bottom
  const isTurned = quarterTurns % 2 === 1
  return { ...visible, quarterTurns, width: isTurned ? up : across, height: isTurned ? across : up }
}

/** From the PDF's own space to points from the top left of the displayed page. */
export function displayedBox(space: PageSpace, bounds: Bounds): Box {
  const width = bounds.right - bounds.left
  const height = bounds.top - bounds.bottom
  switch (space.quarterTurns) {
    case 1:
      return [bounds.bottom - space.bottom, bounds.left - space.left, height, width]
    case 2:
      return [space.right - bounds.right, bounds.bottom - space.bottom, width, height]
    case 3:
      return [space.top - bounds.top, space.right - bounds.right, height, width]
    default:
      return [bounds.left - space.left, space.top - bounds.top, width, height]
  }
}

/** Whether the middle of a box lies on the page: what the crop box hides is not printed. */
export function isOnPage(space: PageSpace, box: Box): boolean {
  const middleX = box[0] + box[2] / 2
  const middleY = box[1] + box[3] / 2
  return middleX >= 0 && middleY >= 0 && middleX <= space.width && middleY <= space.height
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Hundredths of a point: finer than any printer, and short when written down. */
export function roundedBox(box: Box): Box {
  return [hundredths(box[0]), hundredths(box[1]), hundredths(box[2]), hundredths(box[3])]
}
