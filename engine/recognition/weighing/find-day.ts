import { evidenceOf } from '#engine/reading/lines/boxes.ts'
import { pageLines, runOf } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'

/** A date takes three words at most: `May 3, 2024`. */
const MOST_WORDS = 3

/**
 * Where a day is printed that a reader took from the pages without saying where: the place that was read most surely of
 * all that say this day. Null where none does.
 */
export function findDay(document: DocumentText, day: PartialDay): Evidence | null {
  const places = document.pages.flatMap(pageLines).flatMap(({ page, words }) =>
    words.flatMap((_, from): Evidence[] => {
      for (let count = 1; count <= MOST_WORDS; count += 1) {
        const run = runOf(page, words.slice(from, from + count))
        const place = run && parsePrintedDay(run.text.replace(/[.,;]$/, '')) === day ? evidenceOf([run]) : null
        if (place) return [place]
      }
      return []
    }),
  )
  return places.toSorted((a, b) => (b.confidence ?? 1) - (a.confidence ?? 1))[0] ?? null
}
