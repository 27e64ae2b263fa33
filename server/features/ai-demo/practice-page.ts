import type { Finding } from '#engine/audit/finding.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { negativeItems, type NegativeItem } from '#engine/audit/negative-items.ts'
import type { Report } from '#engine/report/report.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { readTextFile } from '#server/features/reports/reports.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A report of the practice bureaus, made in memory and kept nowhere, with the entry that the demo is about. */
export interface PracticePage {
  readonly file: Uint8Array
  readonly report: Report
  readonly item: NegativeItem
  readonly findings: readonly Finding[]
  /** Where the entry is. */
  readonly page: number
}

const PERSON = {
  firstName: 'Practice',
  lastName: 'Member',
  dateOfBirth: '1985-04-12',
  ssn: null,
  address: { street: '100 Practice Street', city: 'Austin', state: 'TX', zip: '78701' },
}

/** The first bureau’s report with an error in a negative entry, and that entry. */
export async function practicePage(context: Context): Promise<PracticePage> {
  for (const bureau of BUREAUS) {
    const fetched = await context.practiceBureaus.fetchReport(PERSON, { bureau, at: context.now() })
    if (fetched.kind !== 'report') continue
    const read = await readTextFile(context, { bytes: fetched.file, password: null, ids: ['practice', '', ''], bureau: null })
    const report: Report = JSON.parse(read.reports[0].content)
    const findings = auditReport(report)
    const item = negativeItems(report).find(({ subjectId }) => findings.some((finding) => finding.subjectId === subjectId))
    if (item === undefined) continue
    const about = findings.filter((finding) => finding.subjectId === item.subjectId)
    const page = about[0]?.evidence[0]?.page ?? item.evidence[0]?.page ?? 1
    return { file: fetched.file, report, item, findings: about, page }
  }
  throw new Refusal('unavailable', 'The practice bureaus have no page to show right now.')
}
