import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/medical-under-one-year/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  accountType: 'collection',
  loanType: 'Medical or Health Care',
  statusText: 'UNPAID',
  dateOfFirstDelinquency: '2024-01-16',
}

const valid: readonly Situation[] = [
  { why: 'a year to the day', account: { dateOfFirstDelinquency: '2024-01-15' } },
  { why: 'a month that may be a year ago', account: { dateOfFirstDelinquency: '2024-01' } },
  { why: 'the month of the report, of which a day is a year later', report: { reportDate: '2025-01' } },
  { why: 'only a year', account: { dateOfFirstDelinquency: '2024' } },
  { why: 'not printed, assigned lately', account: { dateOfFirstDelinquency: null, dateAssigned: '2024-11-01' } },
  { why: 'not printed, opened lately', account: { dateOfFirstDelinquency: null, dateOpened: '2024-11-01' } },
  { why: 'after the report', account: { dateOfFirstDelinquency: '2025-01-16' } },
  { why: 'a month that ends after the report', account: { dateOfFirstDelinquency: '2025-01' } },
  {
    why: 'perhaps after the report, of which only the month is known',
    account: { dateOfFirstDelinquency: '2025-01-20' },
    report: { reportDate: '2025-01' },
  },
  {
    why: 'the report, of which only the year is known, may be older than the policy',
    account: { dateOfFirstDelinquency: '2022-01-01' },
    report: { reportDate: '2022' },
  },
  { why: 'not said to be medical', account: { loanType: 'Utilities' } },
  { why: 'no collection', account: { accountType: 'open', statusText: '90 Days Past Due' } },
  {
    why: 'the report is older than the policy',
    account: { dateOfFirstDelinquency: '2022-01-01' },
    report: { reportDate: '2022-06-30' },
  },
  { why: 'the date of the report is unknown', report: { reportDate: null } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a day less than a year',
    says: ['January 16, 2024', 'January 15, 2025', 'one year', 'not a law'],
    fields: ['dateOfFirstDelinquency', 'loanType'],
  },
  {
    why: 'a month that is surely less',
    account: { dateOfFirstDelinquency: '2024-02' },
    says: ['February 2024'],
    fields: ['dateOfFirstDelinquency', 'loanType'],
  },
  {
    why: 'the day of the report',
    account: { dateOfFirstDelinquency: '2025-01-15' },
    says: ['January 15, 2025'],
    fields: ['dateOfFirstDelinquency', 'loanType'],
  },
  {
    why: 'the first day of the policy',
    account: { dateOfFirstDelinquency: '2022-01-01' },
    report: { reportDate: '2022-07-01' },
    says: ['July 1, 2022'],
    fields: ['dateOfFirstDelinquency', 'loanType'],
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
