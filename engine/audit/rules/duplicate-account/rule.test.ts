import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { rule } from '#engine/audit/rules/duplicate-account/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid, makeAccount, makeReport } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  creditorName: 'HARBOR NATIONAL BANK',
  accountNumber: '4417XXXXXXXXXXXX',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  loanType: 'CREDIT CARD',
  responsibility: 'individual',
  dateOpened: '2019-02-14',
  statusText: 'Open.',
  creditLimit: 5_000_00,
  currentBalance: 412_00,
}
/** Both negative, nothing owed, and the same last digits. */
const gone: Partial<Account> = { statusText: 'Charge-off', currentBalance: 0, accountNumber: 'XXXX4417' }
const collection: Partial<Account> = {
  accountType: 'collection',
  accountTypeText: 'Collection',
  creditLimit: null,
  originalBalance: 600_00,
  originalCreditor: 'SUMMIT WIRELESS',
  statusText: 'Collection account',
  accountNumber: 'XXXX6604',
}
const PAY_LATER = [
  'AFFIRM INC',
  'KLARNA',
  'AFTERPAY US',
  'SEZZLE',
  'ZIP CO',
  'QUADPAY INC',
  'PERPAY',
  'UPLIFT INC',
  'SUNBIT NOW',
  'SPLITIT',
  'ZILCH',
  'KATAPULT GROUP',
  'PAYPAL CREDIT',
  'KIKOFF LENDING',
  'ELMWOOD PAY LATER',
  'PAY IN FOUR CO',
  'BNPL TRUST',
  'SELF/LEAD BANK',
]
/** The same facts for both entries. */
const both = (facts: Partial<Account>, other: Partial<Account> = {}): Pick<Situation, 'account' | 'beside'> => ({
  account: facts,
  beside: [{ ...facts, ...other }],
})

const valid: readonly Situation[] = [
  { why: 'alone' },
  { why: 'another furnisher', beside: [{ creditorName: 'OAKLEAF SAVINGS BANK' }] },
  { why: 'a name that every company has', ...both({ creditorName: 'BANK NA' }) },
  { why: 'another type', beside: [{ accountType: 'open', originalBalance: 5_000_00 }] },
  { why: 'the type is not known', ...both({ accountType: null, originalBalance: 5_000_00 }) },
  { why: 'another kind of card by its text', beside: [{ accountTypeText: 'Charge account' }] },
  { why: 'another kind of loan', beside: [{ loanType: 'HOME IMPROVEMENT' }] },
  { why: 'opened a day later', beside: [{ dateOpened: '2019-02-15' }] },
  { why: 'only the month of opening is printed', ...both({ dateOpened: '2019-02' }) },
  { why: 'only the year of opening is printed', ...both({ dateOpened: '2019' }) },
  { why: 'no date of opening', ...both({ dateOpened: null }) },
  { why: 'another limit', beside: [{ creditLimit: 5_000_01 }] },
  { why: 'no limit', ...both({ creditLimit: null }) },
  { why: 'a limit that a form writes as 0', ...both({ creditLimit: 0 }) },
  { why: 'only a highest balance on a card', ...both({ creditLimit: null, highBalance: 5_000_00 }) },
  { why: 'another balance', beside: [{ currentBalance: 413_00 }] },
  { why: 'the numbers differ at the tail', ...both({ accountNumber: 'XXXX4417' }, { accountNumber: 'XXXX4418' }) },
  { why: 'the numbers differ at the head', ...both({}, { accountNumber: '5512XXXXXXXXXXXX' }) },
  { why: 'the same head proves nothing where the balances differ', ...both({}, { currentBalance: 10_00 }) },
  { why: 'own account and that of an authorized user', beside: [{ responsibility: 'authorized_user' }] },
  {
    why: 'the closed predecessor at zero',
    beside: [{ currentBalance: 0, statusText: 'Closed.', remarks: ['Credit card lost or stolen'] }],
  },
  { why: 'the successor of a closed entry at zero', account: { currentBalance: 0 }, beside: [{ currentBalance: 412_00 }] },
  { why: 'one negative at zero, the other with a balance', ...both({ ...gone, currentBalance: 412_00 }, { currentBalance: 0 }) },
  { why: 'one negative with a balance, the other at zero', ...both(gone, { currentBalance: 412_00 }) },
  { why: 'no balance on one', beside: [{ currentBalance: null }] },
  { why: 'both at zero and in good standing', ...both({ currentBalance: 0, accountNumber: 'XXXX4417' }) },
  { why: 'both negative at zero, the numbers masked at the tail', ...both({ ...gone, accountNumber: '4417XXXX' }) },
  { why: 'both negative at zero, one transferred', ...both(gone, { remarks: ['Account transferred to another office'] }) },
  {
    why: 'both negative at zero, one replaced',
    ...both({ ...gone, remarks: ['Substitute/Replacement account'] }, { remarks: [] }),
  },
  { why: 'only one of both negative', ...both(gone, { statusText: 'Paid, Closed/Never late.' }) },
  {
    why: 'a month that only one of them calls late',
    ...both({ paymentHistory: grid('2024-11', 'ok', 'ok', '30') }, { paymentHistory: grid('2024-11', 'ok', 'ok', 'ok') }),
  },
  {
    why: 'two education loans whose numbers say nothing',
    ...both({ accountTypeText: 'Education loan', accountNumber: '4417XXXX' }),
  },
  {
    why: 'two education loans of one day, one number and two balances',
    ...both({ accountTypeText: 'Education loan', accountNumber: 'XXXX4417' }, { currentBalance: 410_00 }),
  },
  {
    why: 'two instalment loans of one day',
    ...both({ accountType: 'installment', originalBalance: 5_000_00, accountNumber: null }),
  },
  ...PAY_LATER.map((creditorName) => ({ why: `two purchases of one day: ${creditorName}`, ...both({ creditorName }) })),
  { why: 'two bills of one amount: collections need the same number', ...both({ ...collection, accountNumber: '6604XXXX' }) },
  { why: 'collections without a number', ...both({ ...collection, accountNumber: null }) },
  { why: 'collections with three digits that could be any', ...both({ ...collection, accountNumber: 'XXXX04' }) },
  { why: 'collections for different creditors', ...both(collection, { originalCreditor: 'CEDAR LENDING CO' }) },
  { why: 'collections of different amounts', ...both(collection, { originalBalance: 601_00 }) },
  { why: 'two mortgages of one day without their numbers', ...both({ accountType: 'mortgage', originalBalance: 5_000_00 }) },
]

