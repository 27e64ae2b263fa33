import { type Pdfium, startPdfium } from '#adapters/page-text/pdfium.ts'
import { openPdf, PDF_MEMORY, savePdf } from '#adapters/printing/pdf-file.ts'

/** This file runs in a worker thread; `embedded.ts` starts it. */

/** One PDF with the pages of all, in their order. */
export async function joinPdfs(pdfs: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdfium = await startPdfium(PDF_MEMORY)
  const document = pdfium.api.FPDF_CreateNewDocument()
  if (document === 0 || !pdfs.every((pdf) => append(pdfium, document, pdf))) throw new Error(NOT_JOINED)
  const joined = savePdf(pdfium, document)
  pdfium.api.FPDF_CloseDocument(document)
  if (joined === null) throw new Error(NOT_JOINED)
  return joined
}

const NOT_JOINED = 'The letters could not be put into one PDF.'

function append(pdfium: Pdfium, document: number, pdf: Uint8Array): boolean {
  const { api } = pdfium
  const source = openPdf(pdfium, pdf)
  if (source === null) return false
  const all = `1-${api.FPDF_GetPageCount(source.pointer)}`
  const isDone = api.FPDF_ImportPages(document, source.pointer, all, api.FPDF_GetPageCount(document))
  source.close()
  return isDone
}
