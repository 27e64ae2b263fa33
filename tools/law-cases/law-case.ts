import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { type Confirmed, type RecordedDisputes } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PersonalInfo, PublicRecord, Report } from '#engine/report/report.ts'
import { confirming, makeAccount, makeInquiry, makePerson, makeRecord, makeReport } from '#engine/testing/make.ts'
import type { Grade } from '#engine/words/grade.ts'

/** Cases as a lawyer writes them down (../shared/cases/README.md says how a case becomes a report, and what counts). */
const partial = <Entry>() => z.custom<Partial<Entry>>((value) => typeof value === 'object' && value !== null)
const LawCase = z.object({
  id: z.string(),
  rule: z.string(),
  kind: z.enum(['lawful', 'error']),
  why: z.string(),
  account: partial<Account>().optional(),
  beside: z.array(partial<Account>()).default([]),
  inquiries: z.array(partial<Inquiry>()).default([]),
  records: z.array(partial<PublicRecord>()).default([]),
  report: partial<Report>().default({}),
  person: partial<PersonalInfo>().default({}),
  before: partial<Account>().optional(),
  beforeReport: partial<Report>().default({}),
  elsewhere: partial<Account>().optional(),
  elsewhereReport: partial<Report>().default({}),
  sameFile: z.boolean().default(false),
  known: z.object({ confirmed: partial<Confirmed>().optional(), disputes: z.custom<RecordedDisputes>().optional() }).default({}),
  okQuestion: z.boolean().default(false),
  noAssert: z.boolean().default(false),
  /** Even a question or a request of its rule would be more than the account deserves. */
  silent: z.boolean().default(false),
})
export type LawCase = z.infer<typeof LawCase>

export const readCases = (file: URL): readonly LawCase[] => z.array(LawCase).parse(JSON.parse(readFileSync(file, 'utf8')))

export const ACCUSING: ReadonlySet<Grade> = new Set(['legal_limit', 'impossible', 'contradiction', 'disagreement'])
export const SPEAKING: ReadonlySet<Grade> = new Set([...ACCUSING, 'proof', 'policy'])
/** A question counts as none where the case allows one, and a request counts where it does not. */
export const accuses = (one: LawCase, finding: Finding): boolean =>
  (one.silent && finding.rule === one.rule) ||
  (ACCUSING.has(finding.grade) && !((one.okQuestion || one.noAssert) && finding.isQuestion === true))

export function findingsOf(one: LawCase): readonly Finding[] {
  const accounts = [
    ...(one.account === undefined ? [] : [makeAccount(one.account)]),
    ...one.beside.map((facts, index) => makeAccount({ id: `a${index + 2}`, ...facts })),
  ]
  const report = makeReport({
    reportDate: '2026-06-15',
    personalInfo: makePerson(one.person),
    accounts,
    inquiries: one.inquiries.map((facts, index) => makeInquiry({ id: `i${index + 1}`, ...facts })),
    publicRecords: one.records.map((facts, index) => makeRecord({ id: `p${index + 1}`, ...facts })),
    ...one.report,
  })
  const earlier =
    one.before === undefined
      ? []
      : [
          makeReport({
            id: 'r0',
            reportDate: '2025-06-15',
            accounts: [makeAccount({ ...one.account, id: 'b1', ...one.before })],
            ...one.beforeReport,
          }),
        ]
  const other = makeReport({
    id: 'r2',
    bureau: 'equifax',
    reportDate: '2026-06-15',
    accounts: [makeAccount({ ...one.account, id: 'e1', ...one.elsewhere })],
    ...one.elsewhereReport,
  })
  const { confirmed, disputes } = one.known
  return auditReport(report, {
    earlier,
    others: one.elsewhere === undefined ? [] : [{ report: other, isOfSameFile: one.sameFile }],
    ...(confirmed === undefined ? {} : { confirmed: confirming(confirmed) }),
    ...(disputes === undefined ? {} : { disputes }),
  })
}
