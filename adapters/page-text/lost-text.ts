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

/** Whether an object is a path that is filled. */
function isFilledPath({ hot, heap, scratch }: Pdfium, object: number): boolean {
  if (hot.FPDFPageObj_GetType(object) !== PATH || hot.FPDFPath_GetDrawMode(object, scratch, scratch + 4) === 0) return false
  return (heap.HEAPU8[scratch] ?? 0) !== 0
}

/** Whether an object may put another colour than white under what is drawn later. */
function isGround(pdfium: Pdfium, object: number): boolean {
  const type = pdfium.hot.FPDFPageObj_GetType(object)
  if (type === FORM || type === IMAGE || type === SHADING) return true
  return isFilledPath(pdfium, object) && !isFilledWhite(pdfium, object)
}

const isApart = (a: Bounds, b: Bounds): boolean =>
  a.right <= b.left || b.right <= a.left || a.top <= b.bottom || b.top <= a.bottom

/** Points by which a letter's bounds may reach over what hides it. */
const SLACK = 0.5
const isInside = (inner: Bounds, outer: Bounds): boolean =>
  inner.left > outer.left - SLACK &&
  inner.right < outer.right + SLACK &&
  inner.bottom > outer.bottom - SLACK &&
  inner.top < outer.top + SLACK

/** A text with its place in the order of drawing. */
interface PlacedText {
  readonly index: number
  readonly object: number
  readonly bounds: Bounds
}

/**
 * The texts nobody can see, out of those at these places in drawing order. A text is unseen when it is white with no other color under
 * it, or was filled over later, and the drawn page is blank where it stands; or when it lies outside every area that may be drawn on.
 */
export function lostTexts(
  pdfium: Pdfium,
  page: number,
  { texts, white }: { texts: readonly number[]; white: ReadonlySet<number> },
): ReadonlySet<number> {
  const { hot, api } = pdfium
  if (texts.length === 0) return new Set()
  const placed = texts.flatMap((index): PlacedText[] => {
    const object = hot.FPDFPage_GetObject(page, index)
    const bounds = readBounds(pdfium, object)
    return bounds !== null && bounds.right > bounds.left ? [{ index, object, bounds }] : []
  })
  const filled: { readonly index: number; readonly bounds: Bounds; readonly isGround: boolean }[] = []
  const last = api.FPDFPage_CountObjects(page)
  for (let index = 0; index < last; index += 1) {
    const object = hot.FPDFPage_GetObject(page, index)
    const ground = isGround(pdfium, object)
    const bounds = ground || isFilledPath(pdfium, object) ? readBounds(pdfium, object) : null
    if (bounds !== null) filled.push({ index, bounds, isGround: ground })
  }
  const isBare = ({ index, bounds }: PlacedText): boolean =>
    white.has(index) && filled.every((one) => !one.isGround || one.index > index || isApart(one.bounds, bounds))
  const isUnder = ({ index, bounds }: PlacedText): boolean =>
    filled.some((one) => one.index > index && isInside(bounds, one.bounds))
  const isClipped = ({ object, bounds }: PlacedText): boolean => isClippedAway(pdfium, object, bounds)
  const hidden = placed.filter((text) => isBare(text) || isUnder(text))
  const unseen = hidden.length === 0 ? [] : unseenOf(pdfium, page, hidden)
  return new Set([...placed.filter(isClipped), ...unseen].map(({ object }) => object))
}

/** Whether a text lies outside of one of the paths that limit what is drawn of it. */
function isClippedAway({ hot, heap, scratch }: Pdfium, object: number, text: Bounds): boolean {
  const clip = hot.FPDFPageObj_GetClipPath(object)
  const count = clip === 0 ? 0 : hot.FPDFClipPath_CountPaths(clip)
  const at = scratch >> 2
  for (let path = 0; path < count; path += 1) {
    const bounds = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
    const segments = hot.FPDFClipPath_CountPathSegments(clip, path)
    for (let index = 0; index < segments; index += 1) {
      if (hot.FPDFPathSegment_GetPoint(hot.FPDFClipPath_GetPathSegment(clip, path, index), scratch, scratch + 4) === 0) continue
      const [x, y] = [heap.HEAPF32[at] ?? 0, heap.HEAPF32[at + 1] ?? 0]
      bounds.left = Math.min(bounds.left, x)
      bounds.right = Math.max(bounds.right, x)
      bounds.bottom = Math.min(bounds.bottom, y)
      bounds.top = Math.max(bounds.top, y)
    }
    if (segments > 0 && isApart(text, bounds)) return true
  }
  return false
}

/** Two pixels a point. */
const DPI = 144
const MOST_PIXELS = 8_000_000
/** Shades that no eye tells apart. */
const ONE_SHADE = 6

/** Those where the drawn page has one shade all over. */
function unseenOf(pdfium: Pdfium, page: number, texts: readonly PlacedText[]): readonly PlacedText[] {
  const space = pageSpace(pdfium, page)
  const drawn = paint(pdfium, page, { dpi: DPI, colour: false, most: MOST_PIXELS })
  if (space === null || drawn.kind === 'refused') return []
  const { pixels, width, height, scale } = drawn
  const isEven = ([x, y, across, down]: readonly [number, number, number, number]): boolean => {
    const [left, right] = [Math.max(0, Math.floor(x * scale)), Math.min(width, Math.ceil((x + across) * scale))]
    const [top, bottom] = [Math.max(0, Math.floor(y * scale)), Math.min(height, Math.ceil((y + down) * scale))]
    let [darkest, lightest] = [255, 0]
    for (let row = top; row < bottom; row += 1)
      for (const pixel of pixels.subarray(row * width + left, row * width + right)) {
        darkest = Math.min(darkest, pixel)
        lightest = Math.max(lightest, pixel)
      }
    return lightest - darkest <= ONE_SHADE
  }
  return texts.filter(({ bounds }) => isEven(displayedBox(space, bounds)))
}
