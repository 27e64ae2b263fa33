import { readMarks } from '#adapters/page-text/page-marks.ts'
import { readWords } from '#adapters/page-text/page-words.ts'
import { type PdfDocument, pageSpace } from '#adapters/page-text/pdf-document.ts'
import type { Limits } from '#adapters/page-text/pdf-task.ts'
import type { Pdfium } from '#adapters/page-text/pdfium.ts'
import type { DocumentText, PageText, RefusalReason, Word } from '#adapters/page-text/port.ts'
import type { PageSpace } from '#adapters/page-text/page-space.ts'
import { turnedBack, turnsToRead } from '#adapters/page-text/sideways.ts'

function readPage(
  pdfium: Pdfium,
  page: number,
  { number, limits }: { number: number; limits: Limits },
): PageText | RefusalReason {
  const space = pageSpace(pdfium, page)
  if (space === null) return 'damaged'
  const read = readWords(pdfium, { page, space }, limits.charactersPerPage)
  if (read === null) return 'too_much_text'
  const { words } = read
  const turns = read.isUpsideDown ? 2 : turnsToRead(words)
  const upright = { number, width: space.width, height: space.height, words, marks: readMarks(pdfium, page, space) }
  if (turns === 0) return upright
  const whole = sidewaysWords(pdfium, page, { space, turns, limit: limits.charactersPerPage })
  return { ...upright, turnsToRead: turns, words: whole }
}

/** Of a page that is displayed on its side or its head: PDFium reads it upright, for it loses letters of lines that run up or down. */
function sidewaysWords(
  pdfium: Pdfium,
  page: number,
  { space, turns, limit }: { space: PageSpace; turns: 1 | 2 | 3; limit: number },
): readonly Word[] {
  const { api } = pdfium
  api.FPDFPage_SetRotation(page, (space.quarterTurns + turns) & 3)
  const upright = pageSpace(pdfium, page)
  const words = upright ? (readWords(pdfium, { page, space: upright }, limit)?.words ?? []) : []
  api.FPDFPage_SetRotation(page, space.quarterTurns)
  return words.map((word) => ({ ...word, box: turnedBack(word.box, { space, turns }) }))
}

/** What was read of a file without PDFium: some of its pages, by their numbers. */
export interface ReadBefore {
  readonly pageCount: number
  readonly pages: ReadonlyMap<number, PageText>
}

/** The text of every page, or why not: all or nothing. Pages that were read before are taken as they are. */
export function readDocument(
  pdfium: Pdfium,
  document: PdfDocument,
  { limits, before = null }: { limits: Limits; before?: ReadBefore | null },
): DocumentText | RefusalReason {
  const { api } = pdfium
  if (document.pageCount > limits.pages) return 'too_many_pages'
  const known = before?.pageCount === document.pageCount ? before.pages : null
  const pages: PageText[] = []
  for (let number = 1; number <= document.pageCount; number += 1) {
    const read = known?.get(number)
    if (read !== undefined) {
      pages.push(read)
      continue
    }
    const page = api.FPDF_LoadPage(document.pointer, number - 1)
    if (page === 0) return 'damaged'
    const text = readPage(pdfium, page, { number, limits })
    api.FPDF_ClosePage(page)
    if (typeof text === 'string') return text
    pages.push(text)
  }
  return { pages, producer: document.producer }
}
