import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/balance-after-paid/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'installment',
  status: 'closed',
  statusText: 'Paid, Closed.',
  currentBalance: 300_00,
}

const valid: readonly Situation[] = [
  ...['Settlement accepted on this account', 'Settlement agreed, payments to follow', 'Settlement in progress'].map((remark) => ({
    why: remark,
    account: { statusText: 'Charge-off', status: 'closed' as const, remarks: [remark] },
  })),
  { why: 'paid or paying as agreed, open', account: { status: 'open', statusText: 'Current; Paid or Paying as Agreed' } },
  { why: 'paid or paying as agreed, closed', account: { statusText: 'Paid or paying as agreed' } },
  { why: 'pays as agreed', account: { statusText: 'PAYS_AS_AGREED' } },
  { why: 'paying under a plan', account: { statusText: 'Settled.', remarks: ['Paying under a partial payment agreement'] } },
  { why: 'closed but still being paid down', account: { statusText: 'Closed.' } },
  {
    why: 'closed or paid account/zero balance: Equifax words for any closed account',
    account: { statusText: 'Pays As Agreed', remarks: ['Closed or paid account/zero balance'] },
  },
  {
    why: 'paid or being paid by a guarantor',
    account: { statusText: 'Closed.', remarks: ['Paid or being paid by co-signer or guarantor'] },
  },
  { why: 'payment after charge-off', account: { statusText: 'Payment after charge off/collection' } },
  { why: 'charge-off, making payments', account: { statusText: 'Charge off - making payments' } },
  { why: 'the balance is zero', account: { currentBalance: 0 } },
  { why: 'the balance is blank', account: { currentBalance: null } },
  { why: 'the balance is older than the payment', account: { balanceDate: '2024-08-31', statusDate: '2024-10' } },
  {
    why: 'a revolving line that is open may be used again',
    account: { accountType: 'revolving', status: 'open', statusText: 'Paid' },
  },
  {
    why: 'a remark about an old settlement on an account that is current',
    account: { statusText: 'Pays As Agreed', remarks: ['Settled charge off'] },
  },
  { why: 'the same on an open one', account: { status: 'open', statusText: 'Open.', remarks: ['Paid collection'] } },
]

const invalid: readonly Unlawful[] = [
  { why: 'paid, closed', says: ['Paid, Closed.', '$300'], fields: ['currentBalance', 'statusText'] },
  {
    why: 'settled by remark',
    account: { statusText: 'Closed.', remarks: ['SETTLED - LESS THAN FULL BALANCE'] },
    says: ['SETTLED', '$300'],
    fields: ['currentBalance', 'remarks.0'],
  },
  {
    why: 'paid collection',
    account: { accountType: 'collection', statusText: 'Collection account', remarks: ['Paid collection'] },
    says: ['Paid collection'],
    fields: ['currentBalance', 'remarks.0'],
  },
  {
    why: 'zero balance and current',
    account: { accountType: 'revolving', status: 'open', statusText: 'ZERO_BALANCE_AND_CURRENT_ACCOUNT' },
    says: ['$300'],
    fields: ['currentBalance', 'statusText'],
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
