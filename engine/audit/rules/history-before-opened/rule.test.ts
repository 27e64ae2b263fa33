import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/history-before-opened/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  dateOpened: '2020-05-10',
  paymentHistory: grid('2020-06', 'ok', 'ok', '30', 'ok'),
}

const valid: readonly Situation[] = [
  { why: 'a collector', account: { accountType: 'collection' } },
  { why: 'a debt buyer', account: { accountTypeText: 'Debt Buyer' } },
  { why: 'the original creditor is named: a later owner', account: { originalCreditor: 'FIRST BANK' } },
  { why: 'acquired', account: { remarks: ['Acquired from another lender'] } },
  { why: 'transferred', account: { remarks: ['Transfer'] } },
  { why: 'transferred by status', account: { status: 'transferred' } },
  { why: 'consolidated', account: { accountTypeText: 'Debt consolidation' } },
  { why: 'refinanced', account: { remarks: ['Refinanced'] } },
  { why: 'renumbered', account: { remarks: ['Credit card lost or stolen'] } },
  { why: 'a servicer', account: { creditorName: 'SHELLPOINT MORTGAGE SERVICING' } },
  { why: 'a guarantor', account: { creditorName: 'STATE GUARANTY AGENCY' } },
  { why: 'an education loan', account: { loanType: 'Student loan' } },
  { why: 'an authorized user', account: { responsibility: 'authorized_user' } },

  { why: 'months without data before', account: { paymentHistory: grid('2020-05', 'ok', 'no_data', 'too_new') } },
  { why: 'the month it was opened', account: { paymentHistory: grid('2020-05', '30') } },
  { why: 'only a year is printed', account: { dateOpened: '2020' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a late mark before',
    says: ['May 2020', 'April 2020 (30 days late)'],
    fields: ['paymentHistory.2020-04', 'dateOpened'],
  },
  {
    why: 'good marks: a note',
    account: { paymentHistory: grid('2020-05', 'ok', 'ok') },
    grade: 'note',
    says: ['April 2020 (paid as agreed)'],
    fields: ['paymentHistory.2020-04', 'dateOpened'],
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
