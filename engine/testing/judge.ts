import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { Known } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PersonalInfo, PublicRecord, Report } from '#engine/report/report.ts'
import { makeAccount, makeInquiry, makePerson, makeRecord, makeReport } from '#engine/testing/make.ts'

/** One situation for a rule, in words and facts. */
export interface Situation {
  /** Which clause it stands for. */
  readonly why: string
  readonly account?: Partial<Account>
  readonly inquiry?: Partial<Inquiry>
  readonly record?: Partial<PublicRecord>
  /** Who the report says the consumer is. */
  readonly person?: Partial<PersonalInfo>
  readonly report?: Partial<Report>
  readonly surroundings?: Omit<Known, 'earlier'>
  /** The same account in an earlier report. */
  readonly before?: Partial<Account>
  readonly beforeReport?: Partial<Report>
  /** A report of the bureau between the earlier one and this; it lists no account unless it says so. */
  readonly between?: Partial<Report>
  /** Other accounts of the same report. */
  readonly beside?: readonly Partial<Account>[]
  /** The same account at another bureau (Equifax unless `elsewhereReport` says otherwise). */
  readonly elsewhere?: Partial<Account>
  readonly elsewhereReport?: Partial<Report>
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
  const others = (situation.beside ?? []).map((facts, index) => makeAccount({ ...base, id: `a${index + 2}`, ...facts }))
  const report = makeReport({
    accounts: [account, ...others],
    inquiries: situation.inquiry === undefined ? [] : [makeInquiry(situation.inquiry)],
    publicRecords: situation.record === undefined ? [] : [makeRecord(situation.record)],
    personalInfo: makePerson(situation.person),
    ...situation.report,
  })
  const before = makeAccount({ ...base, id: 'b1', ...situation.before })
  const older =
    situation.before === undefined
      ? []
      : [makeReport({ id: 'r0', reportDate: '2024-01-15', accounts: [before], ...situation.beforeReport })]
  const between =
    situation.between === undefined ? [] : [makeReport({ id: 'rb', reportDate: '2024-07-15', ...situation.between })]
  const earlier = [...between, ...older]
  const elsewhere = makeAccount({ ...base, id: 'e1', ...situation.elsewhere })
  const other = makeReport({ id: 'r2', bureau: 'equifax', accounts: [elsewhere], ...situation.elsewhereReport })
  const known = situation.elsewhere === undefined ? { earlier } : { earlier, others: [{ report: other, isOfSameFile: false }] }
  return auditReport(report, { ...known, ...situation.surroundings }).find((finding) => finding.rule === rule) ?? null
}

/** By report; the fields of a second entry of the same report have none. */
const PREFIXES: Readonly<Record<string, string>> = { r0: 'before.', rb: 'between.', r2: 'elsewhere.' }

/** What a test compares: the grade, the evidence fields in their order, and what the message fails to name. */
export function seen(finding: Finding | null, wanted: Unlawful): object | null {
  if (finding === null) return null
  return {
    grade: finding.grade,
    fields: finding.evidence.map(({ reportId, quote }) => `${PREFIXES[reportId] ?? ''}${quote.slice(0, quote.indexOf(':'))}`),
    missing: wanted.says.filter((text) => !finding.message.includes(text)),
  }
}
