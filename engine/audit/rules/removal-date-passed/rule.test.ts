import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/removal-date-passed/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = { accountType: 'revolving', statusText: 'Charge-off', removalDate: '2024-09' }

const valid: readonly Situation[] = [
  { why: 'the month is still to come', account: { removalDate: '2026-03' } },
  { why: 'the month of the report', account: { removalDate: '2025-01' } },
  { why: 'the month has only just ended', account: { removalDate: '2024-12' } },
  { why: 'a year alone', account: { removalDate: '2024' } },
  { why: 'no month is printed', account: { removalDate: null } },
  { why: 'paid as agreed', account: { statusText: 'Pays As Agreed' } },
  { why: 'merely late', account: { statusText: '60 Days Past Due' } },
  { why: 'an education loan', account: { accountType: 'installment', accountTypeText: 'Education loan' } },
  { why: 'a report without a date', report: { reportDate: null } },
  { why: 'a placeholder', account: { removalDate: '1900-01' } },
]

const invalid: readonly Unlawful[] = [
  { why: 'charged off', says: ['September 2024', 'January 15, 2025'], fields: ['removalDate', 'statusText'] },
  {
    why: 'a collection, with a day',
    account: { accountType: 'collection', statusText: 'Collection account', removalDate: '2024-12-14' },
    says: ['December 14, 2024'],
    fields: ['removalDate', 'statusText'],
  },
  {
    why: 'a repossession',
    account: { accountType: 'installment', statusText: 'Repossession' },
    says: ['a repossession'],
    fields: ['removalDate', 'statusText'],
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
