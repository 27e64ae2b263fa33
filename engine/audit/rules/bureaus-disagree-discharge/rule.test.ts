import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/bureaus-disagree-discharge/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { makeRecord } from '#engine/testing/make.ts'

const CASE: Partial<PublicRecord> = { dateFiled: '2022-02-28', dateResolved: '2022-07-02', status: 'Discharged' }
const INCLUDED: Partial<Account> = {
  creditorName: 'HARBOR NATIONAL BANK',
  accountNumber: 'XXXX4417',
  accountType: 'revolving',
  responsibility: 'individual',
  dateOpened: '2018-02-14',
  statusText: 'Included in Chapter 7 bankruptcy',
  paymentStatus: 'bankruptcy',
}
const DISCHARGED: Partial<Account> = { statusText: 'Discharged through Bankruptcy Chapter 7' }
const base = INCLUDED

const valid: readonly Situation[] = [
  { why: 'included at both', record: CASE, elsewhere: {} },
  { why: 'discharged at both', record: CASE, account: DISCHARGED, elsewhere: DISCHARGED },
  { why: 'here it is discharged', record: CASE, account: DISCHARGED, elsewhere: {} },
  { why: 'no report prints the case', elsewhere: DISCHARGED },
  { why: 'the case is not discharged', record: { ...CASE, status: 'Filed', dateResolved: null }, elsewhere: DISCHARGED },
  { why: 'reaffirmed', record: CASE, account: { remarks: ['Reaffirmation of debt'] }, elsewhere: DISCHARGED },
  {
    why: 'a car loan',
    record: CASE,
    account: { accountTypeText: 'Auto loan' },
    elsewhere: { ...DISCHARGED, accountTypeText: 'Auto loan' },
  },
  {
    why: 'the report is of the weeks after the discharge',
    record: CASE,
    report: { reportDate: '2022-08-01' },
    elsewhere: DISCHARGED,
    elsewhereReport: { reportDate: '2022-08-10' },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'the case stands in this report',
    record: CASE,
    elsewhere: DISCHARGED,
    says: ['Equifax', 'but Experian still reports it only', 'February 28, 2022', 'July 2, 2022'],
    fields: ['statusText', 'elsewhere.statusText', 'dateResolved', 'dateFiled'],
  },
  {
    why: 'the case stands in the other report',
    elsewhere: DISCHARGED,
    elsewhereReport: { publicRecords: [makeRecord({ ...CASE, id: 'q1' })] },
    says: ['discharged'],
    fields: ['statusText', 'elsewhere.statusText', 'elsewhere.dateResolved', 'elsewhere.dateFiled'],
  },
]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    expect(seen(judge(rule.id, base, situation), situation)).toEqual({
      grade: situation.grade ?? rule.grade,
      fields: situation.fields,
      missing: [],
    })
  })
})
