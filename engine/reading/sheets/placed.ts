import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** The report with each of its places put elsewhere. */
export function placed(report: Report, put: (place: Evidence) => Evidence): Report {
  const moved = (evidence: EvidenceMap): EvidenceMap =>
    Object.fromEntries(Object.entries(evidence).map(([field, place]) => [field, put(place)]))
  const move = <Entry extends { readonly evidence: EvidenceMap }>(entry: Entry): Entry => ({
    ...entry,
    evidence: moved(entry.evidence),
  })
  return {
    ...report,
    ...(report.evidence && { evidence: moved(report.evidence) }),
    personalInfo: move(report.personalInfo),
    accounts: report.accounts.map(move),
    inquiries: report.inquiries.map(move),
    publicRecords: report.publicRecords.map(move),
  }
}
