import { type Bounds, displayedBox, isOnPage, type PageSpace, roundBox } from '#adapters/page-text/page-space.ts'
import { FORM, IMAGE, PATH, type Pdfium } from '#adapters/page-text/pdfium.ts'
import type { Box } from '#adapters/page-text/port.ts'

/** Points: larger drawings are rules, frames and pictures, not ticks. */
const LARGEST_MARK = 24
const SMALLEST_MARK = 0.5
const MOST_OBJECTS = 5000
const DEEPEST_FORM = 3

/** a, b, c, d, e, f of a PDF transform: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function composed(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [oa, ob, oc, od, oe, of] = outer
  return [a * oa + b * oc, a * ob + b * od, c * oa + d * oc, c * ob + d * od, e * oa + f * oc + oe, e * ob + f * od + of]
}

export function transformed({ left, bottom, right, top }: Bounds, [a, b, c, d, e, f]: Matrix): Bounds {
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e))
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f))
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

export function readMatrix({ api, heap, scratch }: Pdfium, object: number): Matrix {
  if (!api.FPDFPageObj_GetMatrix(object, scratch)) return IDENTITY
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = heap.HEAPF32.subarray(scratch / 4, scratch / 4 + 6)
  return [a, b, c, d, e, f]
}

export function readBounds({ hot, heap, scratch }: Pdfium, object: number): Bounds | null {
  if (hot.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null
  const [floats, at] = [heap.HEAPF32, scratch >> 2]
  return { left: floats[at] ?? 0, bottom: floats[at + 1] ?? 0, right: floats[at + 2] ?? 0, top: floats[at + 3] ?? 0 }
}

function isPainted({ hot, heap, scratch }: Pdfium, path: number): boolean {
  if (hot.FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return true
  const [fill = 0, stroke = 0] = new Int32Array(heap.HEAPU8.buffer, scratch, 2)
  return fill !== 0 || stroke !== 0
}

function isMarkSized(box: Box): boolean {
  const [width, height] = [box[2], box[3]]
  return width <= LARGEST_MARK && height <= LARGEST_MARK && (width >= SMALLEST_MARK || height >= SMALLEST_MARK)
}

/** The box of a drawing that is small and on the page; null for any other. */
export function markIn(space: PageSpace, bounds: Bounds): Box | null {
  const box = displayedBox(space, bounds)
  if (!isMarkSized(box) || !isOnPage(space, box)) return null
  roundBox(box)
  return box
}

/** The boxes of the small paths and pictures of a page, those inside form objects included. */
export function readMarks(pdfium: Pdfium, page: number, space: PageSpace): readonly Box[] {
  const { api, hot } = pdfium
  const marks: Box[] = []
  let left = MOST_OBJECTS

  const visit = (object: number, matrix: Matrix, depth: number): void => {
    const type = hot.FPDFPageObj_GetType(object)
    if (type === FORM && depth < DEEPEST_FORM) {
      const inner = composed(readMatrix(pdfium, object), matrix)
      const count = api.FPDFFormObj_CountObjects(object)
      for (let index = 0; index < count && left > 0; index += 1, left -= 1) {
        visit(api.FPDFFormObj_GetObject(object, index), inner, depth + 1)
      }
      return
    }
    if (type !== PATH && type !== IMAGE) return
    const bounds = readBounds(pdfium, object)
    if (bounds === null) return
    const mark = markIn(space, matrix === IDENTITY ? bounds : transformed(bounds, matrix))
    if (mark === null || (type === PATH && !isPainted(pdfium, object))) return
    marks.push(mark)
  }

  const count = api.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && left > 0; index += 1, left -= 1) visit(hot.FPDFPage_GetObject(page, index), IDENTITY, 0)
  return marks
}
