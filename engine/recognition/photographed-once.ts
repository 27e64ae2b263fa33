import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import { sayOtherNumbers } from '#engine/reading/sheets/printed-numbers.ts'
import { keptPages, type PagesOnce } from '#engine/reading/sheets/kept-pages.ts'
import { compareFigures, type Figure, figuresIn } from '#engine/recognition/figures.ts'
import { isPictured } from '#engine/recognition/mend-pages.ts'

/** With fewer figures two pages are told apart by chance. */
const LEAST_FIGURES = 8
/** The share of their figures that two pictures of one page have alike (measured: 0.98 and more; of two pages 0.11 at most). */
const ALIKE = 0.6
/** So many of them may surely be read otherwise. */
const MOST_OTHER = 1

/**
 * Pictures with each printed page once: people take one again that came out badly, or two of the same page. The surer one stays, in
 * the place of the first. Student loans differ in an amount or the end of a number alone: where these are surely read, no page is left out.
 */
export function photographedOnce(document: DocumentText): PagesOnce {
  const groups: { readonly figures: readonly Figure[]; readonly pages: [PageText, ...PageText[]] }[] = []
  for (const page of document.pages) {
    const figures = isPictured(page) ? figuresIn(page.words) : []
    const same = groups.find((group) => areOne(group.figures, figures) && !sayOtherNumbers(group.pages[0], page))
    if (same) same.pages.push(page)
    else groups.push({ figures, pages: [page] })
  }
  return keptPages(
    document,
    groups.map(({ pages: [first, ...others] }) => ({
      page: others.reduce((best, page) => (sureness(page) > sureness(best) ? page : best), first),
      place: first.number,
    })),
  )
}

function areOne(ones: readonly Figure[], others: readonly Figure[]): boolean {
  if (Math.min(ones.length, others.length) < LEAST_FIGURES) return false
  const { alike, other } = compareFigures(ones, others)
  return (2 * alike) / (ones.length + others.length) >= ALIKE && other <= MOST_OTHER
}

const sureness = ({ words }: PageText): number =>
  words.reduce((sum, { confidence = 1 }) => sum + confidence, 0) / Math.max(1, words.length)
