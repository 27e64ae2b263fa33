import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { GRADES } from '#engine/words/grade.ts'
import { grid, makeAccount, makeInquiry, makeRecord, makeReport } from '#engine/testing/make.ts'

const PAST_DUE = {
  accountType: 'revolving',
  status: 'open',
  statusText: 'Pays As Agreed',
  pastDue: 120_00,
  creditLimit: 500_00,
} as const

describe('auditReport', () => {
  it('finds nothing in a clean report', () => {
    const clean = makeAccount({
      accountType: 'revolving',
      status: 'open',
      statusText: 'Open/Never late.',
      pastDue: 0,
      creditLimit: 500_00,
      currentBalance: 20_00,
      paymentHistory: grid('2024-12', 'ok', 'ok'),
    })
    expect(auditReport(makeReport({ accounts: [clean], inquiries: [makeInquiry({ date: '2024-06-01' })] }))).toEqual([])
  })

  it('gives a finding all that a letter and a screen need', () => {
    const [finding] = auditReport(makeReport({ accounts: [makeAccount({ ...PAST_DUE, accountNumber: '4447XXXX' })] }))
    expect(finding).toMatchObject({
      id: 'r1.a1.current_with_past_due',
      rule: 'current_with_past_due',
      grade: 'contradiction',
      bureau: 'experian',
      reportId: 'r1',
      subjectId: 'a1',
      subjectKind: 'account',
      creditorName: 'FIRST BANK OF EXAMPLE',
      accountNumber: '4447XXXX',
      citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
      evidence: [
        { reportId: 'r1', page: 1, quote: 'pastDue: 12000' },
        { reportId: 'r1', page: 1, quote: 'statusText: Pays As Agreed' },
      ],
    })
  })

  it('drops a conclusion whose first field has no place on the page', () => {
    const account = makeAccount(PAST_DUE)
    const { pastDue: _unproved, ...evidence } = account.evidence
    expect(auditReport(makeReport({ accounts: [{ ...account, evidence }] }))).toEqual([])
  })

  it('drops one whose proof in the earlier report is missing', () => {
    const base = { accountType: 'revolving', statusText: 'Charge-off', dateOpened: '2018-02-03' } as const
    const older = makeAccount({ ...base, dateOfFirstDelinquency: '2020-06-01' })
    const report = makeReport({ accounts: [makeAccount({ ...base, dateOfFirstDelinquency: '2021-06-01' })] })
    const earlier = (evidence: typeof older.evidence) => [
      makeReport({ id: 'r0', reportDate: '2024-01-15', accounts: [{ ...older, evidence }] }),
    ]
    expect(auditReport(report, { earlier: earlier(older.evidence) }).map(({ rule }) => rule)).toEqual(['reaged_delinquency'])
    expect(auditReport(report, { earlier: earlier({}) })).toEqual([])
  })

  it('sorts by grade, then in the order of the file', () => {
    const report = makeReport({
      accounts: [
        makeAccount({ id: 'note', accountType: 'revolving', status: 'open', statusText: 'Open/Never late.' }),
        makeAccount({ ...PAST_DUE, id: 'second' }),
        makeAccount({ ...PAST_DUE, id: 'third' }),
        makeAccount({ id: 'old', accountType: 'revolving', statusText: 'Charge-off', dateOfFirstDelinquency: '2010-01-01' }),
      ],
      publicRecords: [makeRecord({ type: 'Civil judgment' })],
      inquiries: [makeInquiry({ date: '2020-01-01' })],
    })
    const findings = auditReport(report)
    expect(findings.map(({ subjectId }) => subjectId)).toEqual(['old', 'second', 'third', 'i1', 'p1', 'note'])
    const ranks = findings.map(({ grade }) => GRADES.indexOf(grade))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(auditReport(structuredClone(report))).toEqual(findings)
  })
})
