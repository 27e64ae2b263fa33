import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/bureaus-disagree-lates/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** From December 2024 back. */
const months = (...codes: readonly HistoryCode[]): Pick<Account, 'paymentHistory'> => ({
  paymentHistory: grid('2024-12', ...codes),
})
const GOOD = months('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok')

/** Late in October, good before and after. */
const base: Partial<Account> = {
  accountType: 'revolving',
  accountNumber: 'XXXX4417',
  dateOpened: '2018-02-03',
  ...months('ok', 'ok', '30', 'ok', 'ok', 'ok', 'ok', 'ok'),
}

const valid: readonly Situation[] = [
  { why: 'no other report' },
  { why: 'the same history', elsewhere: {} },
  { why: 'late by another count', elsewhere: months('ok', 'ok', '60', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { why: 'no data there', elsewhere: months('ok', 'ok', 'no_data', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { why: 'the month is not in its grid', elsewhere: months('ok', 'ok') },
  { why: 'charged off there', elsewhere: months('ok', 'ok', 'charge_off', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { why: 'no history there', elsewhere: { paymentHistory: [] } },
  { why: 'one late in the month before', elsewhere: months('ok', 'ok', 'ok', '30', 'ok', 'ok', 'ok', 'ok') },
  { why: 'one late in the month after', elsewhere: months('ok', '30', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  {
    why: 'as many lates, begun a month later, among others that agree',
    account: months('ok', 'ok', '60', '30', 'ok', 'ok', '30', 'ok'),
    elsewhere: months('ok', '60', '30', 'ok', 'ok', 'ok', '30', 'ok'),
  },
  {
    why: 'as many lates, of which one may stand in a month without data',
    account: months('ok', 'ok', '60', '30', 'ok', 'ok', '30', 'ok'),
    elsewhere: months('ok', 'no_data', '30', 'ok', 'ok', 'ok', '30', 'ok'),
  },
  {
    why: 'the whole pattern shifted by one',
    account: months('ok', '90', '60', '30', 'ok', '30', 'ok', '30'),
    elsewhere: months('90', '60', '30', 'ok', '30', 'ok', '30', 'ok'),
  },
  {
    why: 'the whole pattern shifted by one, the other way',
    account: months('90', '60', '30', 'ok', '30', 'ok', '30', 'ok'),
    elsewhere: months('ok', '90', '60', '30', 'ok', '30', 'ok', '30'),
  },
  {
    why: 'the whole pattern shifted by one, a late month of it into one without data',
    account: months('ok', 'ok', '30', 'ok', 'ok', 'ok', '30', 'ok'),
    elsewhere: months('ok', 'no_data', 'ok', 'ok', 'ok', '30', 'ok', 'ok'),
  },
  {
    why: 'the same, the other way',
    account: months('ok', 'no_data', 'ok', 'ok', 'ok', '30', 'ok', 'ok'),
    elsewhere: months('ok', 'ok', '30', 'ok', 'ok', 'ok', '30', 'ok'),
  },
  {
    why: 'the newest month of this entry',
    account: { paymentHistory: grid('2024-11', '30', 'ok') },
    elsewhere: { paymentHistory: grid('2024-12', 'ok', 'ok', 'ok') },
  },
  {
    why: 'the newest month of the other entry',
    account: { paymentHistory: grid('2024-12', 'ok', '30', 'ok') },
    elsewhere: { paymentHistory: grid('2024-11', 'ok', 'ok') },
  },
  { why: 'an education loan', account: { accountTypeText: 'Education Loan' }, elsewhere: GOOD },
  { why: 'an education loan by the other', elsewhere: { ...GOOD, accountTypeText: 'Education Loan' } },
  { why: 'reports 61 days apart', elsewhere: GOOD, elsewhereReport: { reportDate: '2024-11-15' } },
  { why: 'a file that may blend bureaus', elsewhere: GOOD, elsewhereReport: { format: 'mismo' } },
]

const bothShow = (...shown: readonly string[]): readonly string[] =>
  ['', 'elsewhere.'].flatMap((side) => shown.map((month) => `${side}paymentHistory.${month}`))

const invalid: readonly Unlawful[] = [
  {
    why: 'late here, good there',
    elsewhere: GOOD,
    says: ['Experian shows October 2024 (30 days late)', 'Equifax shows that the account was paid as agreed'],
    fields: bothShow('2024-10'),
  },
  {
    why: 'good here, late there',
    account: GOOD,
    elsewhere: {},
    says: ['Equifax shows October 2024 (30 days late)', 'Experian shows that'],
    fields: bothShow('2024-10'),
  },
  {
    why: 'the oldest month of both',
    account: months('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', '30'),
    elsewhere: GOOD,
    says: ['May 2024'],
    fields: bothShow('2024-05'),
  },
  {
    why: 'one of two is in the month before, the other nowhere',
    account: months('ok', 'ok', '30', 'ok', 'ok', 'ok', '30', 'ok'),
    elsewhere: months('ok', 'ok', 'ok', '30', 'ok', 'ok', 'ok', 'ok'),
    says: ['Experian shows June 2024 (30 days late),'],
    fields: bothShow('2024-06'),
  },
  {
    why: 'three lates against two that end with them',
    account: months('ok', '90', '60', '30', 'ok', 'ok', 'ok', 'ok'),
    elsewhere: months('ok', '60', '30', 'ok', 'ok', 'ok', 'ok', 'ok'),
    says: ['September 2024 (30 days late)'],
    fields: bothShow('2024-09'),
  },
  {
    why: 'two against three, of which none is left to have moved',
    account: months('ok', 'ok', '60', '30', 'ok', 'ok', 'ok', 'ok'),
    elsewhere: months('ok', '90', '60', '30', 'ok', 'ok', 'ok', 'ok'),
    says: ['Equifax shows November 2024 (90 days late)'],
    fields: bothShow('2024-11'),
  },
  {
    why: 'each late where the other is good, four months apart',
    elsewhere: months('ok', 'ok', 'ok', 'ok', 'ok', 'ok', '30', 'ok'),
    says: ['Experian shows October 2024 (30 days late)', 'Equifax shows June 2024 (30 days late)'],
    fields: bothShow('2024-10', '2024-06'),
  },
  {
    why: 'one against two in the months after',
    account: months('ok', 'ok', 'ok', '30', 'ok', 'ok', 'ok', 'ok'),
    elsewhere: months('ok', '60', '30', 'ok', 'ok', 'ok', 'ok', 'ok'),
    says: ['September 2024 (30 days late)', 'October 2024 (30 days late) and November 2024 (60 days late)'],
    fields: bothShow('2024-09', '2024-10', '2024-11'),
  },
  {
    why: 'one against two in the months before',
    account: months('ok', 'ok', 'ok', '30', 'ok', 'ok', 'ok', 'ok'),
    elsewhere: months('ok', 'ok', 'ok', 'ok', '60', '30', 'ok', 'ok'),
    says: ['September 2024 (30 days late)', 'July 2024 (30 days late) and August 2024 (60 days late)'],
    fields: bothShow('2024-09', '2024-07', '2024-08'),
  },
  {
    why: 'a month without data beside it is no late month',
    elsewhere: months('ok', 'no_data', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'),
    says: ['October 2024'],
    fields: bothShow('2024-10'),
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
