import { describe, expect, it } from 'vitest'
import type { Account } from '#engine/report/account.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { Report } from '#engine/report/report.ts'
import { addScores, exactShare, scoreReport } from '#tools/reading-score.ts'

const PLACE = { page: 1, box: [0, 0, 1, 1], quote: 'x' } as const

const ACCOUNT: Account = blankAccount({
  creditorName: 'CAPITAL ONE',
  accountNumber: '4796XXXX',
  accountType: 'revolving',
  dateOpened: '2015-03-05',
  currentBalance: 99_900,
  paymentHistory: [
    { month: '2024-02', code: '30' },
    { month: '2024-01', code: 'ok' },
  ],
  remarks: ['Disputed.'],
  evidence: {
    creditorName: PLACE,
    accountNumber: PLACE,
    accountType: PLACE,
    dateOpened: PLACE,
    currentBalance: PLACE,
    'paymentHistory.2024-01': PLACE,
    'paymentHistory.2024-02': PLACE,
  },
})

const REPORT: Report = {
  id: 'r1',
  bureau: 'experian',
  format: 'experian-web-print',
  reportDate: '2024-12-12',
  reportNumber: null,
  score: null,
  scoreModel: null,
  personalInfo: {
    name: 'JANE SAMPLE',
    alsoKnownAs: [],
    dateOfBirth: null,
    ssnLast4: null,
    addresses: [],
    phones: [],
    employers: [],
    evidence: { name: PLACE },
  },
  accounts: [ACCOUNT],
  inquiries: [
    {
      id: 'h1',
      creditorName: 'ALPHA',
      date: '2024-01-02',
      kind: 'hard',
      onRecordUntil: null,
      evidence: { creditorName: PLACE, date: PLACE, kind: PLACE },
    },
  ],
  publicRecords: [],
  totals: { printed: {}, read: {}, reconciled: null },
}

describe('the score of a reading', () => {
  it('finds nothing to say about a true one', () => {
    expect(scoreReport(REPORT, REPORT).mistakes).toEqual([])
  })

  it('counts what is wrong, missing and invented, field by field', () => {
    const read: Report = {
      ...REPORT,
      accounts: [
        {
          ...ACCOUNT,
          dateOpened: '2015-03',
          currentBalance: null,
          creditLimit: 5,
          evidence: { ...ACCOUNT.evidence, creditLimit: PLACE },
        },
      ],
    }
    const { fields } = scoreReport(REPORT, read)
    expect(fields['account.dateOpened']).toMatchObject({ wrong: 1 })
    expect(fields['account.currentBalance']).toMatchObject({ missing: 1 })
    expect(fields['account.creditLimit']).toMatchObject({ invented: 1 })
    expect(fields['account.creditorName']).toMatchObject({ right: 1 })
  })

  it('compares the payment grid month by month', () => {
    const read: Report = {
      ...REPORT,
      accounts: [
        {
          ...ACCOUNT,
          paymentHistory: [
            { month: '2024-01', code: '30' },
            { month: '2023-12', code: 'ok' },
          ],
        },
      ],
    }
    expect(scoreReport(REPORT, read).fields['paymentHistory']).toMatchObject({
      right: 0,
      wrong: 1,
      missing: 1,
      invented: 1,
      unproved: 1,
    })
  })

  it('tells an invented account from a missed one, and other inquiries from its own', () => {
    const other: Account = { ...ACCOUNT, creditorName: 'Addresses', accountNumber: null }
    expect(scoreReport(REPORT, { ...REPORT, accounts: [ACCOUNT, other], inquiries: [] }).fields).toMatchObject({
      accounts: { right: 1, invented: 1 },
      inquiries: { missing: 1 },
    })
    expect(scoreReport(REPORT, { ...REPORT, accounts: [] }).fields['accounts']).toMatchObject({ missing: 1 })
  })

  it('counts a whole entry that is missing on a picture as one that no one is asked about', () => {
    const seen = { name: { ...PLACE, confidence: 0.9 } }
    const { fields } = scoreReport(REPORT, {
      ...REPORT,
      personalInfo: { ...REPORT.personalInfo, evidence: seen },
      accounts: [],
      inquiries: [],
    })
    expect([fields['accounts']?.unseen, fields['inquiries']?.unseen]).toEqual([1, 1])
    expect(scoreReport(REPORT, { ...REPORT, inquiries: [] }).fields['inquiries']?.unseen).toBeUndefined()
  })

  it('says which facts stand without a place', () => {
    const read: Report = { ...REPORT, accounts: [{ ...ACCOUNT, evidence: {} }] }
    const { fields, mistakes } = scoreReport(REPORT, read)
    expect(fields['account.creditorName']).toMatchObject({ right: 1, unproved: 1 })
    expect(mistakes.some((mistake) => mistake.includes('no evidence'))).toBe(true)
  })

  it('adds up, and does not score what the truth does not name', () => {
    const one = scoreReport({ accounts: [{ creditorName: 'CAPITAL ONE' }] }, REPORT)
    expect(one.fields['account.dateOpened']).toBeUndefined()
    const sum = addScores([one, one]).fields['account.creditorName']
    expect(sum && exactShare(sum)).toBe(1)
    expect(sum?.right).toBe(2)
  })
})
