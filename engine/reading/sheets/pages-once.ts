import { isFurniture, pageLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'

/** Words in which two prints of one page may differ: the time and the page number on its margin. */
const FURNITURE_WORDS = 24

const textOf = (page: PageText): string =>
  pageLines(page)
    .flatMap((line) => (isFurniture(line, page) ? [] : [line.text]))
    .join('\n')

function isSamePage(page: PageText, other: PageText): boolean {
  if (Math.abs(page.words.length - other.words.length) > FURNITURE_WORDS) return false
  return textOf(page) === textOf(other)
}

/**
 * A file may hold its report twice: printed twice, or put together from two copies. From where the first page stands
 * again, and every page behind it, the pages are left out. Two pages that are alike within one copy both stay.
 */
export function pagesOnce(document: DocumentText): DocumentText {
  const { pages } = document
  const [first] = pages
  if (!first || textOf(first) === '') return document
  const again = pages.findIndex(
    (page, index) =>
      index > 0 && isSamePage(first, page) && pages.slice(index).every((copy, at) => isSamePage(pages[at] ?? first, copy)),
  )
  return again < 0 ? document : { ...document, pages: pages.slice(0, again) }
}
