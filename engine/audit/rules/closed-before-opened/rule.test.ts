import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/closed-before-opened/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = { accountType: 'revolving', dateOpened: '2020-05-10', dateClosed: '2019-11-02' }

const valid: readonly Situation[] = [
  { why: 'a servicer by its name', account: { creditorName: 'LAKEVIEW LOAN SERVICING', accountType: 'mortgage' } },
  ...[
    'Account number changed; merger',
    'Servicing transferred',
    'New agreement signed',
    'Loan renewed',
    'Converted to repayment period',
    'Lost or stolen card',
  ].map((remark) => ({ why: remark, account: { remarks: [remark] } })),
  { why: 'a landlord, after the lease', account: { creditorName: 'LAKEVIEW APARTMENTS', accountType: 'open' } },
  { why: 'a collector', account: { accountType: 'collection' } },
  { why: 'a debt buyer by type', account: { accountTypeText: 'Debt Buyer' } },
  { why: 'a factoring company', account: { loanType: 'FACTORING COMPANY ACCOUNT' } },
  { why: 'acquired from someone', account: { remarks: ['Account acquired from another lender'] } },
  { why: 'the month may hold both days', account: { dateClosed: '2020-05' } },
  { why: 'the year may hold both days', account: { dateClosed: '2020' } },
  { why: 'closed later', account: { dateClosed: '2021-01-01' } },
]

const invalid: readonly Unlawful[] = [
  { why: 'closed before', says: ['November 2, 2019', 'May 10, 2020'], fields: ['dateClosed', 'dateOpened'] },
  {
    why: 'of a user, whom nobody adds to a card that is closed',
    account: { responsibility: 'authorized_user' },
    says: ['November 2, 2019'],
    fields: ['dateClosed', 'dateOpened'],
  },
  { why: 'one day before', account: { dateClosed: '2020-05-09' }, says: ['May 9, 2020'], fields: ['dateClosed', 'dateOpened'] },
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
