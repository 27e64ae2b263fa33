import { lineOfListed } from '#engine/reading/layouts/bureau-columns/markup-cells.ts'
import type { HistoryCell, LateCounts } from '#engine/reading/layouts/bureau-columns/page.ts'
import { bureauIn, codeOfClass, LATE_COUNTS, monthOfLabel } from '#engine/reading/layouts/consumerdirect/words.ts'
import type { MarkupListing } from '#engine/reading/listing/list-markup.ts'
import { classesOf, elementsIn, firstIn, hasClass, type MarkupElement, textIn } from '#engine/reading/listing/markup-tree.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** One bureau's history: its months, and the counts of late ones where they are printed. */
export interface BureauHistory {
  readonly bureau: Bureau
  readonly cells: readonly HistoryCell[]
  readonly lateCounts: LateCounts | null
}

const statusOf = (element: MarkupElement): string | null => classesOf(element).find((name) => /^status-\w+$/.test(name)) ?? null
const isMonth = (element: MarkupElement): boolean => statusOf(element) !== null && partIn(element, 'month-label') !== null

const partIn = (element: MarkupElement, name: string): MarkupElement | null => firstIn(element, (one) => hasClass(one, name))

/** Reads the months of one bureau. A month without a year, on it or over it, is left out: which it is cannot be told. */
export function readHistory(element: MarkupElement, listing: MarkupListing): BureauHistory | null {
  const bureau = bureauOver(element, listing)
  if (!bureau) return null
  const cells: HistoryCell[] = []
  let year: number | null = null
  for (const one of elementsIn(element, (inner) => isMonth(inner) || isYear(inner))) {
    if (isYear(one)) year = Number(textIn(one))
    else cells.push(...cellOf(one, year, listing))
  }
  const late = partIn(element, 'late-history')
  return { bureau, cells, lateCounts: late ? readLateCounts(late, listing) : null }
}

const isYear = (element: MarkupElement): boolean =>
  element.children.length === 1 && /^(?:19|20)\d{2}$/.test(textIn(element)) && !hasClass(element, 'month-label')

/** The first line names the bureau, or the first that names one alone. */
function bureauOver(element: MarkupElement, listing: MarkupListing): Bureau | null {
  for (const { text } of listing.linesOf(element)) {
    const bureau = bureauIn(text)
    if (bureau) return bureau
  }
  return null
}

function cellOf(month: MarkupElement, year: number | null, listing: MarkupListing): HistoryCell[] {
  const [label, badge] = [partIn(month, 'month-label'), partIn(month, 'month-badge')]
  const of = label && monthOfLabel(textIn(label), year)
  const written = badge ? textIn(badge) : ''
  const code = written === '' ? codeOfClass(statusOf(month) ?? '') : written
  const place = listing.placeOf(written !== '' && badge ? badge : month)
  const [run] = lineOfListed({ text: written, evidence: place }).runs
  return of !== null && code !== null && run ? [{ month: of, code, run }] : []
}

/** `30: 1 60: 0 90: 0`. */
export function readLateCounts(element: MarkupElement, listing: MarkupListing): LateCounts | null {
  const [, days30, days60, days90] = LATE_COUNTS.exec(textIn(element)) ?? []
  const [run] = lineOfListed({ text: '', evidence: listing.placeOf(element) }).runs
  if (days30 === undefined || days60 === undefined || days90 === undefined || !run) return null
  return { days30: Number(days30), days60: Number(days60), days90: Number(days90), run }
}
