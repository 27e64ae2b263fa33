import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/dofd-missing/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  statusText: 'Account charged off. $500 written off. $500 past due as of Dec 2024.',
  printsDofd: true,
  evidence: { dateOfFirstDelinquency: { page: 2, box: [1, 2, 3, 4], quote: 'dateOfFirstDelinquency: ' } },
}

const valid: readonly Situation[] = [
  {
    why: 'a lease handed back early',
    account: { accountType: 'installment', accountTypeText: 'Auto lease', statusText: 'Voluntary surrender' },
  },
  {
    why: 'handed back with all months good',
    account: {
      accountType: 'installment',
      statusText: 'Voluntary surrender',
      paymentHistory: [
        { month: '2024-11', code: 'ok' },
        { month: '2024-10', code: 'ok' },
      ],
    },
  },
  { why: 'a layout that prints none', account: { printsDofd: false } },
  { why: 'merely late', account: { statusText: '90 Days Past Due' } },
  { why: 'it is printed', account: { dateOfFirstDelinquency: '2021-03-01' } },
  { why: 'first reported less than 90 days ago', account: { delinquencyFirstReported: '2024-12' } },
  { why: 'current', account: { statusText: 'Pays As Agreed' } },
]

const invalid: readonly Unlawful[] = [
  { why: 'charged off, label empty', says: ['left empty'], fields: ['dateOfFirstDelinquency', 'statusText'] },
  {
    why: 'repossession',
    account: { statusText: 'REPOSSESSION' },
    says: ['a repossession'],
    fields: ['dateOfFirstDelinquency', 'statusText'],
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
