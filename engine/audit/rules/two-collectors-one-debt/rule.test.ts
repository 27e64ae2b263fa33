import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { rule } from '#engine/audit/rules/two-collectors-one-debt/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  accountType: 'collection',
  accountTypeText: 'Collection',
  originalCreditor: 'SUMMIT WIRELESS',
  statusText: 'Collection account',
  currentBalance: 500_00,
}
const other: Partial<Account> = { creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC' }
const beside = (facts: Partial<Account>): Pick<Situation, 'beside'> => ({ beside: [{ ...other, ...facts }] })
/** The same facts for both entries. */
const both = (facts: Partial<Account>): Pick<Situation, 'account' | 'beside'> => ({ account: facts, ...beside(facts) })

const OVER = [
  'Returned to original creditor',
  'Return to client',
  'Collection efforts ceased',
  'Withdrawn by creditor',
  'Account cancelled',
  'No longer with this agency',
]

const valid: readonly Situation[] = [
  { why: 'one collector' },
  { why: 'one collector with two debts', beside: [{}] },
  { why: 'another original creditor', ...beside({ originalCreditor: 'CEDAR LENDING CO' }) },
  { why: 'no original creditor', ...both({ originalCreditor: null }) },
  { why: 'a coded one', ...both({ originalCreditor: 'MEDICAL PAYMENT DATA' }) },
  { why: 'a line of business alone', ...both({ originalCreditor: '09' }) },
  { why: 'a cent beyond ten percent of the smaller', ...beside({ currentBalance: 550_01 }) },
  { why: 'a cent beyond, downwards', account: { currentBalance: 550_01 }, ...beside({ currentBalance: 500_00 }) },
  {
    why: 'original amounts that lie apart',
    account: { originalBalance: 500_00 },
    ...beside({ originalBalance: 551_00 }),
  },
  { why: 'one at zero', ...beside({ currentBalance: 0 }) },
  { why: 'one without a balance', ...beside({ currentBalance: null }) },
  { why: 'one closed', ...beside({ status: 'closed' }) },
  { why: 'one closed by date', ...beside({ dateClosed: '2024-03-01' }) },
  { why: 'one closed by a remark', ...beside({ remarks: ['Account closed'] }) },
  {
    why: 'one paid by its condition alone',
    ...beside({ status: 'paid', evidence: { status: { page: 1, box: [0, 0, 1, 1], quote: 'status: Closed account' } } }),
  },
  { why: 'one paid by its words', ...beside({ statusText: 'Paid collection' }) },
  { why: 'one recalled', ...beside({ remarks: ['Recalled by client'] }) },
  ...OVER.map((remark) => ({ why: `one is over: ${remark}`, ...beside({ remarks: [remark] }) })),
  { why: 'one sold on', ...beside({ soldTo: 'THIRD CAPITAL' }) },
  { why: 'one transferred', ...beside({ status: 'transferred' }) },
  { why: 'one transferred by its words', ...beside({ remarks: ['Account transferred to another office'] }) },
  {
    why: 'closed, beside two others of which one asks for as much',
    account: { status: 'closed' },
    beside: [
      { ...other, currentBalance: 800_00 },
      { creditorName: 'CAVALRY PORTFOLIO SERVICES', currentBalance: 500_00 },
    ],
  },
  { why: 'the creditor itself', ...beside({ creditorName: 'SUMMIT WIRELESS' }) },
  { why: 'no collector', ...beside({ accountType: 'open' }) },
  { why: 'a name that every company has', ...beside({ creditorName: 'BANK NA' }) },
  { why: 'such a name first', account: { creditorName: 'BANK NA' }, ...beside({}) },
  {
    why: 'dates of first delinquency two months apart',
    account: { dateOfFirstDelinquency: '2022-03-31' },
    ...beside({ dateOfFirstDelinquency: '2022-05-01' }),
  },
  {
    why: 'months of first delinquency two months apart',
    account: { dateOfFirstDelinquency: '2022-03' },
    ...beside({ dateOfFirstDelinquency: '2022-05' }),
  },
  { why: 'education loans', ...both({ accountTypeText: 'Education Loan' }) },
]

const FIELDS = ['originalCreditor', 'currentBalance', 'originalCreditor', 'currentBalance']

const invalid: readonly Unlawful[] = [
  {
    why: 'two collectors, one creditor, one amount',
    ...beside({}),
    says: ['RIDGELINE RECOVERY SERVICES ($500) and NORTHGATE PORTFOLIO BUYERS LLC ($500)', 'SUMMIT WIRELESS'],
    fields: FIELDS,
  },
  { why: 'ten percent of the smaller', ...beside({ currentBalance: 550_00 }), says: ['$550'], fields: FIELDS },
  {
    why: 'the creditor is written differently',
    ...beside({ originalCreditor: '11 Summit Wireless, Inc.' }),
    says: ['SUMMIT WIRELESS'],
    fields: FIELDS,
  },
  {
    why: 'original amounts alike, delinquencies a month apart',
    account: { originalBalance: 480_00, dateOfFirstDelinquency: '2022-03' },
    ...beside({ originalBalance: 490_00, dateOfFirstDelinquency: '2022-04-30' }),
    says: ['$500'],
    fields: FIELDS,
  },
  {
    why: 'only a year of delinquency, only one original amount',
    account: { originalBalance: 480_00, dateOfFirstDelinquency: '2019' },
    ...beside({ dateOfFirstDelinquency: '2022-04-30' }),
    says: ['$500'],
    fields: FIELDS,
  },
  {
    why: 'only a year of delinquency on the other, an original amount written as 0',
    account: { originalBalance: 0, dateOfFirstDelinquency: '2022-04-30' },
    ...beside({ originalBalance: 900_00, dateOfFirstDelinquency: '2019' }),
    says: ['$500'],
    fields: FIELDS,
  },
  {
    why: 'an original amount written as 0 on the other, no delinquency there',
    account: { originalBalance: 900_00, dateOfFirstDelinquency: '2022-04-30' },
    ...beside({ originalBalance: 0 }),
    says: ['$500'],
    fields: FIELDS,
  },
  {
    why: 'three of them, said once',
    beside: [other, { creditorName: 'CAVALRY PORTFOLIO SERVICES' }],
    says: ['RIDGELINE RECOVERY SERVICES ($500), NORTHGATE PORTFOLIO BUYERS LLC ($500) and CAVALRY PORTFOLIO SERVICES ($500)'],
    fields: [...FIELDS, 'originalCreditor', 'currentBalance'],
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

  it('is said once of all that may be one debt', () => {
    const names = ['RIDGELINE RECOVERY', 'NORTHGATE BUYERS', 'CAVALRY PORTFOLIO']
    const accounts = names.map((creditorName, index) => makeAccount({ ...base, id: `a${index}`, creditorName }))
    const found = auditReport(makeReport({ accounts })).filter((finding) => finding.rule === rule.id)
    expect(found.map(({ subjectId }) => subjectId)).toEqual(['a0'])
  })
})
