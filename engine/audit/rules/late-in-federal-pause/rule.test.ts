import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/late-in-federal-pause/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming, grid } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  creditorName: 'US DEPT OF EDUCATION/AIDVANTAGE',
  accountTypeText: 'Education Loan',
  paymentHistory: grid('2021-06', '90', '60', '30', 'ok'),
}

const valid: readonly Situation[] = [
  {
    why: 'private, by the consumer',
    surroundings: { confirmed: confirming({ privateLoans: ['a1'] }) },
  },
  { why: 'private, by its name', account: { creditorName: 'SALLIE MAE', accountTypeText: 'Private student loan' } },
  { why: 'commercial FFEL', account: { accountTypeText: 'Education Loan, FFEL' } },
  { why: 'held by the school', account: { creditorName: 'STATE UNIVERSITY', accountTypeText: 'Perkins loan' } },
  { why: 'a guaranty agency: in default', account: { creditorName: 'ECMC' } },
  {
    why: 'already in default before',
    account: { paymentHistory: [...grid('2021-06', '30', 'ok'), ...grid('2019-12', 'collection')] },
  },
  { why: 'the run began before', account: { paymentHistory: grid('2020-05', '120', '90', '60', '30', 'ok') } },
  { why: 'unknown whether it began here', account: { paymentHistory: grid('2021-06', '90', 'no_data') } },
  { why: 'after the on-ramp', account: { paymentHistory: grid('2024-12', '30', 'ok') } },
  { why: 'late before the on-ramp already', account: { paymentHistory: grid('2024-02', '120', '90', '60', '30', '30') } },
  {
    why: 'in the on-ramp, of a lender that no word calls federal',
    account: { creditorName: 'BRIGHTPATH STUDENT LENDING', paymentHistory: grid('2024-03', '90', 'ok') },
  },
  ...['MEFA', 'RISLA', 'VSAC', 'NJCLASS/HESAA', 'KHESLC', 'IOWA STUDENT LOAN', 'BRAZOS HIGHER EDUCATION AUTHORITY'].map(
    (creditorName) => ({
      why: `an agency of a state: ${creditorName}`,
      account: { creditorName, accountTypeText: 'Student loan' },
    }),
  ),
  { why: 'not an education loan', account: { creditorName: 'FIRST BANK', accountTypeText: 'Credit card' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'in the on-ramp',
    account: { creditorName: 'DEPT OF ED/NELNET', paymentHistory: grid('2024-03', '90', 'ok', 'ok') },
    says: ['March 2024 (90 days late)', 'missed payments'],
    fields: ['paymentHistory.2024-03'],
  },
  {
    why: 'a federal servicer',
    says: ['April 2021 (30 days late)', 'June 2021 (90 days late)'],
    fields: ['paymentHistory.2021-04', 'paymentHistory.2021-05', 'paymentHistory.2021-06'],
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
