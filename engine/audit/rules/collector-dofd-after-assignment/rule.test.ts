import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/collector-dofd-after-assignment/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  creditorName: 'RIDGELINE RECOVERY',
  originalCreditor: 'SUMMIT WIRELESS',
  accountType: 'collection',
  loanType: 'Telecommunications',
  statusText: 'UNPAID',
  dateAssigned: '2023-06-11',
  dateOfFirstDelinquency: '2023-09-12',
}

const valid: readonly Situation[] = [
  { why: 'late before the assignment', account: { dateOfFirstDelinquency: '2022-12-12' } },
  { why: 'a day less than two months after it', account: { dateOfFirstDelinquency: '2023-08-10' } },
  { why: 'perhaps a month after it', account: { dateAssigned: '2023-06', dateOfFirstDelinquency: '2023-08' } },
  { why: 'a year alone', account: { dateOfFirstDelinquency: '2024' } },
  { why: 'no date of first delinquency', account: { dateOfFirstDelinquency: null } },
  { why: 'no date assigned, only one opened', account: { dateAssigned: null, dateOpened: '2023-06-11' } },
  { why: 'no collection', account: { accountType: 'revolving' } },
  { why: 'an education loan', account: { loanType: 'Education' } },
  { why: 'support', account: { creditorName: 'STATE CHILD SUPPORT UNIT' } },
  { why: 'a hospital’s early out', account: { originalCreditor: 'LAKESIDE HOSPITAL' } },
  { why: 'medical by the classification', account: { loanType: 'Medical or Health Care' } },
  { why: 'a servicer by its name', account: { creditorName: 'PLAINS LOAN SERVICING' } },
  { why: 'a factoring company by its type', account: { accountTypeText: 'Factoring company account' } },
  { why: 'a factoring company by its class', account: { loanType: 'Factoring' } },
  { why: 'pre-collect by a remark', account: { remarks: ['Pre-collect program'] } },
  { why: 'several debts by a remark', account: { remarks: ['Several balances in one placement'] } },
  { why: 'one toll after another', account: { originalCreditor: 'PLAINS TURNPIKE AUTHORITY' } },
  { why: 'reinstated', account: { remarks: ['Account reinstated'] } },
  { why: 'a code that nobody explains', account: { remarks: ['Narrative FH'] } },
  { why: 'a bankruptcy', account: { remarks: ['Chapter 7 bankruptcy filed'] } },
  { why: 'a good month', account: { paymentHistory: grid('2023-08', 'ok') } },
  { why: 'blended by a reseller', report: { format: 'mismo-2' } },
]

const FIELDS = ['dateOfFirstDelinquency', 'dateAssigned']

const invalid: readonly Unlawful[] = [
  { why: 'three months later', says: ['June 11, 2023', 'September 12, 2023', 'already late'], fields: FIELDS },
  { why: 'two months to the day', account: { dateOfFirstDelinquency: '2023-08-11' }, says: ['August 11, 2023'], fields: FIELDS },
  {
    why: 'by months alone',
    account: { dateAssigned: '2023-06', dateOfFirstDelinquency: '2023-09' },
    says: ['June 2023', 'September 2023'],
    fields: FIELDS,
  },
  { why: 'paid by now', account: { statusText: 'PAID', currentBalance: 0 }, says: ['June 11, 2023'], fields: FIELDS },
  {
    why: 'in collection by the grid',
    account: { paymentHistory: grid('2023-08', 'collection') },
    says: ['June'],
    fields: FIELDS,
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
