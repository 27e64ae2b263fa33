import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'

/** The text of each page as PDFium gives it, or null when the file cannot be opened (damaged, locked, empty). */
export async function pageTexts(bytes: Uint8Array, password = ''): Promise<string[] | null> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
  const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer })
  pdfium.PDFiumExt_Init()
  const memory = pdfium.pdfium
  const file = memory.wasmExports.malloc(Math.max(1, bytes.length))
  const heap: unknown = Reflect.get(memory, 'HEAPU8')
  if (!(heap instanceof Uint8Array)) throw new TypeError('PDFium has no memory')
  heap.set(bytes, file)
  const document = pdfium.FPDF_LoadMemDocument(file, bytes.length, password)
  if (document === 0) return null
  const texts = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) => {
    const page = pdfium.FPDF_LoadPage(document, index)
    const text = pdfium.FPDFText_LoadPage(page)
    const count = pdfium.FPDFText_CountChars(text)
    const chars = Array.from({ length: count }, (_unused, at) => String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, at)))
    pdfium.FPDFText_ClosePage(text)
    pdfium.FPDF_ClosePage(page)
    return chars.join('')
  })
  pdfium.FPDF_CloseDocument(document)
  return texts
}
