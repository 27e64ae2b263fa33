import { makePageSpace, type PageSpace } from '#adapters/page-text/page-space.ts'
import type { Pdfium } from '#adapters/page-text/pdfium.ts'
import type { RefusalReason } from '#adapters/page-text/port.ts'

/** A PDF held open. Every pointer of it is worthless after `close`. */
export interface PdfDocument {
  readonly pointer: number
  readonly pageCount: number
  readonly producer: string | null
  close(): void
}

/** FPDF_GetLastError: the file needs a password, or another one. */
const PASSWORD_ERROR = 4
const LONGEST_PASSWORD = 512
const LONGEST_PRODUCER = 1024
/** Where the end of a whole PDF stands, with room for what mail programs append. */
const TAIL = 4096

/** A download that broke off has neither mark; PDFium would rebuild it and show a part of it as the whole. */
export function isCutShort(file: Uint8Array): boolean {
  const tail = Buffer.from(file.buffer, file.byteOffset, file.byteLength).subarray(-TAIL)
  return !tail.includes('%%EOF') && !tail.includes('startxref')
}

function readProducer({ api, allocate, release }: Pdfium, document: number): string | null {
  const buffer = allocate(LONGEST_PRODUCER)
  if (buffer === null) return null
  const bytes = api.FPDF_GetMetaText(document, 'Producer', buffer, LONGEST_PRODUCER)
  const text = bytes > 2 && bytes <= LONGEST_PRODUCER ? api.pdfium.UTF16ToString(buffer) : ''
  release(buffer)
  return text === '' ? null : text
}

/** Opens a file. The bytes are copied into PDFium's memory. */
export function openDocument(pdfium: Pdfium, file: Uint8Array, password: string | null): PdfDocument | RefusalReason {
  if (isCutShort(file)) return 'damaged'
  if (password !== null && password.length > LONGEST_PASSWORD) return 'wrong_password'
  const bytes = pdfium.allocate(file.byteLength)
  if (bytes === null) return 'too_much_text'
  pdfium.heap.HEAPU8.set(file, bytes)
  const pointer = pdfium.api.FPDF_LoadMemDocument(bytes, file.byteLength, password ?? '')
  if (pointer === 0) {
    pdfium.release(bytes)
    if (pdfium.api.FPDF_GetLastError() !== PASSWORD_ERROR) return 'damaged'
    return password === null || password === '' ? 'needs_password' : 'wrong_password'
  }
  const close = (): void => {
    pdfium.api.FPDF_CloseDocument(pointer)
    pdfium.release(bytes)
  }
  const pageCount = pdfium.api.FPDF_GetPageCount(pointer)
  if (pageCount < 1) {
    close()
    return 'damaged'
  }
  return { pointer, pageCount, producer: readProducer(pdfium, pointer), close }
}

/** The visible rectangle of a loaded page and its rotation. */
export function pageSpace({ api, heap, scratch }: Pdfium, page: number): PageSpace | null {
  if (!api.FPDF_GetPageBoundingBox(page, scratch)) return null
  // FS_RECTF: left, top, right, bottom
  const [left = 0, top = 0, right = 0, bottom = 0] = heap.HEAPF32.subarray(scratch / 4, scratch / 4 + 4)
  if (!(right > left && top > bottom)) return null
  return makePageSpace({ left, top, right, bottom }, api.FPDFPage_GetRotation(page) & 3)
}
