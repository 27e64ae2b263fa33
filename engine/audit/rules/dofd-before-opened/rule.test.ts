import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/dofd-before-opened/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  statusText: 'CHARGE_OFF',
  dateOpened: '2020-05-10',
  dateOfFirstDelinquency: '2019-11-02',
}

const valid: readonly Situation[] = [
  { why: 'a landlord, after the lease', account: { creditorName: 'OAK HILL PROPERTY MGMT', accountType: 'open' } },
  ...['New agreement signed', 'Loan renewed', 'Account number changed; merger'].map((remark) => ({
    why: remark,
    account: { remarks: [remark] },
  })),
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
  { why: 'an overdrawn checking account', account: { accountTypeText: 'Deposit account with overdraft protection' } },
  { why: 'an overdraft, by a remark', account: { remarks: ['Overdrawn checking account'] } },
  { why: 'an education loan', account: { loanType: 'Student loan' } },
  { why: 'an authorized user', account: { responsibility: 'authorized_user' } },

  { why: 'the same month', account: { dateOfFirstDelinquency: '2020-05-01' } },
  { why: 'only a year', account: { dateOfFirstDelinquency: '2020' } },
  { why: 'after', account: { dateOfFirstDelinquency: '2021-01-01' } },
]

const invalid: readonly Unlawful[] = [
  { why: 'before it was opened', says: ['November 2, 2019', 'May 10, 2020'], fields: ['dateOfFirstDelinquency', 'dateOpened'] },
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
