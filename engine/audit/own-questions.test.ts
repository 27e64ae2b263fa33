import { describe, expect, it } from 'vitest'
import { ownQuestions } from '#engine/audit/own-questions.ts'
import type { Account } from '#engine/report/account.ts'
import { confirming, grid, makeAccount, makeInquiry, makeReport } from '#engine/testing/make.ts'

const PLACE = { page: 1, box: [0, 0, 10, 10] as const, quote: 'x' }
const askedAbout = (account: Partial<Account>, confirmed = confirming({})): string[] =>
  ownQuestions(makeReport({ accounts: [makeAccount(account)] }), { earlier: [], confirmed }).map(({ question }) => question)

const CLOSED = { remarks: ['ACCOUNT CLOSED BY CREDIT GRANTOR'] }
const LATE_LOAN = {
  accountTypeText: 'Education Loan',
  accountType: 'installment',
  paymentHistory: grid('2024-06', '90', 'ok'),
} as const
const MEDICAL = { accountType: 'collection', loanType: 'Medical', statusText: 'Collection account.' } as const

describe('what only the consumer can say', () => {
  it.each<readonly [string, Partial<Account>, readonly string[]]>([
    ['an ordinary account', {}, []],
    ['one closed by the lender', CLOSED, ['closed_by_me']],
    ['a student loan that was late', LATE_LOAN, ['private_loan']],
    ['a late loan of the Department of Education', { ...LATE_LOAN, creditorName: 'DEPT OF ED/OPALBAYTON' }, []],
    ['the same by its whole name', { ...LATE_LOAN, creditorName: 'US DEPARTMENT OF EDUCATION' }, []],
    ['a student loan in good standing', { ...LATE_LOAN, paymentHistory: grid('2024-06', 'ok') }, []],
    ['a student loan in default', { ...LATE_LOAN, statusText: 'Account charged off.' }, ['private_loan', 'rehabilitated']],
    ['a medical collection', MEDICAL, ['veteran_medical']],
    ['another collection', { ...MEDICAL, loanType: 'Retail' }, []],
  ])('is asked of %s', (_, account, questions) => expect(askedAbout(account)).toEqual(questions))

  it('is not asked again once it is said', () => {
    expect(askedAbout(CLOSED, confirming({ closedByConsumer: ['a1'] }))).toEqual([])
    expect(askedAbout(LATE_LOAN, confirming({ privateLoans: ['a1'] }))).toEqual([])
    expect(
      askedAbout(MEDICAL, confirming({ veteranMedical: [{ accountId: 'a1', dateOfService: null, isSettled: true }] })),
    ).toEqual([])
  })

  it('is asked of the person where the report prints something to hold it against', () => {
    const { personalInfo } = makeReport()
    const person = {
      ...personalInfo,
      name: 'JORDAN EXAMPLE',
      alsoKnownAs: ['MARIA OTHER'],
      dateOfBirth: '1980',
      ssnLast4: '1234',
      evidence: { dateOfBirth: PLACE, ssnLast4: PLACE, name: PLACE, 'alsoKnownAs.0': PLACE },
    }
    const report = makeReport({ personalInfo: person })
    const asked = ownQuestions(report, { earlier: [] })
    expect(asked.map(({ question, entryId }) => [question, entryId])).toEqual([
      ['birthday', null],
      ['ssn_last4', null],
      ['belongs', 'alsoKnownAs.0'],
    ])
    expect(asked.every(({ evidence }) => evidence !== null)).toBe(true)
    const confirmed = confirming({ birthday: '1980-05-17', ssnLast4: '1234', ownDetails: ['name|maria other|'] })
    expect(ownQuestions(report, { earlier: [], confirmed })).toEqual([])
    expect(ownQuestions(makeReport(), { earlier: [] })).toEqual([])
  })

  it('is asked of a hard inquiry, until it is said either way', () => {
    const report = makeReport({ inquiries: [makeInquiry({ date: '2024-06-20' })] })
    const asked = (confirmed = confirming({})) => ownQuestions(report, { earlier: [], confirmed }).map(({ entryId }) => entryId)
    expect(asked()).toEqual(['i1'])
    expect(asked(confirming({ ownInquiries: ['i1'] }))).toEqual([])
    expect(asked(confirming({ foreignInquiries: ['i1'] }))).toEqual([])
  })
})
