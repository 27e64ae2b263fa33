import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/medical-paid/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  accountType: 'collection',
  loanType: 'Medical or Health Care',
  statusText: 'PAID',
  currentBalance: 0,
}

const valid: readonly Situation[] = [
  { why: 'unpaid', account: { statusText: 'UNPAID', currentBalance: 300_00 } },
  { why: 'not said to be medical', account: { loanType: 'Utilities', originalCreditor: 'VALLEY POWER' } },
  { why: 'no type at all', account: { loanType: null } },
  { why: 'an animal hospital', account: { loanType: null, originalCreditor: 'ELMWOOD ANIMAL HOSPITAL' } },
  { why: 'hospitality', account: { loanType: null, originalCreditor: 'SUNRISE HOSPITALITY GROUP' } },
  { why: 'a credit union of a hospital', account: { loanType: null, originalCreditor: 'HOSPITAL EMPLOYEES CREDIT UNION' } },
  { why: 'a clinic of whatever', account: { loanType: null, originalCreditor: 'THE SHOE CLINIC' } },
  { why: 'another line of business', account: { loanType: null, originalCreditor: '05 ELMWOOD FITNESS' } },
  {
    why: 'a word in a sentence',
    account: { loanType: null, remarks: ['Consumer says that it was a medical bill of another person'] },
  },
  { why: 'a medical loan', account: { loanType: 'Medical loan' } },
  { why: 'a card', account: { accountType: 'revolving', statusText: 'Paid, Closed/Never late.' } },
  { why: 'a paid charge-off of a provider', account: { accountType: 'open', statusText: 'Paid charge-off' } },
  { why: 'settled for less', account: { statusText: 'Settled - less than full balance' } },
  { why: 'paid, and settled by a remark', account: { remarks: ['Account legally paid in full for less than the full balance'] } },
  { why: 'only a zero balance', account: { statusText: 'Zero balance' } },
  { why: 'a balance is left', account: { currentBalance: 1 } },
  { why: 'still being paid', account: { remarks: ['Paying under a partial payment agreement'] } },
  { why: 'the report is older than the policy', report: { reportDate: '2022-06-30' } },
  { why: 'the report may be older than the policy', report: { reportDate: '2022' } },
  { why: 'the date of the report is unknown', report: { reportDate: null } },
]

const invalid: readonly Unlawful[] = [
  { why: 'Equifax', says: ['paid', 'not a law', '2022'], fields: ['statusText', 'loanType'] },
  {
    why: 'Experian',
    account: {
      statusText: 'Paid, Closed collection account.',
      loanType: null,
      accountTypeText: 'Medical debt',
      currentBalance: null,
    },
    says: ['paid'],
    fields: ['statusText', 'accountTypeText'],
  },
  {
    why: 'a remark says that it is medical, and another that it is paid',
    account: { loanType: null, statusText: 'Collection account', remarks: ['(Medical)', 'PAID COLLECTION'] },
    says: ['paid'],
    fields: ['remarks.1', 'remarks.0'],
  },
  {
    why: 'the original creditor is coded',
    account: { loanType: null, originalCreditor: 'MEDICAL PAYMENT DATA' },
    says: ['paid'],
    fields: ['statusText', 'originalCreditor'],
  },
  {
    why: 'the line of business is medical',
    account: { loanType: null, originalCreditor: '02 ELMWOOD PARTNERS' },
    says: ['paid'],
    fields: ['statusText', 'originalCreditor'],
  },
  {
    why: 'the original creditor can be nothing else',
    account: { loanType: null, originalCreditor: 'ELMWOOD REGIONAL MEDICAL CENTER' },
    says: ['paid'],
    fields: ['statusText', 'originalCreditor'],
  },
  {
    why: 'the provider’s own entry, in collection',
    account: { accountType: 'open', loanType: 'Medical debt', statusText: 'Paid, was a collection account' },
    says: ['paid'],
    fields: ['statusText', 'loanType'],
  },
  {
    why: 'paid by the printed condition',
    account: {
      statusText: 'Collection account',
      status: 'paid',
      evidence: { status: { page: 1, box: [0, 0, 1, 1], quote: 'status: Paid' } },
    },
    says: ['paid'],
    fields: ['status', 'loanType'],
  },
  {
    why: 'the first day of the policy',
    report: { reportDate: '2022-07-01' },
    says: ['paid'],
    fields: ['statusText', 'loanType'],
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
