import type { Report } from '#engine/report/report.ts'

/** A space that was put in is asked about. */
const PARTED = 0.85
const LEAST_NAME = 4

/** Another name of the consumer of which the initial ran into the last name (`AFICTIVE` of an `ANN FICTIVE`) with its space. */
export function partInitials(report: Report): Report {
  const { name, alsoKnownAs, evidence } = report.personalInfo
  const [first, ...others] = name?.split(' ') ?? []
  const glued = new Map(
    others.flatMap((other) =>
      first !== undefined && other.length >= LEAST_NAME
        ? [[`${first.charAt(0)}${other}`, `${first.charAt(0)} ${other}`] as const]
        : [],
    ),
  )
  if (!alsoKnownAs.some((other) => glued.has(other))) return report
  const parted = alsoKnownAs.flatMap((other, index) => {
    const field = `alsoKnownAs.${index}`
    const place = evidence[field]
    const quote = glued.get(other)
    if (!place || quote === undefined) return []
    return [[field, { ...place, quote, confidence: Math.min(place.confidence ?? 1, PARTED) }] as const]
  })
  return {
    ...report,
    personalInfo: {
      ...report.personalInfo,
      alsoKnownAs: alsoKnownAs.map((other) => glued.get(other) ?? other),
      evidence: { ...evidence, ...Object.fromEntries(parted) },
    },
  }
}
