import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/removal-date-moved-later/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  dateOpened: '2018-02-03',
  statusText: 'Account charged off. $500 written off. $500 past due as of Dec 2024.',
  removalDate: '2028-06',
}

const valid: readonly Situation[] = [
  { why: 'no earlier report' },
  { why: 'moved by one month', before: { removalDate: '2028-05' } },
  { why: 'moved earlier', before: { removalDate: '2028-12' } },
  { why: 'a later late', account: { paymentHistory: grid('2024-03', '30') }, before: { removalDate: '2027-06' } },
  { why: 'a cure', account: { paymentHistory: grid('2024-03', 'ok') }, before: { removalDate: '2027-06' } },
  {
    why: 'good months after the charge-off mark',
    account: { paymentHistory: grid('2022-03', 'ok', 'charge_off') },
    before: { removalDate: '2027-06' },
  },
  {
    why: 'a positive account',
    account: { statusText: 'Open/Never late.' },
    before: { removalDate: '2027-06', statusText: 'Open/Never late.' },
  },
  {
    why: 'an education loan',
    account: { loanType: 'STUDENT LOAN' },
    before: { removalDate: '2027-06', loanType: 'STUDENT LOAN' },
  },
  { why: 'reinstated', account: { remarks: ['Reinstated'] }, before: { removalDate: '2027-06' } },
  { why: 'only a year is printed', account: { removalDate: '2029' }, before: { removalDate: '2027-06' } },
  { why: 'only a year was printed', before: { removalDate: '2027' } },
  {
    why: 'a dispute recorded about it',
    surroundings: { disputes: { open: [], ever: ['b1'] } },
    before: { removalDate: '2027-06' },
  },
  {
    why: 'a dispute remark',
    account: { remarks: ['Account information disputed by consumer'] },
    before: { removalDate: '2027-06' },
  },
  { why: 'an earlier dispute remark', before: { removalDate: '2027-06', remarks: ['Account information disputed by consumer'] } },
  { why: 'a bankruptcy', account: { remarks: ['Chapter 13 bankruptcy dismissed'] }, before: { removalDate: '2027-06' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'moved later while charged off',
    account: { paymentHistory: grid('2024-03', 'charge_off', 'charge_off') },
    before: { removalDate: '2027-06' },
    says: ['June 2027', 'June 2028'],
    fields: ['removalDate', 'statusText', 'before.removalDate'],
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
