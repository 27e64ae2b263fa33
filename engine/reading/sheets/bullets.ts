import { pageLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'

/** Signs that a style sets before headings and items; what stands for something in a grid (ticks, squares, dots) is none. */
const BULLET = /^[\u2022\u2023\u2043\u25B6-\u25BB\u25C6\u25C7\u27A4\u2794\u2192\u00BB\u203A\u276F]$/
const mayBeBullet = ({ text }: Word): boolean => text.length === 1 && text.charCodeAt(0) > 0x7f && BULLET.test(text)

/**
 * The document without the bullets that begin its lines: `\u2022 OK BANK` is called OK BANK, and `\u25B8 Collections` is the heading. A sign that
 * also stands elsewhere in a line is the document's own and stays.
 */
export function withoutBullets(document: DocumentText): DocumentText {
  const marked = document.pages.filter(({ words }) => words.some(mayBeBullet))
  if (marked.length === 0) return document
  const first = new Map<PageText, Set<Word>>()
  const elsewhere = new Set<string>()
  for (const page of marked) {
    const own = new Set<Word>()
    for (const { words } of pageLines(page))
      for (const [index, word] of words.entries()) {
        if (!mayBeBullet(word)) continue
        if (index === 0 && words.length > 1) own.add(word)
        else elsewhere.add(word.text)
      }
    first.set(page, own)
  }
  const pages = document.pages.map((page) => {
    const own = first.get(page)
    return own ? { ...page, words: page.words.filter((word) => !own.has(word) || elsewhere.has(word.text)) } : page
  })
  return { ...document, pages }
}
