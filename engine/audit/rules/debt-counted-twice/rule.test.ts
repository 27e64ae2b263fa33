import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/debt-counted-twice/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  creditorName: 'HARBOR NATIONAL BANK',
  accountType: 'revolving',
  dateOpened: '2019-02-14',
  statusText: 'Charge-off',
  currentBalance: 412_00,
}
const sold: Partial<Account> = { remarks: ['Purchased by another lender'] }
const buyer: Partial<Account> = {
  creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
  accountType: 'collection',
  originalCreditor: 'HARBOR NATIONAL BANK',
  dateOpened: '2023-06-01',
  statusText: 'Collection account',
  currentBalance: 487_00,
}

const valid: readonly Situation[] = [
  { why: 'sold, and the buyer is not listed', account: sold },
  { why: 'the seller shows no balance', account: { ...sold, currentBalance: 0 }, beside: [buyer] },
  { why: 'the seller prints no balance', account: { ...sold, currentBalance: null }, beside: [buyer] },
  { why: 'the buyer shows no balance', account: sold, beside: [{ ...buyer, currentBalance: 0 }] },
  { why: 'the buyer prints no balance', account: sold, beside: [{ ...buyer, currentBalance: null }] },
  { why: 'a collector for somebody else', account: sold, beside: [{ ...buyer, originalCreditor: 'SUMMIT WIRELESS' }] },
  { why: 'a collector for nobody named', account: sold, beside: [{ ...buyer, originalCreditor: null }] },
  { why: 'which of two accounts was sold is not printed', account: sold, beside: [base, buyer] },
  { why: 'two collectors name the creditor', account: sold, beside: [buyer, { ...buyer, creditorName: 'RIDGELINE RECOVERY' }] },
  {
    why: 'another delinquency',
    account: { ...sold, dateOfFirstDelinquency: '2022-03' },
    beside: [{ ...buyer, dateOfFirstDelinquency: '2022-07' }],
  },
  {
    why: 'the balance is older than the sale',
    account: { ...sold, balanceDate: '2024-05-31', statusDate: '2024-08' },
    beside: [buyer],
  },
  {
    why: 'placed, and the account is only late',
    account: { statusText: '120 Days Past Due', remarks: [] },
    beside: [buyer],
  },
]

const FIELDS = ['currentBalance', 'remarks.0', 'currentBalance', 'originalCreditor']

const invalid: readonly Unlawful[] = [
  {
    why: 'sold, and both show a balance',
    account: sold,
    beside: [buyer],
    says: ['HARBOR NATIONAL BANK', 'NORTHGATE PORTFOLIO BUYERS LLC', '$412', '$487', 'sold', 'original creditor', 'owed to both'],
    fields: FIELDS,
  },
  {
    why: 'the buyer is printed by name',
    account: { soldTo: 'NORTHGATE PORTFOLIO BUYERS' },
    beside: [{ ...buyer, originalCreditor: null }],
    says: ['$412', '$487', 'went from it to'],
    fields: ['currentBalance', 'soldTo', 'currentBalance'],
  },
  {
    why: 'both name each other',
    account: { soldTo: 'NORTHGATE PORTFOLIO BUYERS' },
    beside: [buyer],
    says: ['names it as the original creditor'],
    fields: ['currentBalance', 'soldTo', 'currentBalance', 'originalCreditor'],
  },
  {
    why: 'a loan sold in good standing, with a balance left',
    account: { accountType: 'mortgage', statusText: 'Current', soldTo: 'PLAINS HOME LOANS' },
    beside: [{ creditorName: 'PLAINS HOME LOANS', accountType: 'mortgage', statusText: 'Current', currentBalance: 410_00 }],
    says: ['$412', '$410'],
    fields: ['currentBalance', 'soldTo', 'currentBalance'],
  },
  {
    why: 'one buyer sold to the next',
    account: {
      ...buyer,
      creditorName: 'LVNV FUNDING',
      originalCreditor: 'SUMMIT WIRELESS',
      soldTo: 'NORTHGATE PORTFOLIO BUYERS',
    },
    beside: [{ ...buyer, originalCreditor: 'SUMMIT WIRELESS' }],
    says: ['LVNV FUNDING', 'NORTHGATE'],
    fields: ['currentBalance', 'soldTo', 'currentBalance'],
  },
  {
    why: 'a balance as of the month of the sale',
    account: { ...sold, balanceDate: '2024-08-31', statusDate: '2024-08' },
    beside: [buyer],
    says: ['$412'],
    fields: FIELDS,
  },
  {
    why: 'sold, and a balance without its date',
    account: { ...sold, statusDate: '2024-08' },
    beside: [buyer],
    says: ['$412'],
    fields: FIELDS,
  },
  {
    why: 'sold at a time that is not printed',
    account: { ...sold, balanceDate: '2024-05-31' },
    beside: [buyer],
    says: ['$412'],
    fields: FIELDS,
  },
  {
    why: 'placed, not sold: asks',
    account: {},
    beside: [buyer],
    grade: 'proof',
    says: ['$412', '$487', 'placed'],
    fields: ['currentBalance', 'currentBalance', 'originalCreditor'],
  },
  {
    why: 'the figure is the charge-off amount: asks',
    account: { ...sold, chargeOffAmount: 412_00 },
    beside: [buyer],
    grade: 'proof',
    says: ['$412', 'sold'],
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
