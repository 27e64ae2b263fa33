import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { Known } from '#engine/audit/rule.ts'
import { type SetAside, withDoubts } from '#engine/reading/doubts/doubts.ts'

/**
 * Judges a report of which not all was read for certain. A finding stays when it holds on the sure facts alone and also
 * with every doubtful one as it was read: none rests on a doubtful value, and none is there only because one was set
 * aside. A conclusion that the whole report draws from other places is another conclusion.
 */
export function auditWithDoubts({ sure, doubts }: SetAside, known: Known = { earlier: [] }): readonly Finding[] {
  const findings = auditReport(sure, known)
  if (doubts.length === 0) return findings
  const asRead = new Map(auditReport(withDoubts(sure, doubts), known).map((finding) => [finding.id, finding]))
  return findings.filter((finding) => {
    const whole = new Set(asRead.get(finding.id)?.evidence.map(placeOf))
    return finding.evidence.every((place) => whole.has(placeOf(place)))
  })
}

const placeOf = ({ reportId, page, box }: Finding['evidence'][number]): string => [reportId, page, ...box].join(' ')
