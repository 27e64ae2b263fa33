import type { Report } from '#engine/report/report.ts'

/** A space that was put in is asked about. */
const PARTED = 0.85
const LEAST_NAME = 4

/** The same, and the consumer's own name of which the middle initial ran into the first (`ANNQ FICTIVE`, who is `ANN FICTIVE` elsewhere). */
export function partInitials(read: Report): Report {
  const report = partMiddle(read)
  return partFirst(report)
}

function partMiddle(report: Report): Report {
  const { name, alsoKnownAs, evidence } = report.personalInfo
  const [first = '', ...others] = name?.split(' ') ?? []
  const given = first.slice(0, -1)
  const isOther = (other: string): boolean => other.split(' ')[0] === given && other.split(' ').at(-1) === others.at(-1)
  const place = evidence['name']
  if (given.length < LEAST_GIVEN || others.length === 0 || !place || !alsoKnownAs.some(isOther)) return report
  const parted = [given, first.slice(-1), ...others].join(' ')
  const asked = { ...place, quote: parted, confidence: Math.min(place.confidence ?? 1, PARTED) }
  return { ...report, personalInfo: { ...report.personalInfo, name: parted, evidence: { ...evidence, name: asked } } }
}
const LEAST_GIVEN = 3

/** Another name of the consumer of which the initial ran into the last name (`AFICTIVE` of an `ANN FICTIVE`) with its space. */
function partFirst(report: Report): Report {
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
