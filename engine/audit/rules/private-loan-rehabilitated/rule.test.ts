import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/private-loan-rehabilitated/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming, grid } from '#engine/testing/make.ts'
import type { Confirmed } from '#engine/audit/rule.ts'

const base: Partial<Account> = {
  creditorName: 'ELMWOOD EDUCATION FINANCE',
  accountType: 'installment',
  accountTypeText: 'Education Loan',
  statusText: 'Collection account',
}
const said = (given: Partial<Confirmed> = {}): Pick<Situation, 'surroundings'> => ({
  surroundings: { confirmed: confirming({ rehabilitated: ['a1'], privateLoans: ['a1'], ...given }) },
})

const valid: readonly Situation[] = [
  { why: 'not confirmed' },
  { why: 'not confirmed, though a remark says so', account: { remarks: ['Loan rehabilitated'] } },
  { why: 'another loan was confirmed', ...said({ rehabilitated: ['a2'] }) },
  { why: "private by nobody's word", ...said({ privateLoans: [] }) },
  { why: 'another loan is private', ...said({ privateLoans: ['a2'] }) },
  { why: 'private, and no program completed', ...said({ rehabilitated: [] }) },
  { why: 'no education loan', ...said(), account: { creditorName: 'CEDAR LENDING', accountTypeText: 'Unsecured' } },
  {
    why: 'only the earlier lates',
    ...said(),
    account: { statusText: 'Current', paymentHistory: grid('2024-11', 'ok', '180', '90', '30') },
  },
  { why: 'no data', ...said(), account: { statusText: null } },
  { why: 'consolidated, by a remark', ...said(), account: { remarks: ['Paid through consolidation'] } },
  { why: 'consolidated, by the type', ...said(), account: { accountTypeText: 'Education Loan Consolidation' } },
  { why: 'paid by another loan', ...said(), account: { remarks: ['Paid by a refinancing loan'] } },
  { why: 'refinanced', ...said(), account: { remarks: ['Loan refinanced'] } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a collection in the status',
    ...said(),
    grade: 'proof',
    says: ['private', "you completed the lender's rehabilitation program", 'a default', 'have to'],
    fields: ['statusText'],
  },
  {
    why: 'a remark and the history',
    ...said(),
    account: {
      statusText: 'Current',
      remarks: ['Defaulted student loan'],
      paymentHistory: grid('2024-11', 'ok', 'collection', 'charge_off', '180'),
    },
    grade: 'proof',
    says: ['a default', 'October 2024 (in collection)', 'September 2024 (charged off)'],
    fields: ['remarks.0', 'paymentHistory.2024-09', 'paymentHistory.2024-10'],
  },
  {
    why: 'the status itself says it twice',
    ...said(),
    account: { statusText: 'Charge-off; defaulted' },
    grade: 'proof',
    says: ['a default'],
    fields: ['statusText'],
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
