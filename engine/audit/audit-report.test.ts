import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import type { Account } from '#engine/report/account.ts'
import { GRADES } from '#engine/words/grade.ts'
import { grid, makeAccount, makeInquiry, makeRecord, makeReport } from '#engine/testing/make.ts'

const PAST_DUE = {
  accountType: 'revolving',
  status: 'open',
  statusText: 'Pays As Agreed',
  pastDue: 120_00,
  monthlyPayment: 35_00,
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

/** The lawful entries that the best open engine accuses (reference: law-and-codes 2.2). */
const LAWFUL: readonly (readonly [why: string, Partial<Account>])[] = [
  [
    'current card over its limit after fees',
    {
      accountType: 'revolving',
      status: 'open',
      statusText: 'Open/Never late.',
      currentBalance: 1_045_00,
      creditLimit: 1_000_00,
      highBalance: 1_045_00,
      pastDue: 0,
    },
  ],
  [
    'charge-off of 2025 on a card opened in 2014, no date of first delinquency printed',
    {
      accountType: 'revolving',
      statusText: 'Account charged off. $500 written off. $500 past due as of Jan 2025.',
      dateOpened: '2014-02-01',
      currentBalance: 500_00,
      pastDue: 500_00,
      paymentHistory: grid('2025-01', 'charge_off', '180', '150', '120', '90', '60', '30', 'ok'),
    },
  ],
  [
    'charge-off, first delinquent seven years and 30 days ago, with its late marks',
    {
      accountType: 'revolving',
      statusText: 'CHARGE_OFF',
      dateOpened: '2014-02-01',
      printsDofd: true,
      dateOfFirstDelinquency: '2017-12-16',
      paymentHistory: grid('2018-07', 'charge_off', '180', '150', '120', '90', '60', '30', 'ok'),
    },
  ],
  [
    'three rolling 30s',
    {
      accountType: 'revolving',
      status: 'open',
      statusText: 'Current',
      creditLimit: 900_00,
      paymentHistory: grid('2024-12', 'ok', '30', '30', '30', 'ok'),
    },
  ],
  [
    'paid collection, delinquent before the collector got it',
    {
      accountType: 'collection',
      statusText: 'Paid collection',
      currentBalance: 0,
      originalCreditor: 'CLINIC',
      dateOpened: '2022-05-01',
      dateAssigned: '2022-05-01',
      dateOfFirstDelinquency: '2021-08-01',
      lastPaymentDate: '2022-03-01',
    },
  ],
  [
    'paid loan with one old late',
    {
      accountType: 'installment',
      status: 'paid',
      statusText: 'Paid, Closed; was 30 days past due',
      currentBalance: 0,
      dateClosed: '2024-03-01',
      paymentHistory: grid('2024-03', 'ok', 'ok', '30', 'ok'),
    },
  ],
  [
    'closed card still being paid down',
    {
      accountType: 'revolving',
      status: 'closed',
      statusText: 'Closed. Pays as agreed.',
      dateClosed: '2023-01-01',
      currentBalance: 800_00,
      pastDue: 0,
      creditLimit: 900_00,
    },
  ],
  [
    'a payment after the charge-off',
    {
      accountType: 'revolving',
      statusText: 'Charge-off',
      currentBalance: 300_00,
      pastDue: 300_00,
      lastPaymentDate: '2024-11-01',
      paymentHistory: grid('2024-12', 'charge_off', 'charge_off', 'charge_off'),
    },
  ],
  [
    'debt buyer: opened when it bought, delinquent before',
    {
      accountType: 'collection',
      accountTypeText: 'Debt Buyer',
      statusText: 'Collection account. $700 past due as of Dec 2024.',
      currentBalance: 700_00,
      pastDue: 700_00,
      originalCreditor: 'FIRST BANK',
      dateOpened: '2023-06-01',
      dateOfFirstDelinquency: '2022-01-10',
      lastPaymentDate: '2021-12-01',
    },
  ],
]

describe('lawful entries', () => {
  it.each(LAWFUL)('%s', (_why, given) => {
    const findings = auditReport(makeReport({ accounts: [makeAccount(given)] }))
    expect(findings.filter(({ rule }) => rule !== 'drop_off_near')).toEqual([])
  })
})
