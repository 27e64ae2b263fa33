import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { type Confirmed, type RecordedDisputes } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PublicRecord, Report } from '#engine/report/report.ts'
import { confirming, makeAccount, makeInquiry, makeRecord, makeReport } from '#engine/testing/make.ts'
import type { Grade } from '#engine/words/grade.ts'

/** The cases of a lawyer (../shared/cases/README.md says how a case becomes a report, and what counts). */
const FILE = new URL('../../shared/cases/law-cases.json', import.meta.url)

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
  before: partial<Account>().optional(),
  beforeReport: partial<Report>().default({}),
  elsewhere: partial<Account>().optional(),
  elsewhereReport: partial<Report>().default({}),
  sameFile: z.boolean().default(false),
  known: z.object({ confirmed: partial<Confirmed>().optional(), disputes: z.custom<RecordedDisputes>().optional() }).default({}),
  okQuestion: z.boolean().default(false),
  noAssert: z.boolean().default(false),
})
type LawCase = z.infer<typeof LawCase>

const cases = z.array(LawCase).parse(JSON.parse(readFileSync(FILE, 'utf8')))

const ACCUSING: ReadonlySet<Grade> = new Set(['legal_limit', 'impossible', 'contradiction', 'disagreement'])
const SPEAKING: ReadonlySet<Grade> = new Set([...ACCUSING, 'proof', 'policy'])
/** There even a question is more than an ordinary account deserves. */
const SILENT = new Set(['b51', 'b73', 'b90'])

function findingsOf(one: LawCase): readonly Finding[] {
  const accounts = [
    ...(one.account === undefined ? [] : [makeAccount(one.account)]),
    ...one.beside.map((facts, index) => makeAccount({ id: `a${index + 2}`, ...facts })),
  ]
  const report = makeReport({
    reportDate: '2026-06-15',
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

describe('the cases of a lawyer', () => {
  it.each(cases.filter(({ kind }) => kind === 'lawful'))('$id accuses nobody ($rule): $why', (one) => {
    const own = findingsOf(one).filter(({ rule }) => rule === one.rule)
    const isAllowed = (finding: Finding): boolean => (one.okQuestion || one.noAssert) && finding.isQuestion === true
    expect(own.filter((finding) => SILENT.has(one.id) || (ACCUSING.has(finding.grade) && !isAllowed(finding)))).toEqual([])
  })

  it.each(cases.filter(({ kind }) => kind === 'error'))('$id is found ($rule): $why', (one) => {
    expect(findingsOf(one).filter(({ rule, grade }) => rule === one.rule || SPEAKING.has(grade))).not.toEqual([])
  })
})
