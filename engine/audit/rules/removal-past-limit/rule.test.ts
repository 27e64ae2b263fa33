import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/removal-past-limit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

/** First delinquent June 10, 2021: seven years and 180 days end on December 7, 2028. */
const base: Partial<Account> = {
  accountType: 'installment',
  accountTypeText: 'Auto Loan',
  accountNumber: 'XXXX4417',
  dateOpened: '2018-02-03',
  statusText: 'Account charged off',
  removalDate: '2029-03',
}
const there: Partial<Account> = { dateOfFirstDelinquency: '2021-06-10', removalDate: null }
const own: Partial<Account> = { dateOfFirstDelinquency: '2021-06-10' }

const valid: readonly Situation[] = [
  { why: 'seven years after it', account: { removalDate: '2028-06' }, elsewhere: there },
  { why: 'three months early', account: { removalDate: '2028-03' }, elsewhere: there },
  { why: 'in the 180 days', account: { removalDate: '2028-10' }, elsewhere: there },
  { why: 'in the month of the last day', account: { removalDate: '2028-12' }, elsewhere: there },
  {
    why: 'a date of which only the month is printed: its last day counts',
    account: { removalDate: '2028-12' },
    elsewhere: { ...there, dateOfFirstDelinquency: '2021-06' },
  },
  { why: 'only the year of removal', account: { removalDate: '2029' }, elsewhere: there },
  { why: 'only the year of the first delinquency', elsewhere: { ...there, dateOfFirstDelinquency: '2021' } },
  { why: 'no month of removal', account: { removalDate: null }, elsewhere: there },
  { why: 'no date there', elsewhere: { ...there, dateOfFirstDelinquency: null } },
  { why: 'nothing to hold it against' },
  {
    why: 'a good account that stays ten years',
    account: { statusText: 'Paid, closed/never late' },
    elsewhere: { ...there, statusText: 'Pays as agreed' },
  },
  { why: 'merely late here', account: { statusText: '90 days past due' }, elsewhere: there },
  { why: 'merely late there', elsewhere: { ...there, statusText: '90 days past due' } },
  { why: 'reinstated here', account: { remarks: ['Loan was re-aged'] }, elsewhere: there },
  { why: 'reinstated there', elsewhere: { ...there, remarks: ['Account reinstated'] } },
  { why: 'a bankruptcy has a clock of its own', account: { remarks: ['Chapter 7 bankruptcy'] }, elsewhere: there },
  {
    why: 'an education loan',
    account: { accountTypeText: 'Education Loan' },
    elsewhere: { ...there, accountTypeText: 'Education Loan' },
  },
  {
    why: 'support that is owed',
    account: { accountTypeText: 'Child Support' },
    elsewhere: { ...there, accountTypeText: 'Child Support' },
  },
  { why: 'another account of the company', elsewhere: { ...there, accountNumber: 'XXXX9921', dateOpened: '2016-05-01' } },
  { why: 'reports half a year apart', elsewhere: there, elsewhereReport: { reportDate: '2024-06-15' } },
  { why: 'a file that may blend bureaus', elsewhere: there, elsewhereReport: { format: 'mismo' } },
  { why: 'its own date allows it', account: { dateOfFirstDelinquency: '2021-11-10' }, elsewhere: there },
]

const fields = ['removalDate', 'elsewhere.dateOfFirstDelinquency']
const invalid: readonly Unlawful[] = [
  {
    why: 'past the last day that the other bureau’s date sets',
    elsewhere: there,
    says: ['Experian plans to keep this account until March 2029', 'Equifax gives June 10, 2021', 'end on December 7, 2028'],
    fields,
    grade: 'disagreement',
  },
  {
    why: 'the month after',
    account: { removalDate: '2029-01' },
    elsewhere: there,
    says: ['January 2029'],
    fields,
    grade: 'disagreement',
  },
  {
    why: 'a year after',
    account: { removalDate: '2029-12' },
    elsewhere: there,
    says: ['December 2029'],
    fields,
    grade: 'disagreement',
  },
  {
    why: 'a month where only the month of the first delinquency is printed',
    elsewhere: { ...there, dateOfFirstDelinquency: '2021-06' },
    says: ['June 2021', 'December 27, 2028'],
    fields,
    grade: 'disagreement',
  },
  {
    why: 'a repossession',
    account: { statusText: 'Repossession' },
    elsewhere: { ...there, statusText: 'REPOSSESSION' },
    says: ['2029'],
    fields,
    grade: 'disagreement',
  },
  {
    why: 'a collection',
    account: { statusText: 'Collection account' },
    elsewhere: { ...there, statusText: 'Collection' },
    says: ['2029'],
    fields,
    grade: 'disagreement',
  },
  {
    why: 'by the date it prints itself',
    account: own,
    says: ['it gives June 10, 2021'],
    fields: ['removalDate', 'dateOfFirstDelinquency'],
  },
  {
    why: 'by its own date, whatever the other bureau says',
    account: own,
    elsewhere: { ...there, dateOfFirstDelinquency: '2021-12-10' },
    says: ['it gives'],
    fields: ['removalDate', 'dateOfFirstDelinquency'],
  },
  {
    why: 'a good month after it: it asks',
    account: { paymentHistory: grid('2022-03', 'charge_off', '90', '60', '30', 'ok') },
    elsewhere: there,
    says: ['June 10, 2021'],
    fields,
    grade: 'disagreement',
  },
  {
    why: 'a good month there: it asks',
    elsewhere: { ...there, paymentHistory: grid('2022-03', 'charge_off', 'ok') },
    says: ['June 10, 2021'],
    fields,
    grade: 'disagreement',
  },
  {
    why: 'good months before it',
    account: { paymentHistory: grid('2021-08', '90', '60', '30', 'ok') },
    elsewhere: { ...there, dateOfFirstDelinquency: '2021-06-10' },
    says: ['June 10, 2021'],
    fields,
    grade: 'disagreement',
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
