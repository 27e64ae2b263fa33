import { negativeItems } from '#engine/audit/negative-items.ts'
import { type EntryWords, ownPart, type OwnPart } from '#engine/letters/own-part.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import type { Context } from '#server/context.ts'
import { findingsOfReports, type StoredFinding } from '#server/features/findings/findings.ts'
import { listedReportIds, openReport, storedAmong } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** The member's own words in what they typed; a copy of what their newest reports print, or of what we said about it, is none. `isPractice` null: of either world. */
export async function ownPartOf(
  context: Context,
  user: SignedIn,
  { typed, isPractice }: { readonly typed: string; readonly isPractice: boolean | null },
): Promise<OwnPart> {
  if (typed.trim() === '') return { own: '', copied: [] }
  const stored = await storedAmong(context, user, await listedReportIds(context, user))
  const reports = stored
    .filter(({ source }) => isPractice === null || (source === 'practice') === isPractice)
    .map((row) => openReport(row).content)
  const findings = await findingsOfReports(
    context,
    user,
    reports.map(({ id }) => id),
  )
  return ownPart(
    typed,
    reports.flatMap((report) => entriesOf(report, findings)),
  )
}

function entriesOf(report: Report, findings: readonly StoredFinding[]): readonly EntryWords[] {
  const { accounts, inquiries, publicRecords, personalInfo } = report
  const items = negativeItems(report)
  const wordsOf = (subjectId: string | null, { evidence }: { evidence: EvidenceMap }, texts: readonly string[]): EntryWords => ({
    printed: [...Object.values(evidence).map(({ quote }) => quote), ...texts],
    told: [
      ...items.filter((item) => item.subjectId === subjectId).map(({ description }) => description),
      ...findings
        .filter((finding) => finding.reportId === report.id && finding.subjectId === subjectId)
        .flatMap(({ message, claim }) => [message, claim]),
    ],
  })
  return [
    ...accounts.map((account) =>
      wordsOf(account.id, account, [account.creditorName, account.statusText ?? '', ...account.remarks]),
    ),
    ...inquiries.map((inquiry) => wordsOf(inquiry.id, inquiry, [inquiry.creditorName])),
    ...publicRecords.map((record) => wordsOf(record.id, record, [record.type, record.status ?? ''])),
    wordsOf(null, personalInfo, []),
  ]
}
