import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/bureaus-disagree-dofd/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  accountNumber: 'XXXX4417',
  dateOpened: '2018-02-03',
  statusText: 'CHARGE_OFF',
  dateOfFirstDelinquency: '2021-06-01',
}
const other: Partial<Account> = { dateOfFirstDelinquency: '2021-08-01' }
const late: Partial<Account> = { statusText: '90 Days Past Due' }

const valid: readonly Situation[] = [
  { why: 'no other report' },
  { why: 'the same date', elsewhere: {} },
  { why: 'one month apart', elsewhere: { dateOfFirstDelinquency: '2021-07-31' } },
  { why: 'not printed there', elsewhere: { dateOfFirstDelinquency: null } },
  { why: 'not printed here', account: { dateOfFirstDelinquency: null }, elsewhere: other },
  { why: 'only the year there', elsewhere: { dateOfFirstDelinquency: '2019' } },
  { why: 'only the year here', account: { dateOfFirstDelinquency: '2019' }, elsewhere: {} },
  { why: 'merely late here', account: late, elsewhere: other },
  { why: 'merely late there', elsewhere: { ...other, ...late } },
  { why: 'reinstated here', account: { remarks: ['Loan was re-aged'] }, elsewhere: other },
  { why: 'reinstated there', elsewhere: { ...other, remarks: ['Loan was re-aged'] } },
  { why: 'reports 61 days apart', elsewhere: other, elsewhereReport: { reportDate: '2024-11-15' } },
  { why: 'a file that may blend bureaus', elsewhere: other, elsewhereReport: { format: 'mismo' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'two months later there',
    elsewhere: other,
    says: ['charged off', 'Experian gives June 1, 2021', 'Equifax gives August 1, 2021'],
    fields: ['dateOfFirstDelinquency', 'statusText', 'elsewhere.dateOfFirstDelinquency'],
  },
  {
    why: 'earlier there, the month only, in collection',
    account: { dateOfFirstDelinquency: '2021-06' },
    elsewhere: { dateOfFirstDelinquency: '2021-04', statusText: 'Collection account.' },
    says: ['Equifax gives April 2021'],
    fields: ['dateOfFirstDelinquency', 'statusText', 'elsewhere.dateOfFirstDelinquency'],
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
