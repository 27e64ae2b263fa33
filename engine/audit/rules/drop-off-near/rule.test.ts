import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/drop-off-near/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  statusText: 'Account charged off. $500 written off. $500 past due as of Dec 2024.',
  dateOfFirstDelinquency: '2017-12-10',
}

const valid: readonly Situation[] = [
  { why: 'more than six months to go', account: { dateOfFirstDelinquency: '2018-08-10' } },
  { why: 'past the outer date', account: { dateOfFirstDelinquency: '2017-03-10' } },
  { why: 'merely late', account: { statusText: '90 Days Past Due' } },
  { why: 'not printed', account: { dateOfFirstDelinquency: null } },
  { why: 'an education loan', account: { accountTypeText: 'Student Loan' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'the customary date has passed',
    says: ['have passed', 'December 10, 2024', 'June 8, 2025'],
    fields: ['dateOfFirstDelinquency', 'statusText'],
  },
  {
    why: 'under six months away',
    account: { dateOfFirstDelinquency: '2018-06' },
    says: ['are nearly over', 'June 30, 2025'],
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
