import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/discharged-debt-collected/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
  originalCreditor: 'HARBOR NATIONAL BANK',
  accountType: 'collection',
  statusText: 'Collection account',
  dateOpened: '2022-06-01',
  originalBalance: 487_00,
  currentBalance: 512_00,
  dateOfFirstDelinquency: '2020-08-12',
}
const bank: Partial<Account> = {
  creditorName: 'HARBOR NATIONAL BANK',
  originalCreditor: null,
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  dateOpened: '2016-02-02',
  statusText: 'Discharged in bankruptcy',
  dateOfFirstDelinquency: null,
  originalBalance: null,
  currentBalance: 0,
}
const lost: Partial<Account> = { ...bank, chargeOffAmount: 487_00 }
const record: Partial<PublicRecord> = {
  type: 'Chapter 7 Bankruptcy',
  status: 'Discharged',
  dateFiled: '2021-01-05',
  dateResolved: '2021-05-05',
}

const valid: readonly Situation[] = [
  { why: 'no public record', beside: [bank] },
  { why: 'the bank is not listed', record },
  { why: 'no balance at the collector', record, account: { currentBalance: 0 }, beside: [bank] },
  { why: 'no balance shown', record, account: { currentBalance: null }, beside: [bank] },
  { why: 'paid at the collector', record, account: { statusText: 'Paid collection' }, beside: [bank] },
  { why: 'taken over by a lender', record, account: { accountType: 'revolving' }, beside: [bank] },
  { why: 'taken over before the discharge', record, account: { dateOpened: '2021-03-01' }, beside: [bank] },
  { why: 'taken over on the day of the discharge', record, account: { dateOpened: '2021-05-05' }, beside: [bank] },
  { why: 'assigned before, opened after', record, account: { dateAssigned: '2020-11-01' }, beside: [bank] },
  { why: 'taken over nobody knows when', record, account: { dateOpened: null }, beside: [bank] },
  { why: 'filed only', record: { ...record, status: 'Filed' }, beside: [bank] },
  { why: 'dismissed', record: { ...record, status: 'Dismissed' }, beside: [bank] },
  { why: 'chapter 13', record: { ...record, type: 'Chapter 13 Bankruptcy' }, beside: [bank] },
  { why: 'no chapter printed', record: { ...record, type: 'Bankruptcy' }, beside: [bank] },
  { why: 'converted', record: { ...record, status: 'Discharged, converted from chapter 13' }, beside: [bank] },
  { why: 'the day of the discharge is not printed', record: { ...record, dateResolved: null }, beside: [bank] },
  { why: 'discharged in another case', record, beside: [{ ...bank, remarks: ['Discharged in Chapter 13 bankruptcy'] }] },
  { why: 'only included at the bank', record, beside: [{ ...bank, statusText: 'Included in bankruptcy' }] },
  { why: 'reaffirmed', record, beside: [{ ...bank, remarks: ['Reaffirmation of debt'] }] },
  { why: 'somebody else’s case', record, beside: [{ ...bank, remarks: ['Bankruptcy of another person'] }] },
  {
    why: 'the collector speaks of the case',
    record,
    account: { remarks: ['Chapter 7 bankruptcy'] },
    beside: [{ ...bank, remarks: [] }],
  },
  { why: 'a lien', record, beside: [{ ...bank, accountType: 'installment', accountTypeText: 'Auto loan' }] },
  { why: 'a lien by the collector’s words', record, account: { loanType: 'Auto' }, beside: [{ ...bank, loanType: null }] },
  { why: 'an education loan', record, beside: [{ ...bank, accountType: 'installment', accountTypeText: 'Education Loan' }] },
  { why: 'late only after the petition', record, account: { dateOfFirstDelinquency: '2021-02-05' }, beside: [bank] },
  { why: 'perhaps late after the petition', record, account: { dateOfFirstDelinquency: '2021-01' }, beside: [bank] },
  {
    why: 'opened after the petition',
    record,
    beside: [{ ...lost, dateOpened: '2021-02-02' }],
    account: { dateOfFirstDelinquency: null },
  },
  { why: 'no date, and no amount at the bank', record, account: { dateOfFirstDelinquency: null }, beside: [bank] },
  {
    why: 'no date, and another amount',
    record,
    account: { dateOfFirstDelinquency: null, originalBalance: 488_00 },
    beside: [lost],
  },
  {
    why: 'a later date, though the amount is the same',
    record,
    account: { dateOfFirstDelinquency: '2021-09-01' },
    beside: [lost],
  },
  { why: 'which of two accounts is meant is not printed', record, beside: [bank, { ...bank, dateOpened: '2017-07-01' }] },
  { why: 'a collector for somebody else', record, account: { originalCreditor: 'SUMMIT WIRELESS' }, beside: [bank] },
]

const FIELDS = ['currentBalance', 'originalCreditor', 'statusText']

const invalid: readonly Unlawful[] = [
  {
    why: 'late before the petition, taken over after the discharge',
    record,
    beside: [bank],
    says: ['HARBOR NATIONAL BANK', 'NORTHGATE PORTFOLIO BUYERS LLC', '$512', 'June 1, 2022', 'May 5, 2021', 'chapter 7'],
    fields: FIELDS,
  },
  {
    why: 'the day after the discharge',
    record,
    account: { dateOpened: '2021-05-06' },
    beside: [bank],
    says: ['$512'],
    fields: FIELDS,
  },
  {
    why: 'assigned after, whatever the day of opening',
    record,
    account: { dateOpened: '2016-02-02', dateAssigned: '2022-06-01' },
    beside: [bank],
    says: ['June 1, 2022'],
    fields: FIELDS,
  },
  {
    why: 'without a date, of the same amount',
    record,
    account: { dateOfFirstDelinquency: null },
    beside: [lost],
    says: ['$512'],
    fields: FIELDS,
  },
  {
    why: 'the bank’s day of opening is not printed',
    record,
    beside: [{ ...bank, dateOpened: null }],
    says: ['$512'],
    fields: FIELDS,
  },
  {
    why: 'the status names the chapter',
    record,
    beside: [{ ...bank, statusText: 'Discharged through Bankruptcy Chapter 7' }],
    says: ['$512'],
    fields: FIELDS,
  },
  {
    why: 'a joint account of the consumer’s own case',
    record,
    beside: [{ ...bank, responsibility: 'joint' }],
    says: ['$512'],
    fields: FIELDS,
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
})
