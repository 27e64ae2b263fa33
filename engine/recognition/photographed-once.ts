import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import { sayOtherNumbers } from '#engine/reading/sheets/printed-numbers.ts'
import { keptPages, type PagesOnce } from '#engine/reading/sheets/kept-pages.ts'
import { compareFigures, isFigure } from '#engine/recognition/figures.ts'
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
  const groups: [PageText, ...PageText[]][] = []
  for (const page of document.pages) {
    const same = groups.find(([first]) => isPictured(page) && isPictured(first) && areOne(first, page))
    if (same) same.push(page)
    else groups.push([page])
  }
  return keptPages(
    document,
    groups.map(([first, ...others]) => ({
      page: others.reduce((best, page) => (sureness(page) > sureness(best) ? page : best), first),
      place: first.number,
    })),
  )
}

function areOne(one: PageText, other: PageText): boolean {
  const figures = [one, other].map(({ words }) => words.filter(isFigure).length)
  if (Math.min(...figures) < LEAST_FIGURES || sayOtherNumbers(one, other)) return false
  const [all, found] = [figures.reduce((sum, count) => sum + count), compareFigures(one.words, other.words)]
  return (2 * found.alike) / all >= ALIKE && found.other <= MOST_OTHER
}

const sureness = ({ words }: PageText): number =>
  words.reduce((sum, { confidence = 1 }) => sum + confidence, 0) / Math.max(1, words.length)
