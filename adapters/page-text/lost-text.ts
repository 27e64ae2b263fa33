import { paint } from '#adapters/page-text/draw-page.ts'
import { IDENTITY, type Matrix, readBounds, transformed } from '#adapters/page-text/page-marks.ts'
import { type Bounds, displayedBox } from '#adapters/page-text/page-space.ts'
import { pageSpace } from '#adapters/page-text/pdf-document.ts'
import { FORM, IMAGE, PATH, type Pdfium, SHADING } from '#adapters/page-text/pdfium.ts'
import type { Box } from '#adapters/page-text/port.ts'

/** Something that a page draws, itself or in a form: `matrix` is how its space is on the page. */
export interface DrawnObject {
  readonly object: number
  readonly type: number
  readonly matrix: Matrix
}

function boundsOf(pdfium: Pdfium, { object, matrix }: DrawnObject): Bounds | null {
  const own = readBounds(pdfium, object)
  return own === null || matrix === IDENTITY ? own : transformed(own, matrix)
}

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
function isFilledPath({ hot, heap, scratch }: Pdfium, { object, type }: DrawnObject): boolean {
  if (type !== PATH || hot.FPDFPath_GetDrawMode(object, scratch, scratch + 4) === 0) return false
  return (heap.HEAPU8[scratch] ?? 0) !== 0
}

/** Whether an object may put another colour than white under what is drawn later. */
function isGround(pdfium: Pdfium, drawn: DrawnObject): boolean {
  const { type, object } = drawn
  if (type === FORM || type === IMAGE || type === SHADING) return true
  return isFilledPath(pdfium, drawn) && !isFilledWhite(pdfium, object)
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
  /** In the space of the form that draws it, as its clip is. */
  readonly own: Bounds
}

/**
 * The texts no one can see, out of those at these places in drawing order. A text is unseen when it is white with no other color under
 * it, and the drawn page is blank where it is; when something is over it and the page looks the same without it; or when it is outside every area that may be drawn on.
 */
export function lostTexts(
  pdfium: Pdfium,
  page: number,
  { drawn, texts, white }: { drawn: readonly DrawnObject[]; texts: readonly number[]; white: ReadonlySet<number> },
): ReadonlySet<number> {
  if (texts.length === 0) return new Set()
  const placed = texts.flatMap((index): PlacedText[] => {
    const text = drawn[index]
    const own = text ? readBounds(pdfium, text.object) : null
    if (!text || own === null || own.right <= own.left) return []
    return [{ index, object: text.object, bounds: transformed(own, text.matrix), own }]
  })
  const filled: { readonly index: number; readonly bounds: Bounds; readonly isGround: boolean }[] = []
  for (const [index, one] of drawn.entries()) {
    const ground = isGround(pdfium, one)
    const bounds = ground || isFilledPath(pdfium, one) ? boundsOf(pdfium, one) : null
    if (bounds !== null) filled.push({ index, bounds, isGround: ground })
  }
  const isBare = ({ index, bounds }: PlacedText): boolean =>
    white.has(index) && filled.every((one) => !one.isGround || one.index > index || isApart(one.bounds, bounds))
  const isUnder = ({ index, bounds }: PlacedText): boolean =>
    filled.some((one) => one.index > index && isInside(bounds, one.bounds))
  const isClipped = ({ object, own }: PlacedText): boolean => isClippedAway(pdfium, object, own)
  const under = placed.filter(isUnder)
  const bare = placed.filter((text) => isBare(text) && !under.includes(text))
  const unseen = [...blankOf(pdfium, page, bare), ...needlessOf(pdfium, page, under)]
  return new Set([...placed.filter(isClipped), ...unseen].map(({ object }) => object))
}

/** Whether a text is outside of one of the paths that limit what is drawn of it. */
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

/** A page that was drawn. */
type Painted = Extract<ReturnType<typeof paint>, { readonly kind: 'pixels' }>

const draw = (pdfium: Pdfium, page: number): Painted | null => {
  const drawn = paint(pdfium, page, { dpi: DPI, colour: false, most: MOST_PIXELS })
  return drawn.kind === 'refused' ? null : drawn
}

/** What was drawn at a place, row by row. */
function rowsAt({ pixels, width, height, scale }: Painted, [x, y, across, down]: Box): Uint8Array[] {
  const [left, right] = [Math.max(0, Math.floor(x * scale)), Math.min(width, Math.ceil((x + across) * scale))]
  const [top, bottom] = [Math.max(0, Math.floor(y * scale)), Math.min(height, Math.ceil((y + down) * scale))]
  return Array.from({ length: Math.max(0, bottom - top) }, (_, row) =>
    pixels.subarray((top + row) * width + left, (top + row) * width + right),
  )
}

/** Those where the drawn page has one shade all over. */
function blankOf(pdfium: Pdfium, page: number, texts: readonly PlacedText[]): readonly PlacedText[] {
  const space = texts.length === 0 ? null : pageSpace(pdfium, page)
  const drawn = space && draw(pdfium, page)
  if (!space || !drawn) return []
  return texts.filter(({ bounds }) => {
    let [darkest, lightest] = [255, 0]
    for (const row of rowsAt(drawn, displayedBox(space, bounds)))
      for (const pixel of row) {
        darkest = Math.min(darkest, pixel)
        lightest = Math.max(lightest, pixel)
      }
    return lightest - darkest <= ONE_SHADE
  })
}

/** Those without which the page looks the same. */
function needlessOf(pdfium: Pdfium, page: number, texts: readonly PlacedText[]): readonly PlacedText[] {
  const space = texts.length === 0 ? null : pageSpace(pdfium, page)
  const drawn = space && draw(pdfium, page)
  if (!space || !drawn) return []
  const setActive = (isActive: boolean): void => {
    for (const { object } of texts) pdfium.api.FPDFPageObj_SetIsActive(object, isActive)
  }
  setActive(false)
  const without = draw(pdfium, page)
  setActive(true)
  if (without === null) return []
  return texts.filter(({ bounds }) => {
    const box = displayedBox(space, bounds)
    const rows = rowsAt(without, box)
    return rowsAt(drawn, box).every((row, index) =>
      row.every((pixel, at) => Math.abs(pixel - (rows[index]?.[at] ?? 0)) <= ONE_SHADE),
    )
  })
}
