import type { Pdfium } from '#adapters/page-text/pdfium.ts'

/** More than any page of a report needs. */
export const PDF_MEMORY = 512 * 1024 * 1024
const REMOVE_SECURITY = 3

/** A PDF held open in the library's memory. */
export interface OpenedPdf {
  readonly pointer: number
  close(): void
}

export function openPdf(pdfium: Pdfium, pdf: Uint8Array): OpenedPdf | null {
  const bytes = pdfium.allocate(pdf.byteLength)
  if (bytes === null) return null
  pdfium.heap.HEAPU8.set(pdf, bytes)
  const pointer = pdfium.api.FPDF_LoadMemDocument(bytes, pdf.byteLength, '')
  if (pointer === 0) {
    pdfium.release(bytes)
    return null
  }
  const close = (): void => {
    pdfium.api.FPDF_CloseDocument(pointer)
    pdfium.release(bytes)
  }
  return { pointer, close }
}

export function savePdf({ api, heap, allocate, release }: Pdfium, document: number): Uint8Array | null {
  const writer = api.PDFiumExt_OpenFileWriter()
  api.FPDF_SaveAsCopy(document, writer, REMOVE_SECURITY)
  const size = api.PDFiumExt_GetFileWriterSize(writer)
  const buffer = size > 0 ? allocate(size) : null
  if (buffer !== null) api.PDFiumExt_GetFileWriterData(writer, buffer, size)
  const saved = buffer === null ? null : heap.HEAPU8.slice(buffer, buffer + size)
  if (buffer !== null) release(buffer)
  api.PDFiumExt_CloseFileWriter(writer)
  return saved
}
