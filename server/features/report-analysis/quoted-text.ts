import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** What was made out of a report without a text layer, as far as a fact rests on it: each place once, in the order of the pages. */
export function quotedText({ evidence = {}, personalInfo, accounts, inquiries, publicRecords }: Report): string {
  const entries = [personalInfo, ...accounts, ...inquiries, ...publicRecords].map((one): EvidenceMap => one.evidence)
  const places = [evidence, ...entries].flatMap((map) => Object.values(map))
  const once = new Map(places.map((place) => [[place.page, ...place.box].join(' '), place]))
  return [...once.values()]
    .toSorted(inOrder)
    .map(({ quote }) => quote)
    .join('\n')
}

const inOrder = (a: Evidence, b: Evidence): number => a.page - b.page || a.box[1] - b.box[1] || a.box[0] - b.box[0]
