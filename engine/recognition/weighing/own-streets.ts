import type { Report } from '#engine/report/report.ts'

/** What was put right by what alone can be there is asked about. */
const MENDED = 0.85
/** A lane, of which the L was read as an I. Indiana is behind a city, and no street of a house number is called so. */
const LANE = /^(\d.* )IN$/

/** The report with the streets of the consumer's addresses that end as streets do: `118 QUARRY LN`, read `118 QUARRY IN`. */
export function withOwnStreets(report: Report): Report {
  const { addresses, evidence } = report.personalInfo
  const mended = addresses.map((address) => ({ ...address, street: address.street?.replace(LANE, '$1LN') ?? null }))
  const asked = mended.flatMap(({ street }, at) => {
    const field = `addresses.${at}`
    const place = evidence[field]
    if (street === addresses[at]?.street || !place) return []
    return [[field, { ...place, confidence: Math.min(place.confidence ?? 1, MENDED) }] as const]
  })
  if (asked.length === 0) return report
  const known = { ...evidence, ...Object.fromEntries(asked) }
  return { ...report, personalInfo: { ...report.personalInfo, addresses: mended, evidence: known } }
}
