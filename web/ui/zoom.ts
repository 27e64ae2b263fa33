import type { Box } from '#engine/report/evidence.ts'

export const ZOOM_MIN = 1
export const ZOOM_MAX = 4
const ZOOM_STEP = 0.5

/** The next zoom up or down, held between the page's width and four times that. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  return Math.min(Math.max(zoom + direction * ZOOM_STEP, ZOOM_MIN), ZOOM_MAX)
}

/** Where to scroll so that the box is in the middle, in pixels of a page drawn `drawnWidth` wide. */
export function scrollToBox(box: Box, pageWidth: number, view: { drawnWidth: number; width: number; height: number }) {
  const scale = view.drawnWidth / pageWidth
  const [x, y, width, height] = box
  return {
    left: Math.max((x + width / 2) * scale - view.width / 2, 0),
    top: Math.max((y + height / 2) * scale - view.height / 2, 0),
  }
}
