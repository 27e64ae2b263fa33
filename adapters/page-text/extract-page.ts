import type { PdfDocument } from '#adapters/page-text/pdf-document.ts'
import type { PdfAnswer } from '#adapters/page-text/pdf-task.ts'
import type { Pdfium } from '#adapters/page-text/pdfium.ts'

/** FPDF_SaveAsCopy: write the whole file again, without encryption. */
const REMOVE_SECURITY = 3

function save({ api, heap, allocate, release }: Pdfium, document: number): PdfAnswer {
  const writer = api.PDFiumExt_OpenFileWriter()
  api.FPDF_SaveAsCopy(document, writer, REMOVE_SECURITY)
  const size = api.PDFiumExt_GetFileWriterSize(writer)
  const buffer = size > 0 ? allocate(size) : null
  if (buffer === null) {
    api.PDFiumExt_CloseFileWriter(writer)
    return { kind: 'refused', reason: 'damaged' }
  }
  api.PDFiumExt_GetFileWriterData(writer, buffer, size)
  const pdf = heap.HEAPU8.slice(buffer, buffer + size)
  release(buffer)
  api.PDFiumExt_CloseFileWriter(writer)
  return { kind: 'pdf', pdf }
}

/** Copies one page (1-based) into a new PDF, decrypted. */
export function extractPage(pdfium: Pdfium, document: PdfDocument, page: number): PdfAnswer {
  const { api } = pdfium
  const copy = api.FPDF_CreateNewDocument()
  const imported = copy !== 0 && api.FPDF_ImportPages(copy, document.pointer, String(page), 0)
  const answer: PdfAnswer = imported ? save(pdfium, copy) : { kind: 'refused', reason: 'damaged' }
  if (copy !== 0) api.FPDF_CloseDocument(copy)
  return answer
}

/** Copies a whole PDF that was opened with a password into one that needs none. */
export function unlockDocument(pdfium: Pdfium, document: PdfDocument): PdfAnswer {
  return save(pdfium, document.pointer)
}
