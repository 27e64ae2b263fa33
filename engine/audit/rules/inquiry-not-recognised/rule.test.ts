import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/inquiry-not-recognised/rule.ts'
import type { Confirmed } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming, makeAccount, makeInquiry, makeReport } from '#engine/testing/make.ts'

/** The report is of 2025-01-15. */
const base: Partial<Account> = { creditorName: 'HARBOR BANK', dateOpened: '2018-02-03' }
const inquiry = { creditorName: 'BLUE MESA MOTORS', date: '2024-06-10' } as const
const saying = (given: Partial<Confirmed>): Pick<Situation, 'surroundings'> => ({
  surroundings: { confirmed: confirming(given) },
})
const opened = (dateOpened: string | null, creditorName = 'BLUE MESA MOTORS LLC'): Partial<Account> => ({
  creditorName,
  dateOpened,
})

const valid: readonly Situation[] = [
  { why: 'an account of that day', inquiry, account: opened('2024-06-10') },
  { why: 'an account 60 days later', inquiry, account: opened('2024-08-09') },
  { why: 'an account 60 days before', inquiry, account: opened('2024-04-11') },
  { why: 'an account of a month that may be near enough', inquiry, account: opened('2024-08') },
  { why: 'an account of the year', inquiry, account: opened('2024') },
  { why: 'an account whose opening is not printed', inquiry, account: opened(null) },
  {
    why: 'the lender behind a reseller',
    inquiry: { ...inquiry, creditorName: '700CREDIT/BLUE MESA MOTORS' },
    account: opened('2024-06-20'),
  },
  {
    why: 'the bank in another spelling',
    inquiry: { ...inquiry, creditorName: 'JPMCB CARD' },
    account: opened('2024-06-20', 'CHASE'),
  },
  { why: 'among several accounts', inquiry, beside: [{}, opened('2024-06-20')] },
  { why: 'the account stood in an earlier report', inquiry, before: opened('2024-06-20') },
  { why: 'the account stands at another bureau', inquiry, elsewhere: opened('2024-06-20') },
  {
    why: 'a dealer’s round of lenders, one of which opened the loan',
    inquiry: { ...inquiry, creditorName: 'LAKE BANK via BLUE MESA MOTORS' },
    account: { ...opened('2024-06-10', 'OAKHURST ACCEPTANCE'), accountType: 'installment', accountTypeText: 'Auto Loan' },
    elsewhereReport: {
      accounts: [],
      inquiries: [
        makeInquiry({ creditorName: 'TARN FINANCIAL', date: '2024-06-10' }),
        makeInquiry({ id: 'i2', creditorName: 'OAKHURST ACCEPTANCE', date: '2024-06-11' }),
      ],
    },
    elsewhere: {},
  },
  { why: 'a soft inquiry', inquiry: { ...inquiry, kind: 'soft' } },
  { why: 'a soft inquiry that is not theirs', inquiry: { ...inquiry, kind: 'soft' }, ...saying({ foreignInquiries: ['i1'] }) },
  { why: 'no date', inquiry: { ...inquiry, date: null } },
  { why: 'no date of the report', inquiry, report: { reportDate: null } },
  { why: 'they asked for it', inquiry, ...saying({ ownInquiries: ['i1'] }) },
  { why: 'said both', inquiry, ...saying({ ownInquiries: ['i1'], foreignInquiries: ['i1'] }) },
  { why: 'not 61 days old: the account may come', inquiry: { ...inquiry, date: '2024-11-16' } },
  { why: 'two years old: it goes by itself', inquiry: { ...inquiry, date: '2023-01-15' } },
  { why: 'two years old, a month', inquiry: { ...inquiry, date: '2022-12' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'no account of the company: it asks',
    inquiry,
    says: ['BLUE MESA MOTORS', 'June 10, 2024', 'Only you know'],
    fields: ['creditorName', 'date'],
  },
  {
    why: 'an account 61 days later',
    inquiry,
    account: opened('2024-08-10'),
    says: ['60 days'],
    fields: ['creditorName', 'date'],
  },
  {
    why: 'an account 61 days before',
    inquiry,
    account: opened('2024-04-10'),
    says: ['60 days'],
    fields: ['creditorName', 'date'],
  },
  { why: 'an account of another year', inquiry, account: opened('2020'), says: [], fields: ['creditorName', 'date'] },
  {
    why: 'an account of another company',
    inquiry,
    account: opened('2024-06-20', 'HARBOR BANK'),
    says: [],
    fields: ['creditorName', 'date'],
  },
  {
    why: '61 days old',
    inquiry: { ...inquiry, date: '2024-11-15' },
    says: ['November 15, 2024'],
    fields: ['creditorName', 'date'],
  },
  {
    why: 'a day under two years',
    inquiry: { ...inquiry, date: '2023-01-16' },
    says: ['January 16, 2023'],
    fields: ['creditorName', 'date'],
  },
  {
    why: 'they never asked for it, whatever its age',
    inquiry: { ...inquiry, date: '2025-01-10' },
    account: opened('2025-01-12'),
    ...saying({ foreignInquiries: ['i1'] }),
    says: ['You said you never asked for the hard inquiry by BLUE MESA MOTORS', 'January 10, 2025'],
    fields: ['creditorName', 'date'],
  },
  {
    why: 'they never asked for it, and it has no date',
    inquiry: { ...inquiry, date: null },
    ...saying({ foreignInquiries: ['i1'] }),
    says: ['BLUE MESA MOTORS'],
    fields: ['creditorName'],
  },
]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    const wanted = { grade: situation.grade ?? rule.grade, fields: situation.fields, missing: [] }
    expect(seen(judge(rule.id, base, situation), situation)).toEqual(wanted)
  })

  it('states nothing before the consumer has', () => {
    const asked = judge(rule.id, base, { why: '', inquiry })
    expect([asked?.isQuestion, asked?.claim]).toEqual([
      true,
      'My report lists a hard inquiry by BLUE MESA MOTORS dated June 10, 2024.',
    ])
    const stated = judge(rule.id, base, { why: '', inquiry, ...saying({ foreignInquiries: ['i1'] }) })
    expect([stated?.isQuestion, stated?.claim]).toEqual([
      undefined,
      'My report lists a hard inquiry by BLUE MESA MOTORS dated June 10, 2024. I did not ask for it.',
    ])
  })

  it('looks at every report that is known', () => {
    const report = makeReport({ id: 'r9', bureau: 'transunion', accounts: [makeAccount(opened('2024-06-20'))] })
    const surroundings = { others: [{ report: makeReport({ id: 'r8', bureau: 'equifax' }), isOfSameFile: false }] }
    expect(judge(rule.id, base, { why: '', inquiry, surroundings })).not.toBeNull()
    const both = { others: [...surroundings.others, { report, isOfSameFile: false }] }
    expect(judge(rule.id, base, { why: '', inquiry, surroundings: both })).toBeNull()
  })
})
