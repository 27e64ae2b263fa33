import { without } from '#engine/reading/doubts/doubts.ts'
import { folded } from '#engine/recognition/words/letters.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** Read differently in two places, a name is asked about. */
const DIFFERENT = 0.8

const alike = (name: string): string => folded(name).replaceAll('q', 'o')

/**
 * The consumer's own name, printed at the head and among the names, is no other name of theirs where the two readings
 * differ by letters alone that look alike (`Ill`, `III`): the surer of the two is the name.
 */
export function joinOwnNames(report: Report): Report {
  const { personalInfo } = report
  const { name, alsoKnownAs, evidence } = personalInfo
  const own = evidence['name']
  if (name === null || own === undefined) return report
  const again = alsoKnownAs.flatMap((other, index) => {
    const field = `alsoKnownAs.${index}`
    const place = evidence[field]
    return place && other !== name && alike(other) === alike(name) ? [{ other, field, place }] : []
  })
  if (again.length === 0) return report
  const sure = (place: Evidence): number => place.confidence ?? 1
  const [best] = again.toSorted((a, b) => sure(b.place) - sure(a.place))
  const isBetter = best !== undefined && sure(best.place) > sure(own)
  const kept = isBetter ? { name: best.other, place: best.place } : { name, place: own }
  const named = {
    ...report,
    personalInfo: {
      ...personalInfo,
      name: kept.name,
      evidence: { ...evidence, name: { ...kept.place, confidence: Math.min(sure(kept.place), DIFFERENT) } },
    },
  }
  return without(
    named,
    again.map(({ field, other, place }) => ({ entry: 'personalInfo', entryId: null, field, value: other, evidence: place })),
  )
}
