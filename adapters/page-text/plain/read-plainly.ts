import { isCutShort } from '#adapters/page-text/pdf-document.ts'
import type { Limits } from '#adapters/page-text/pdf-task.ts'
import { openPlain } from '#adapters/page-text/plain/read-plain.ts'
import type { DocumentText, PageText } from '#adapters/page-text/port.ts'
import type { ReadBefore } from '#adapters/page-text/read-document.ts'
import { turnsToRead } from '#adapters/page-text/sideways.ts'

/** Pages that are not plain come in numbers: after so many the rest is not tried. */
const MOST_TRIES = 3

/** All of a file, or those of its pages that are plain; PDFium reads the others. */
export type PlainlyRead = { readonly kind: 'whole'; readonly document: DocumentText } | ({ readonly kind: 'part' } & ReadBefore)

/** How many pages a plain file has; null for any other. */
export const countPlainly = (file: Uint8Array): number | null => (isCutShort(file) ? null : (openPlain(file)?.pageCount ?? null))

/** Null where nothing was read: PDFium says what is the matter with the file. */
export function readPlainly(file: Uint8Array, limits: Limits): PlainlyRead | null {
  if (isCutShort(file)) return null
  const plain = openPlain(file)
  if (plain === null || plain.pageCount > limits.pages) return null
  const pages = new Map<number, PageText>()
  for (let [number, left] = [1, MOST_TRIES]; number <= plain.pageCount && left > 0; number += 1) {
    const page = plain.page(number, limits.charactersPerPage)
    if (page === null || turnsToRead(page.words) !== 0) left -= 1
    else pages.set(number, { number, width: page.space.width, height: page.space.height, words: page.words, marks: page.marks })
  }
  if (pages.size < plain.pageCount) return { kind: 'part', pageCount: plain.pageCount, pages }
  return { kind: 'whole', document: { pages: [...pages.values()], producer: plain.producer } }
}
