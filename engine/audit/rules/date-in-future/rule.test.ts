import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/date-in-future/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = { dateOpened: '2020-01-01' }

const valid: readonly Situation[] = [
  {
    why: 'a report made in the night: the month has begun',
    account: { paymentHistory: [{ month: '2025-02', code: 'ok' }] },
    report: { reportDate: '2025-01-31' },
  },
  { why: 'a payment of the next day', account: { lastPaymentDate: '2025-01-16' } },
  { why: 'reported some days after the date on the page', account: { dateReported: '2025-02-03' } },
  { why: 'a status of the end of the month', account: { statusDate: '2025-01-31' } },
  { why: 'the balance of the end of the month', account: { balanceDate: '2025-01-31' } },
  { why: 'all in the past' },
  { why: 'the removal month', account: { removalDate: '2030-01' } },
  { why: 'the terms', account: { terms: '360 Months, until 2050' } },
  { why: 'a deferred start in the status', account: { statusText: 'Open. Deferred, payments begin Dec 2026.' } },
  { why: 'the month of the report', account: { lastPaymentDate: '2025-01' } },
  { why: 'the day of the report', account: { dateClosed: '2025-01-15' } },
  { why: 'future months without data', account: { paymentHistory: grid('2025-03', 'no_data', 'no_data', 'ok') } },
  { why: 'an inquiry of the next week', inquiry: { date: '2025-01-22' } },
  { why: 'an inquiry that is kept', inquiry: { date: '2025-01-10', onRecordUntil: '2027-02' } },
  {
    why: 'a plan that ends in three years',
    record: { type: 'Chapter 13 Bankruptcy', dateFiled: '2024-12-01', dateResolved: '2028-01-01' },
  },
  { why: 'no report date', account: { dateOpened: '2031-01-01' }, report: { reportDate: null } },
  { why: 'a report dated by month', account: { dateClosed: '2025-01-31' }, report: { reportDate: '2025-01' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a year of two digits that was read as 2038',
    account: { dateReported: '2038-01-19' },
    says: ['the date reported (January 19, 2038)'],
    fields: ['dateReported'],
  },
  {
    why: 'a balance and an activity',
    account: { balanceDate: '2038-01', lastActivityDate: '2026-03-01' },
    says: ['January 2038', 'March 1, 2026'],
    fields: ['lastActivityDate', 'balanceDate'],
  },
  {
    why: 'opened two days later',
    account: { dateOpened: '2025-01-17' },
    says: ['January 17, 2025', 'January 15, 2025'],
    fields: ['dateOpened'],
  },
  {
    why: 'a payment and a first delinquency',
    account: { lastPaymentDate: '2025-02', dateOfFirstDelinquency: '2026-01-01' },
    says: ['February 2025', 'January 1, 2026'],
    fields: ['lastPaymentDate', 'dateOfFirstDelinquency'],
  },
  {
    why: 'a status of the summer',
    account: { statusDate: '2025-07' },
    says: ['the date of the status (July 2025)'],
    fields: ['statusDate'],
  },
  {
    why: 'an inquiry',
    inquiry: { date: '2025-03-20' },
    says: ['the date of the inquiry (March 20, 2025)'],
    fields: ['date'],
  },
  {
    why: 'a case',
    record: { type: 'Chapter 7 Bankruptcy', dateFiled: '2038-01-19' },
    says: ['the date filed (January 19, 2038)'],
    fields: ['dateFiled'],
  },
  {
    why: 'a month of the history',
    account: { paymentHistory: grid('2025-02', '30', 'ok') },
    says: ['February 2025'],
    fields: ['paymentHistory.2025-02'],
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
