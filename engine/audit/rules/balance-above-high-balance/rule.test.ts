import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/balance-above-high-balance/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  status: 'open',
  statusText: 'Open/Never late.',
  currentBalance: 1_200_00,
  highBalance: 1_000_00,
  creditLimit: 2_000_00,
}

const valid: readonly Situation[] = [
  { why: 'the printed figure is the limit', account: { creditLimit: 1_000_00 } },
  { why: 'narrative 233', account: { remarks: ['233 High Credit column is the credit limit'] } },
  { why: 'narrative in other words', account: { remarks: ['AMOUNT IN H/C COLUMN IS CREDIT LIMIT'] } },
  { why: 'narrative 174', account: { remarks: ['174 High Credit is original charge-off amount'] } },
  { why: 'a three-bureau page', report: { format: 'identityiq-html' } },
  { why: 'charged off', account: { statusText: 'Charge-off' } },
  { why: 'in collection', account: { statusText: 'Collection account' } },
  {
    why: 'a dated period',
    account: {
      evidence: { highBalance: { page: 1, box: [0, 0, 1, 1], quote: 'High balance of $1,000 from 10/2023 to 03/2026' } },
    },
  },
  { why: 'over the limit only', account: { currentBalance: 2_045_00, highBalance: 2_045_00 } },
  { why: 'an instalment loan', account: { accountType: 'installment' } },
  { why: 'Equifax without a limit of its own', account: { creditLimit: null }, report: { bureau: 'equifax' } },
  { why: 'TransUnion: always a dated period', report: { bureau: 'transunion' } },
]

const invalid: readonly Unlawful[] = [{ why: 'a card', says: ['$1,200', '$1,000'], fields: ['currentBalance', 'highBalance'] }]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    const wanted = { grade: situation.grade ?? rule.grade, fields: situation.fields, missing: [] }
    expect(seen(judge(rule.id, base, situation), situation)).toEqual(wanted)
  })
})