const LINE = ['dateOpened', 'creditLimit', 'currentBalance']
const twice = (fields: readonly string[]): readonly string[] => [...fields, ...fields]

const invalid: readonly Unlawful[] = [
  {
    why: 'an education loan twice under one number is asked about',
    ...both({ accountTypeText: 'Education loan', accountNumber: 'XXXX4417' }),
    says: ['twice'],
    fields: twice(LINE),
    grade: 'proof',
  },
  {
    why: 'one instalment loan under one number',
    ...both({ accountType: 'installment', originalBalance: 5_000_00, accountNumber: 'XXXX4417' }),
    says: ['$5,000'],
    fields: ['dateOpened', 'originalBalance', 'currentBalance', 'dateOpened', 'originalBalance', 'currentBalance'],
  },
  {
    why: 'the same card twice, its number masked at the tail',
    beside: [{ id: 'a2' }],
    says: ['HARBOR NATIONAL BANK', 'twice', 'February 14, 2019', '$5,000', 'balance'],
    fields: twice(LINE),
  },
  { why: 'written differently', beside: [{ creditorName: 'Harbor National Bank, N.A.' }], says: ['twice'], fields: twice(LINE) },
  {
    why: 'without numbers, texts and responsibilities to compare',
    beside: [{ accountNumber: null, accountTypeText: null, loanType: null, responsibility: null }],
    says: ['twice'],
    fields: twice(LINE),
  },
  {
    why: 'three times',
    beside: [{}, {}],
    says: ['3 times'],
    fields: [...LINE, ...LINE, ...LINE],
  },
  {
    why: 'balances of different days under one number',
    ...both({ accountNumber: 'XXXX4417' }, { currentBalance: 380_00 }),
    says: ['twice'],
    fields: twice(LINE),
  },
  {
    why: 'months that one of them does not print',
    ...both(
      { paymentHistory: grid('2024-11', 'ok', 'no_data', '30') },
      { paymentHistory: grid('2024-11', 'ok', '60', 'no_data') },
    ),
    says: ['twice'],
    fields: twice(LINE),
  },
  {
    why: 'an original amount where there is no limit',
    ...both({ creditLimit: null, originalBalance: 900_00 }),
    says: ['$900', 'original amount'],
    fields: twice(['dateOpened', 'originalBalance', 'currentBalance']),
  },
  {
    why: 'both charged off, nothing owed',
    ...both(gone),
    says: ['negative'],
    fields: twice(['dateOpened', 'creditLimit', 'statusText']),
  },
  {
    why: 'both late, no balance shown',
    ...both({ ...gone, statusText: '60 Days Past Due', currentBalance: null }),
    says: ['negative'],
    fields: twice(['dateOpened', 'creditLimit', 'statusText']),
  },
  {
    why: 'a collection twice under one number',
    ...both(collection),
    says: ['$600'],
    fields: twice(['dateOpened', 'originalBalance', 'currentBalance']),
  },
  {
    why: 'a collection twice, the original creditor printed once',
    ...both(collection, { originalCreditor: null }),
    says: ['$600'],
    fields: twice(['dateOpened', 'originalBalance', 'currentBalance']),
  },
  {
    why: 'a collection whose original amount stands as the highest balance',
    ...both({ ...collection, originalBalance: null, highBalance: 600_00 }),
    says: ['highest balance', '$600'],
    fields: twice(['dateOpened', 'highBalance', 'currentBalance']),
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

  it('is not said about pages that the member put together: one may be printed twice', () => {
    const accounts = ['a1', 'a2'].map((id) => makeAccount({ ...base, id }))
    expect(auditReport(makeReport({ accounts, isExcerpt: true })).filter((finding) => finding.rule === rule.id)).toEqual([])
  })

  it('is said once of all that repeat each other', () => {
    const accounts = ['a1', 'a2', 'a3'].map((id) => makeAccount({ ...base, id }))
    const found = auditReport(makeReport({ accounts })).filter((finding) => finding.rule === rule.id)
    expect(found.map(({ subjectId }) => subjectId)).toEqual(['a1'])
  })
})
