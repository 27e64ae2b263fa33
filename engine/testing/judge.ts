import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PublicRecord, Report } from '#engine/report/report.ts'
import { makeAccount, makeInquiry, makeRecord, makeReport } from '#engine/testing/make.ts'

/** One situation for a rule, in words and facts. */
export interface Situation {
  /** Which clause it stands for. */
  readonly why: string
  readonly account?: Partial<Account>
  readonly inquiry?: Partial<Inquiry>
  readonly record?: Partial<PublicRecord>
  readonly report?: Partial<Report>
  readonly surroundings?: Omit<Surroundings, 'report' | 'earlier'>
  /** The same account in an earlier report. */
  readonly before?: Partial<Account>
  readonly beforeReport?: Partial<Report>
}

/** A situation in which the rule fires: what its message must name, and the evidence it must point to. */
export interface Unlawful extends Situation {
  readonly says: readonly string[]
  readonly fields: readonly string[]
  readonly grade?: Finding['grade']
}

/** What one rule finds, through the whole audit, evidence included; null when it is silent. */
export function judge(rule: string, base: Partial<Account>, situation: Situation): Finding | null {
  const account = makeAccount({ ...base, ...situation.account })
  const report = makeReport({
    accounts: [account],
    inquiries: situation.inquiry === undefined ? [] : [makeInquiry(situation.inquiry)],
    publicRecords: situation.record === undefined ? [] : [makeRecord(situation.record)],
    ...situation.report,
  })
  const before = makeAccount({ ...base, id: 'b1', ...situation.before })
  const earlier =
    situation.before === undefined
      ? []
      : [makeReport({ id: 'r0', reportDate: '2024-01-15', accounts: [before], ...situation.beforeReport })]
  return auditReport(report, { earlier, ...situation.surroundings }).find((finding) => finding.rule === rule) ?? null
}

/** What a test compares: the grade, the evidence fields in their order, and what the message fails to name. */
export function seen(finding: Finding | null, wanted: Unlawful): object | null {
  if (finding === null) return null
  return {
    grade: finding.grade,
    fields: finding.evidence.map(
      ({ reportId, quote }) => `${reportId === 'r0' ? 'before.' : ''}${quote.slice(0, quote.indexOf(':'))}`,
    ),
    missing: wanted.says.filter((text) => !finding.message.includes(text)),
  }
}
