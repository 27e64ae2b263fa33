import { type Pdfium, startPdfium, stoppedByFile } from '#adapters/page-text/pdfium.ts'
import { openPdf, PDF_MEMORY, savePdf } from '#adapters/printing/pdf-file.ts'

/** A page that is laid onto one of the letter’s: points, from the top left of a US Letter page. */
export interface LaidPage {
  /** The page of the letter, from 0. */
  readonly onto: number
  /** A PDF; its first page is taken. */
  readonly pdf: Uint8Array
  readonly at: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** Circled on it, where they come to lie: x, y, width, height. */
  readonly circled: readonly (readonly [x: number, y: number, width: number, height: number])[]
}

const LETTER_HEIGHT = 792
const CIRCLE = { red: 192, green: 24, blue: 24, width: 1.6 } as const
/** How far a curve that stands for a quarter of a circle reaches. */
const BEND = 0.5523

let idle: Pdfium | null = null

/** The letter with the pages laid onto it, lines and letters as they are; null where one cannot be. */
export async function layPages(letter: Uint8Array, pages: readonly LaidPage[]): Promise<Uint8Array | null> {
  const pdfium = idle ?? (await startPdfium(PDF_MEMORY))
  idle = null
  try {
    const document = openPdf(pdfium, letter)
    const isDone = document !== null && pages.every((page) => layOne(pdfium, document.pointer, page))
    const laid = isDone && document !== null ? savePdf(pdfium, document.pointer) : null
    document?.close()
    if (!pdfium.ranOutOfMemory()) idle = pdfium
    return laid
  } catch (error) {
    // Spoiled by the page: the next one gets a library of its own.
    if (pdfium.ranOutOfMemory() || stoppedByFile(error)) return null
    throw error
  }
}

function layOne(pdfium: Pdfium, letter: number, laid: LaidPage): boolean {
  const { api } = pdfium
  const source = openPdf(pdfium, laid.pdf)
  if (source === null) return false
  const page = api.FPDF_LoadPage(letter, laid.onto)
  const placed = page !== 0 && placePage(pdfium, { letter, page, source: source.pointer }, laid)
  if (placed) for (const box of laid.circled) circle(pdfium, page, box)
  const isDone = placed && api.FPDFPage_GenerateContent(page)
  if (page !== 0) api.FPDF_ClosePage(page)
  source.close()
  return isDone
}

interface Pointers {
  readonly letter: number
  readonly page: number
  readonly source: number
}

function placePage(pdfium: Pdfium, { letter, page, source }: Pointers, { at }: LaidPage): boolean {
  const { api } = pdfium
  const matrix = matrixOf(pdfium, source, at)
  const form = matrix === null ? 0 : api.FPDF_NewXObjectFromPage(letter, source, 0)
  const object = form === 0 ? 0 : api.FPDF_NewFormObjectFromXObject(form)
  if (form !== 0) api.FPDF_CloseXObject(form)
  if (object === 0 || matrix === null) return false
  api.FPDFPageObj_Transform(object, ...matrix)
  api.FPDFPage_InsertObject(page, object)
  return true
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** To its place on the letter. The library has already applied the page’s own crop and rotation: its origin is the lower left corner as it is shown. */
function matrixOf({ api, heap, scratch }: Pdfium, source: number, at: LaidPage['at']): Matrix | null {
  const page = api.FPDF_LoadPage(source, 0)
  if (page === 0) return null
  const known = api.FPDF_GetPageBoundingBox(page, scratch)
  // FS_RECTF: left, top, right, bottom
  const [left = 0, top = 0, right = 0, bottom = 0] = heap.HEAPF32.slice(scratch / 4, scratch / 4 + 4)
  const isUpright = api.FPDFPage_GetRotation(page) % 2 === 0
  api.FPDF_ClosePage(page)
  if (!known || !(right > left && top > bottom)) return null
  const scale = at.width / (isUpright ? right - left : top - bottom)
  return [scale, 0, 0, scale, at.left, LETTER_HEIGHT - at.top - at.height]
}

/** A box with round ends, as a pen draws it round a line. */
function circle({ api }: Pdfium, page: number, [x, top, width, height]: LaidPage['circled'][number]): void {
  const [left, right, low, high] = [x, x + width, LETTER_HEIGHT - top - height, LETTER_HEIGHT - top]
  const radius = Math.min(width, height) / 2
  const bend = radius * (1 - BEND)
  const path = api.FPDFPageObj_CreateNewPath(left + radius, high)
  api.FPDFPath_LineTo(path, right - radius, high)
  api.FPDFPath_BezierTo(path, right - bend, high, right, high - bend, right, high - radius)
  api.FPDFPath_LineTo(path, right, low + radius)
  api.FPDFPath_BezierTo(path, right, low + bend, right - bend, low, right - radius, low)
  api.FPDFPath_LineTo(path, left + radius, low)
  api.FPDFPath_BezierTo(path, left + bend, low, left, low + bend, left, low + radius)
  api.FPDFPath_LineTo(path, left, high - radius)
  api.FPDFPath_BezierTo(path, left, high - bend, left + bend, high, left + radius, high)
  api.FPDFPath_Close(path)
  api.FPDFPageObj_SetStrokeColor(path, CIRCLE.red, CIRCLE.green, CIRCLE.blue, 255)
  api.FPDFPageObj_SetStrokeWidth(path, CIRCLE.width)
  api.FPDFPath_SetDrawMode(path, 0, true)
  api.FPDFPage_InsertObject(page, path)
}
