import { type Finding, isFavorable } from '#engine/audit/finding.ts'
import { personDetail } from '#engine/audit/person-detail.ts'
import { isForeign } from '#engine/letters/further/mixed-file.ts'
import type { LetterSubject } from '#engine/letters/letter-request.ts'
import type { Report } from '#engine/report/report.ts'
import type { Bureau, DisputeTarget } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { findingsBeside, findingsOfReports, type StoredFinding } from '#server/features/findings/findings.ts'
import type { LetterSource } from '#server/features/letters/letter-source.ts'
import type { ItemRow } from '#server/features/negative-items/negative-items.ts'
import { usableReport } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

export const OTHER_BUREAU = 'This account is on another bureau’s report. Write to the bureau that lists it.'

const ONLY_BUREAU = 'This is about your file at the bureau, not about a company’s account. Write to the bureau.'

/** The same before there is a dispute. */
export async function findingSource(
  context: Context,
  user: SignedIn,
  { finding, target }: { finding: StoredFinding; target: DisputeTarget },
): Promise<LetterSource> {
  if (target !== 'creditor' && target !== finding.bureau) throw new Refusal('conflict', OTHER_BUREAU)
  const report = await usableReport(context, user, finding.reportId)
  const subject = subjectOfFinding(report.content, finding)
  if (subject.kind === 'person' && target === 'creditor') throw new Refusal('conflict', ONLY_BUREAU)
  const beside = await findingsBeside(context, user, finding)
  const findings = beside.filter((one) => one.id === finding.id || !isFavorable(one))
  const base = { item: null, formerItemId: null, dispute: null, creditor: finding.creditorName ?? '', statements: [] }
  return { ...base, report, target, subject, findings, chosen: finding.id }
}

const NOT_MIXED = 'First tell us this report is mixed with someone else’s. Then we’ll write the letter that separates the two.'

/** The same before there is a dispute: everything on the report that the member said is not theirs. */
export async function mixedFileSource(
  context: Context,
  user: SignedIn,
  reportId: string,
): Promise<LetterSource & { readonly target: Bureau }> {
  const report = await usableReport(context, user, reportId)
  if (report.ownership !== 'mixed') throw new Refusal('conflict', NOT_MIXED)
  const findings = (await findingsOfReports(context, user, [report.id])).filter(isForeign)
  const subject = { kind: 'person', words: 'my file', evidence: {} } as const
  const base = { item: null, formerItemId: null, dispute: null, creditor: '', statements: [] }
  return { ...base, report, target: report.bureau, subject, findings }
}

/** What the letter about a finding is about: the entry of the report, or what it says about the member. */
export function subjectOfFinding(report: Report, finding: Finding): LetterSubject {
  if (finding.subjectId !== null) return subjectOfItem(report, { subjectId: finding.subjectId })
  const [first] = finding.evidence
  return { kind: 'person', words: personDetail(finding).words, evidence: first === undefined ? {} : { printed: first } }
}

/** The entry of the report that the item is. */
export function subjectOfItem(report: Report, item: Pick<ItemRow, 'subjectId'>): LetterSubject {
  const account = report.accounts.find((one) => one.id === item.subjectId)
  if (account) return { kind: 'account', account }
  const record = report.publicRecords.find((one) => one.id === item.subjectId)
  if (record) return { kind: 'public_record', record }
  const inquiry = report.inquiries.find((one) => one.id === item.subjectId)
  if (inquiry) return { kind: 'inquiry', inquiry }
  throw new Error('an item or a finding names an entry of its report')
}
