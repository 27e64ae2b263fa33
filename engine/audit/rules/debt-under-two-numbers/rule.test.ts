import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/debt-under-two-numbers/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  creditorName: 'HARBOR NATIONAL BANK',
  accountNumber: 'XXXX4417',
  accountType: 'revolving',
  responsibility: 'individual',
  dateOpened: '2018-02-14',
  creditLimit: 5_000_00,
  currentBalance: 2_450_00,
  statusText: 'Charge-off',
}
const collection: Partial<Account> = {
  creditorName: 'MIDSTATE RECOVERY',
  accountNumber: 'XXXX6604',
  accountType: 'collection',
  originalCreditor: 'SUMMIT WIRELESS',
  creditLimit: null,
  originalBalance: 612_37,
  currentBalance: 612_37,
  statusText: 'Collection account',
}
const used: Partial<Account> = { statusText: 'Current account', currentBalance: 3_187_40, highBalance: 4_012_60 }
const loan: Partial<Account> = { ...used, accountType: 'installment', originalBalance: 9_000_00, creditLimit: null }
const other = { accountNumber: 'XXXX9901' }

const valid: readonly Situation[] = [
  { why: 'alone' },
  { why: 'one number: another rule speaks of that', beside: [{}] },
  { why: 'a number of which too little is shown', account: { accountNumber: 'XXXX' }, beside: [other] },
  { why: 'another limit', beside: [{ ...other, creditLimit: 4_000_00 }] },
  { why: 'opened on another day', beside: [{ ...other, dateOpened: '2018-02-15' }] },
  { why: 'another balance', beside: [{ ...other, currentBalance: 2_451_00 }] },
  { why: 'the old number at zero', beside: [{ ...other, currentBalance: 0 }] },
  { why: 'both in good standing', account: { statusText: 'Current' }, beside: [{ ...other, statusText: 'Current' }] },
  { why: 'a spouse shares the one', beside: [{ ...other, responsibility: 'joint' }] },
  { why: 'another bank', beside: [{ ...other, creditorName: 'OAKLEAF SAVINGS BANK' }] },
  {
    why: 'passed on to another lender, by a remark on the old one',
    beside: [{ ...other, remarks: ['Transferred to another lender'] }],
  },
  { why: 'both used, and their highest balances differ', account: used, beside: [{ ...used, ...other, highBalance: 4_012_00 }] },
  {
    why: 'both used, of a round balance',
    account: { ...used, currentBalance: 2_450_00 },
    beside: [{ ...used, ...other, currentBalance: 2_450_00 }],
  },
  {
    why: 'both used, highest today',
    account: { ...used, highBalance: 3_187_40 },
    beside: [{ ...used, ...other, highBalance: 3_187_40 }],
  },
  { why: 'loans that are paid as agreed', account: loan, beside: [{ ...loan, ...other }] },
  {
    why: 'one phone company, one amount, no first late day printed, number hidden',
    account: { ...collection, accountNumber: '66012XXXX' },
    beside: [{ ...collection, accountNumber: '66012XXXX', dateOpened: '2025-02-01' }],
  },
  {
    why: 'a month is too little to be one first late day',
    account: { ...collection, accountNumber: null, dateOfFirstDelinquency: '2023-01' },
    beside: [{ ...collection, accountNumber: null, dateOfFirstDelinquency: '2023-01', dateOpened: '2025-02-01' }],
  },
  { why: 'three of them', beside: [other, { accountNumber: 'XXXX1177' }] },
  {
    why: 'two bills of a hospital',
    account: { ...collection, originalCreditor: 'COUNTY HOSPITAL' },
    beside: [{ ...collection, ...other, originalCreditor: 'COUNTY HOSPITAL' }],
  },
  {
    why: 'a round amount',
    account: { ...collection, currentBalance: 600_00, originalBalance: 600_00 },
    beside: [{ ...collection, ...other, currentBalance: 600_00, originalBalance: 600_00 }],
  },
  {
    why: 'two fees of $35',
    account: { ...collection, currentBalance: 35_00, originalBalance: 35_00 },
    beside: [{ ...collection, ...other, currentBalance: 35_00, originalBalance: 35_00 }],
  },
  { why: 'for two creditors', account: collection, beside: [{ ...collection, ...other, originalCreditor: 'LAKE ELECTRIC' }] },
  {
    why: 'two phone lines that fell behind at different times',
    account: { ...collection, dateOfFirstDelinquency: '2023-01' },
    beside: [{ ...collection, ...other, dateOfFirstDelinquency: '2023-09' }],
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'old and new number, each with the whole balance',
    beside: [other],
    says: ['HARBOR NATIONAL BANK', '$2,450'],
    fields: ['currentBalance', 'accountNumber', 'currentBalance', 'accountNumber'],
  },
  {
    why: 'the old number says that it was changed, and still has the balance',
    beside: [{ ...other, remarks: ['Account number changed'] }],
    says: ['$2,450'],
    fields: ['currentBalance', 'accountNumber', 'currentBalance', 'accountNumber'],
  },
  {
    why: 'a lost card that is used: balance and highest balance are the same to the cent',
    account: used,
    beside: [{ ...used, ...other, remarks: ['Credit card lost or stolen'] }],
    says: ['$3,187.40'],
    fields: ['currentBalance', 'accountNumber', 'currentBalance', 'accountNumber'],
  },
  {
    why: 'a collector lists one debt twice',
    account: collection,
    beside: [{ ...collection, ...other, dateOpened: '2025-02-01' }],
    says: ['MIDSTATE RECOVERY', '$612.37'],
    fields: ['currentBalance', 'accountNumber', 'currentBalance', 'accountNumber'],
  },
  ...['XXXX6604', '66012XXXX', null].map((accountNumber) => ({
    why: `a collector opens one debt anew, number ${accountNumber}`,
    account: { ...collection, accountNumber, dateOfFirstDelinquency: '2023-01-12' },
    beside: [{ ...collection, accountNumber, dateOfFirstDelinquency: '2023-01-12', dateOpened: '2025-02-01' }],
    says: ['MIDSTATE RECOVERY twice for SUMMIT WIRELESS', '$612.37'],
    fields: ['currentBalance', 'dateOfFirstDelinquency', 'currentBalance', 'dateOfFirstDelinquency'],
  })),
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
