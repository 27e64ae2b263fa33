import { evidenceOf } from '#engine/reading/lines/boxes.ts'
import { pageLines, runOf } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Evidence } from '#engine/report/evidence.ts'

/** A number or a name of the report takes no more words. */
const MOST_WORDS = 6
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Where a fact is printed that a reader took from the pages without saying where: the place of all that was read most surely. Null where none is. */
export function findPrinted(document: DocumentText, value: string): Evidence | null {
  const wanted = plain(value)
  const places = document.pages.flatMap(pageLines).flatMap(({ page, words }) =>
    words.flatMap((_, from): Evidence[] => {
      for (let count = 1; count <= MOST_WORDS && from + count <= words.length; count += 1) {
        const run = runOf(page, words.slice(from, from + count))
        const place = run && plain(run.text) === wanted ? evidenceOf([run]) : null
        if (place) return [place]
      }
      return []
    }),
  )
  return places.toSorted((a, b) => (b.confidence ?? 1) - (a.confidence ?? 1))[0] ?? null
}
