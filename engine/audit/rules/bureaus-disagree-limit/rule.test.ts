import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/bureaus-disagree-limit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  accountNumber: 'XXXX4417',
  dateOpened: '2018-02-03',
  statusText: 'Open/Never late.',
  creditLimit: 1_000_00,
  dateReported: '2025-01-10',
}
const more: Partial<Account> = { creditLimit: 1_500_00 }

const valid: readonly Situation[] = [
  { why: 'no other report' },
  { why: 'the same limit', elsewhere: {} },
  { why: 'exactly $50 apart', elsewhere: { creditLimit: 1_050_00 } },
  { why: 'exactly $50 less', elsewhere: { creditLimit: 950_00 } },
  { why: 'blank there', elsewhere: { creditLimit: null } },
  { why: 'blank here', account: { creditLimit: null }, elsewhere: more },
  { why: 'a limit of nothing there', elsewhere: { creditLimit: 0 } },
  { why: 'a limit of nothing here', account: { creditLimit: 0 }, elsewhere: more },
  { why: 'updated in two months', elsewhere: { ...more, dateReported: '2024-12-31' } },
  { why: 'only the years', account: { dateReported: '2025' }, elsewhere: { ...more, dateReported: '2025' } },
  { why: 'no update printed there', elsewhere: { ...more, dateReported: null } },
  { why: 'only the day of the status', elsewhere: { ...more, dateReported: null, statusDate: '2025-01' } },
  { why: 'no update printed here', account: { dateReported: null }, elsewhere: more },
  { why: 'a charge card', account: { accountTypeText: 'Charge Card' }, elsewhere: more },
  { why: 'no preset limit there', elsewhere: { ...more, remarks: ['No preset spending limit'] } },
  { why: 'reports 61 days apart', elsewhere: more, elsewhereReport: { reportDate: '2024-11-15' } },
  { why: 'a file that may blend bureaus', elsewhere: more, elsewhereReport: { format: 'mismo' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a cent over $50',
    elsewhere: { creditLimit: 1_050_01 },
    says: ['Experian shows a credit limit of $1,000 (updated January 10, 2025)', 'Equifax shows $1,050.01'],
    fields: ['creditLimit', 'dateReported', 'elsewhere.creditLimit', 'elsewhere.dateReported'],
  },
  {
    why: 'by the day of the balance',
    elsewhere: { creditLimit: 900_00, dateReported: null, balanceDate: '2025-01-10' },
    says: ['updated January 10, 2025'],
    fields: ['creditLimit', 'dateReported', 'elsewhere.creditLimit', 'elsewhere.balanceDate'],
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
