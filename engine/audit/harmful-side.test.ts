import { describe, expect, it } from 'vitest'
import { disputeTargetOf } from '#engine/audit/finding.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, type Situation } from '#engine/testing/judge.ts'

const card: Partial<Account> = {
  accountType: 'revolving',
  accountNumber: 'XXXX4417',
  dateOpened: '2018-02-03',
  statusText: 'Open/Never late.',
  status: 'open',
  paymentStatus: 'current',
  currentBalance: 100_00,
  creditLimit: 1_000_00,
  highBalance: 2_345_00,
  dateReported: '2025-01-10',
  balanceDate: '2025-01-10',
}
const lost: Partial<Account> = {
  ...card,
  status: null,
  statusText: 'Account charged off.',
  paymentStatus: 'charge_off',
  dateOfFirstDelinquency: '2022-01-10',
}
const months = (late: string) =>
  ['2024-07', '2024-08', '2024-09', '2024-10', '2024-11', '2024-12'].map((month) => ({
    month,
    code: month === late ? ('30' as const) : ('ok' as const),
  }))

/** The report is Experian's, the other one Equifax's; `worse` is what is told about the entry that harms. */
const cases: readonly { rule: string; base: Partial<Account>; better: Partial<Account>; worse: Partial<Account> }[] = [
  { rule: 'bureaus_disagree_limit', base: card, better: { creditLimit: 5_000_00 }, worse: {} },
  { rule: 'bureaus_disagree_balance', base: card, better: {}, worse: { currentBalance: 900_00 } },
  { rule: 'bureaus_disagree_opened', base: card, better: {}, worse: { dateOpened: '2021-05-03' } },
  { rule: 'bureaus_disagree_dofd', base: lost, better: {}, worse: { dateOfFirstDelinquency: '2023-06-10' } },
  {
    rule: 'bureaus_disagree_lates',
    base: { ...card, statusText: 'Open.' },
    better: { paymentHistory: months('') },
    worse: { paymentHistory: months('2024-09') },
  },
  {
    rule: 'bureaus_disagree_status',
    base: card,
    better: { statusText: 'Current.' },
    worse: { statusText: 'Late 60 days.', paymentStatus: 'late' },
  },
]

describe('of two bureaus that disagree', () => {
  it.each(cases)('the one is disputed that is worse: $rule', ({ rule, base, better, worse }) => {
    const targetOf = (situation: Situation) => {
      const found = judge(rule, base, situation)
      return found && { target: disputeTargetOf(found), harms: found.disagreement?.harms, other: found.disagreement?.other }
    }
    const other = { bureau: 'equifax', reportId: 'r2', subjectId: 'e1' }
    expect(targetOf({ why: '', account: worse, elsewhere: better })).toEqual({ target: 'experian', harms: 'here', other })
    expect(targetOf({ why: '', account: better, elsewhere: worse })).toEqual({ target: 'equifax', harms: 'there', other })
  })
})
