import { type PdfDocument, pageSpace } from '#adapters/page-text/pdf-document.ts'
import type { PdfAnswer } from '#adapters/page-text/pdf-task.ts'
import type { Pdfium } from '#adapters/page-text/pdfium.ts'
import type { Refused } from '#adapters/page-text/port.ts'

const MOST_PIXELS = 40_000_000
const POINTS_PER_INCH = 72

const GREY_BITMAP = 1
const COLOUR_BITMAP = 4
const WHITE = 0xff_ff_ff_ff
const DRAW_ANNOTATIONS = 0x01
const RED_FIRST = 0x10

interface Look {
  readonly dpi: number
  readonly colour: boolean
  /** Pixels: a larger page is drawn coarser. */
  readonly most: number
}

interface Painted {
  readonly kind: 'pixels'
  readonly pixels: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
  /** Pixels a point. */
  readonly scale: number
}

/** A loaded page on white; in grey one byte a pixel. */
export function paint(pdfium: Pdfium, page: number, { dpi, colour, most }: Look): Painted | Refused {
  const { api, heap, allocate, release } = pdfium
  const space = pageSpace(pdfium, page)
  if (space === null) return { kind: 'refused', reason: 'damaged' }
  const scale = Math.min(dpi / POINTS_PER_INCH, Math.sqrt(most / (space.width * space.height)))
  const width = Math.max(1, Math.round(space.width * scale))
  const height = Math.max(1, Math.round(space.height * scale))
  const stride = width * (colour ? 4 : 1)
  const buffer = allocate(stride * height)
  if (buffer === null) return { kind: 'refused', reason: 'too_much_text' }
  const bitmap = api.FPDFBitmap_CreateEx(width, height, colour ? COLOUR_BITMAP : GREY_BITMAP, buffer, stride)
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, DRAW_ANNOTATIONS | (colour ? RED_FIRST : 0))
  const pixels = heap.HEAPU8.slice(buffer, buffer + stride * height)
  api.FPDFBitmap_Destroy(bitmap)
  release(buffer)
  return { kind: 'pixels', pixels, width, height, scale }
}

interface Drawing extends Omit<Look, 'most'> {
  /** 1-based. */
  readonly page: number
}

/** Draws one page on white. */
export function drawPage(pdfium: Pdfium, document: PdfDocument, drawing: Drawing): PdfAnswer {
  const page = pdfium.api.FPDF_LoadPage(document.pointer, drawing.page - 1)
  if (page === 0) return { kind: 'refused', reason: 'damaged' }
  const answer = paint(pdfium, page, { ...drawing, most: MOST_PIXELS })
  pdfium.api.FPDF_ClosePage(page)
  return answer
}
