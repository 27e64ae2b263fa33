import { paint } from '#adapters/page-text/draw-page.ts'
import { readBounds } from '#adapters/page-text/page-marks.ts'
import { type Bounds, displayedBox } from '#adapters/page-text/page-space.ts'
import { pageSpace } from '#adapters/page-text/pdf-document.ts'
import { FORM, IMAGE, PATH, type Pdfium, SHADING } from '#adapters/page-text/pdfium.ts'

/** No eye tells it from the white of the paper. */
const ALMOST_WHITE = 250

/** Whether an object is filled in white, see-through, or in a colour that PDFium cannot tell (a pattern): it then answers white too. */
export function isFilledWhite({ hot, heap, scratch }: Pdfium, object: number): boolean {
  if (hot.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return false
  const bytes = heap.HEAPU8
  const least = Math.min(bytes[scratch] ?? 0, bytes[scratch + 4] ?? 0, bytes[scratch + 8] ?? 0)
  return least >= ALMOST_WHITE || bytes[scratch + 12] === 0
}

/** Whether an object may put another colour than white under what is drawn later. */
function isGround(pdfium: Pdfium, object: number): boolean {
  const { hot, heap, scratch } = pdfium
  const type = hot.FPDFPageObj_GetType(object)
  if (type === FORM || type === IMAGE || type === SHADING) return true
  if (type !== PATH || hot.FPDFPath_GetDrawMode(object, scratch, scratch + 4) === 0) return false
  const isFilled = (heap.HEAPU8[scratch] ?? 0) !== 0
  return isFilled && !isFilledWhite(pdfium, object)
}

const isApart = (a: Bounds, b: Bounds): boolean =>
  a.right <= b.left || b.right <= a.left || a.top <= b.bottom || b.top <= a.bottom

interface WhiteText {
  readonly object: number
  readonly bounds: Bounds
}

/**
 * Of the texts at these places in the order of drawing, which are filled in white, those that nobody sees: nothing of another colour
 * lies under them, and on the drawn page nothing stands where they do.
 */
export function lostOnGround(pdfium: Pdfium, page: number, white: readonly number[]): ReadonlySet<number> {
  const { hot } = pdfium
  const grounds: Bounds[] = []
  const bare: WhiteText[] = []
  let drawn = 0
  for (const index of white) {
    for (; drawn < index; drawn += 1) {
      const below = hot.FPDFPage_GetObject(page, drawn)
      const bounds = isGround(pdfium, below) ? readBounds(pdfium, below) : null
      if (bounds !== null) grounds.push(bounds)
    }
    const object = hot.FPDFPage_GetObject(page, index)
    const bounds = readBounds(pdfium, object)
    if (bounds !== null && bounds.right > bounds.left && grounds.every((ground) => isApart(ground, bounds)))
      bare.push({ object, bounds })
  }
  return bare.length === 0 ? new Set() : new Set(unseenOf(pdfium, page, bare))
}

/** Two pixels a point. */
const DPI = 144
const MOST_PIXELS = 8_000_000

/** Those where the drawn page is white all over. */
function unseenOf(pdfium: Pdfium, page: number, texts: readonly WhiteText[]): number[] {
  const space = pageSpace(pdfium, page)
  const drawn = paint(pdfium, page, { dpi: DPI, colour: false, most: MOST_PIXELS })
  if (space === null || drawn.kind === 'refused') return []
  const { pixels, width, height, scale } = drawn
  const isWhite = ([x, y, across, down]: readonly [number, number, number, number]): boolean => {
    const [left, right] = [Math.max(0, Math.floor(x * scale)), Math.min(width, Math.ceil((x + across) * scale))]
    const [top, bottom] = [Math.max(0, Math.floor(y * scale)), Math.min(height, Math.ceil((y + down) * scale))]
    for (let row = top; row < bottom; row += 1)
      if (pixels.subarray(row * width + left, row * width + right).some((pixel) => pixel < ALMOST_WHITE)) return false
    return true
  }
  return texts.flatMap(({ object, bounds }) => (isWhite(displayedBox(space, bounds)) ? [object] : []))
}
