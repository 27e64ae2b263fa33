import type { Box } from '#adapters/page-text/port.ts'

/** A box that is written over: what is done once a character makes nothing new. */
export type OpenBox = [x: number, y: number, width: number, height: number]

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

/** From the PDF's own space to points from the top left of the displayed page, written `into` a box. */
export function displayInto(into: OpenBox, space: PageSpace, { left, bottom, right, top }: Bounds): void {
  const isTurned = space.quarterTurns % 2 === 1
  into[2] = isTurned ? top - bottom : right - left
  into[3] = isTurned ? right - left : top - bottom
  switch (space.quarterTurns) {
    case 1:
      into[0] = bottom - space.bottom
      into[1] = left - space.left
      return
    case 2:
      into[0] = space.right - right
      into[1] = bottom - space.bottom
      return
    case 3:
      into[0] = space.top - top
      into[1] = space.right - right
      return
    default:
      into[0] = left - space.left
      into[1] = space.top - top
  }
}

/** The same as a box of its own. */
export function displayedBox(space: PageSpace, bounds: Bounds): OpenBox {
  const box: OpenBox = [0, 0, 0, 0]
  displayInto(box, space, bounds)
  return box
}

/** Whether the middle of a box is on the page: what the crop box hides is not printed. */
export function isOnPage(space: PageSpace, box: Box): boolean {
  const middleX = box[0] + box[2] / 2
  const middleY = box[1] + box[3] / 2
  return middleX >= 0 && middleY >= 0 && middleX <= space.width && middleY <= space.height
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** To hundredths of a point: finer than any printer, and short when written down. */
export function roundBox(box: OpenBox): void {
  box[0] = hundredths(box[0])
  box[1] = hundredths(box[1])
  box[2] = hundredths(box[2])
  box[3] = hundredths(box[3])
}
