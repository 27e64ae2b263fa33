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

/** Only the months of removal are printed, as at Experian and TransUnion. */
const removal = (month: string): Partial<Account> => ({ dateOfFirstDelinquency: null, removalDate: month })
const transunion = { bureau: 'transunion' } as const

const valid: readonly Situation[] = [
  {
    why: 'removal three months apart: both bureaus remove early',
    account: removal('2028-06'),
    elsewhere: removal('2028-03'),
    elsewhereReport: transunion,
  },
  {
    why: 'removal five months apart: the windows lie two apart',
    account: removal('2028-08'),
    elsewhere: removal('2028-03'),
    elsewhereReport: transunion,
  },
  {
    why: 'removal three months before the seven years that the other date sets',
    account: removal('2028-05'),
    elsewhere: { dateOfFirstDelinquency: '2021-08-01' },
  },
  {
    why: 'the entry that goes first is not told of',
    account: removal('2028-03'),
    elsewhere: removal('2029-04'),
    elsewhereReport: transunion,
  },
  {
    why: 'the other bureau prints only the year',
    account: removal('2029-03'),
    elsewhere: removal('2028'),
    elsewhereReport: transunion,
  },
  {
    why: 'a good account with ten years',
    account: { ...removal('2033-03'), statusText: 'Paid, never late' },
    elsewhere: removal('2028-03'),
    elsewhereReport: transunion,
  },
  {
    why: 'past the law’s last day: told by its own rule',
    account: removal('2029-08'),
    elsewhere: { dateOfFirstDelinquency: '2021-06-01' },
  },
  {
    why: 'reinstated, with months of removal',
    account: { ...removal('2029-03'), remarks: ['Loan was re-aged'] },
    elsewhere: removal('2028-03'),
    elsewhereReport: transunion,
  },
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
    why: 'months of removal eleven months apart',
    account: removal('2029-02'),
    elsewhere: removal('2028-03'),
    elsewhereReport: transunion,
    says: [
      'Experian plans to take it off in February 2029',
      'between February 2022 and May 2022',
      'TransUnion plans to take it off in March 2028',
    ],
    fields: ['removalDate', 'elsewhere.removalDate'],
  },
  {
    why: 'a month of removal that counts from later than the other bureau’s date, within the law',
    account: removal('2028-11'),
    elsewhere: { dateOfFirstDelinquency: '2021-06-01' },
    says: ['between November 2021 and February 2022', 'Equifax gives June 1, 2021'],
    fields: ['removalDate', 'elsewhere.dateOfFirstDelinquency'],
  },
  {
    why: 'the printed date is the later one',
    account: { dateOfFirstDelinquency: '2022-02-01' },
    elsewhere: removal('2028-03'),
    elsewhereReport: transunion,
    says: ['Experian gives February 1, 2022', 'TransUnion plans to take it off in March 2028'],
    fields: ['dateOfFirstDelinquency', 'elsewhere.removalDate'],
  },
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
