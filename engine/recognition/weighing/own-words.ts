import { folded } from '#engine/recognition/words/letters.ts'
import type { Report } from '#engine/report/report.ts'

/** What was put right by another place is asked about. */
const MENDED = 0.85
const LEAST_NAME = 5

/** Letters that a recogniser takes for one another in a name of capitals. */
const alike = (word: string): string => folded(word).replaceAll('q', 'o')

/**
 * The other names of the consumer with the words of their own name as that spells them: two that differ by nothing but letters
 * which look alike (`SAMPLEOULOS`, `SAMPLEQULOS`) are one.
 */
export function withOwnWords(report: Report): Report {
  const { name, alsoKnownAs, evidence } = report.personalInfo
  const own = new Map(
    (name ?? '').split(' ').flatMap((word) => (word.length >= LEAST_NAME ? [[alike(word), word] as const] : [])),
  )
  const respelled = alsoKnownAs.map((other) =>
    other
      .split(' ')
      .map((word) => own.get(alike(word)) ?? word)
      .join(' '),
  )
  const changed = respelled.flatMap((other, index) => {
    const field = `alsoKnownAs.${index}`
    const place = evidence[field]
    return place && other !== alsoKnownAs[index]
      ? [[field, { ...place, quote: other, confidence: Math.min(place.confidence ?? 1, MENDED) }] as const]
      : []
  })
  if (changed.length === 0) return report
  return {
    ...report,
    personalInfo: {
      ...report.personalInfo,
      alsoKnownAs: respelled,
      evidence: { ...evidence, ...Object.fromEntries(changed) },
    },
  }
}
