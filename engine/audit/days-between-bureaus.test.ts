import { describe, expect, it } from 'vitest'
import type { Account } from '#engine/report/account.ts'
import { judge, type Situation } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'

const card: Partial<Account> = {
  accountType: 'revolving',
  accountNumber: 'XXXX4417',
  dateOpened: '2018-02-03',
  highBalance: 2_345_00,
  creditLimit: 5_000_00,
  currentBalance: 900_00,
  status: 'open',
  statusText: 'Open/Never late.',
  paymentStatus: 'current',
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
const later = { dateReported: '2025-01-28', balanceDate: '2025-01-28' } as const
const weeksBefore = { dateReported: '2024-12-02', balanceDate: '2024-12-02' } as const
const old = { reportDate: '2024-12-05' } as const
const good = grid('2024-11', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok')
const oneLate = grid('2024-11', 'ok', 'ok', '30', 'ok', 'ok', 'ok', 'ok', 'ok')

interface Brother extends Situation {
  readonly rule: string
  readonly base: Partial<Account>
}

/** Both bureaus right, each on its day. The report in question is of January 15, 2025. */
const silent: readonly Brother[] = [
  {
    rule: 'bureaus_disagree_balance',
    base: card,
    why: 'a card paid down between two reports',
    elsewhere: { currentBalance: 4_100_00, ...weeksBefore },
    elsewhereReport: old,
  },
  {
    rule: 'bureaus_disagree_balance',
    base: lost,
    why: 'a charge-off settled in between',
    account: { statusText: 'Paid charge off', currentBalance: 0 },
    elsewhere: { currentBalance: 900_00, ...weeksBefore },
    elsewhereReport: old,
  },
  {
    rule: 'bureaus_disagree_balance',
    base: lost,
    why: 'sold in between: nothing is owed to the old creditor any more',
    account: { statusText: 'Charge-off, sold to another company', currentBalance: 0 },
    elsewhere: { currentBalance: 900_00, ...weeksBefore },
    elsewhereReport: old,
  },
  {
    rule: 'bureaus_disagree_limit',
    base: card,
    why: 'a limit raised between two updates',
    account: { creditLimit: 9_000_00, ...later },
    elsewhere: {},
  },
  {
    rule: 'bureaus_disagree_status',
    base: card,
    why: 'late in December, paid by January',
    elsewhere: { statusText: '>Account 60 Days Past Due Date<', paymentStatus: 'late', ...weeksBefore },
    elsewhereReport: old,
  },
  {
    rule: 'bureaus_disagree_status',
    base: card,
    why: 'surrendered between two updates',
    account: { statusText: 'Voluntary surrender', paymentStatus: 'charge_off', accountType: 'installment', ...later },
    elsewhere: { accountType: 'installment' },
  },
  {
    rule: 'bureaus_disagree_opened',
    base: card,
    why: 'a lost card got a new number and a new day after the other bureau was last told',
    account: { dateOpened: '2025-01-04' },
    elsewhere: weeksBefore,
    elsewhereReport: old,
  },
  {
    rule: 'bureaus_disagree_opened',
    base: { ...card, accountType: 'installment', creditLimit: null },
    why: 'a loan that moved to a new servicer between two updates of one month',
    account: { dateOpened: '2025-01-12', ...later },
    elsewhere: {},
  },
  {
    rule: 'bureaus_disagree_opened',
    base: card,
    why: 'the same the other way round',
    elsewhere: { dateOpened: '2025-01-12', ...later },
  },
]

/** The company may have corrected one entry between the two days, after a dispute or by itself: asked, with both days. */
const asked: readonly Brother[] = [
  {
    rule: 'bureaus_disagree_lates',
    base: card,
    why: 'a late mark that was taken out between two reports',
    account: { paymentHistory: good },
    elsewhere: { paymentHistory: oneLate, ...weeksBefore },
    elsewhereReport: old,
  },
  {
    rule: 'bureaus_disagree_lates',
    base: card,
    why: 'a dispute about it is still open at this bureau',
    account: { paymentHistory: oneLate, remarks: ['Account information disputed by consumer'] },
    elsewhere: { paymentHistory: good, ...weeksBefore },
    elsewhereReport: old,
  },
  {
    rule: 'bureaus_disagree_dofd',
    base: lost,
    why: 'a date that was corrected between two reports',
    elsewhere: { dateOfFirstDelinquency: '2022-06-10', ...weeksBefore },
    elsewhereReport: old,
  },
  {
    rule: 'bureaus_disagree_dofd',
    base: { ...lost, dateOfFirstDelinquency: null },
    why: 'months of removal that were corrected between two reports',
    account: { removalDate: '2029-02' },
    elsewhere: { removalDate: '2028-03', ...weeksBefore },
    elsewhereReport: { ...old, bureau: 'transunion' },
  },
  {
    rule: 'bureaus_disagree_opened',
    base: card,
    why: 'an opening date that was corrected between two reports',
    elsewhere: { dateOpened: '2019-05-06', ...weeksBefore },
    elsewhereReport: old,
  },
]

const ASSERTING: ReadonlySet<string> = new Set([...ASSERTING_GRADES, 'disagreement'])

describe('two bureaus that are both right, each on its day', () => {
  it.each(silent)('$rule is silent: $why', ({ rule, base, ...situation }) => {
    expect(judge(rule, base, situation)).toBeNull()
  })

  it.each(asked)('$rule asks and names both days: $why', ({ rule, base, ...situation }) => {
    const found = judge(rule, base, situation)
    expect({ isFound: found !== null, asserts: ASSERTING.has(found?.grade ?? '') }).toEqual({ isFound: true, asserts: false })
    expect(found?.claim).toContain('January 15, 2025')
    expect(found?.claim).toContain('December 5, 2024')
    expect(found?.claim).not.toMatch(/only one of|at most one|cannot both/i)
  })

  it.each(asked)('$rule tells it of reports of one day: $why', ({ rule, base, ...situation }) => {
    const sameDay = { ...situation.elsewhereReport, reportDate: '2025-01-15' }
    const found = judge(rule, base, { ...situation, elsewhereReport: sameDay })
    expect({ grade: found?.grade, claim: found?.claim }).toEqual({
      grade: 'disagreement',
      claim: expect.stringContaining('The two do not match. Please check which is right.'),
    })
  })

  it('an older report is a day of its own, unless both entries were updated on one', () => {
    const elsewhere = { paymentHistory: oneLate }
    const situation = { why: '', account: { paymentHistory: good }, elsewhere, elsewhereReport: old }
    const base = { ...card, dateReported: '2024-12-01' }
    expect(judge('bureaus_disagree_lates', base, situation)?.grade).toBe('disagreement')
  })
})
