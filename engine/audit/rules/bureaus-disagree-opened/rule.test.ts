import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/bureaus-disagree-opened/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

/** All but the opening date says that the two are one. */
const base: Partial<Account> = {
  accountType: 'revolving',
  accountNumber: 'XXXX4417',
  dateOpened: '2018-02-03',
  highBalance: 2_345_00,
  statusText: 'Open/Never late.',
}
const other: Partial<Account> = { dateOpened: '2018-04-01' }

/** Two columns of one row of a file. */
function ofOneFile(here: Partial<Account>, there: Partial<Account>, format = 'identityiq'): Situation {
  const row: Partial<Account> = { highBalance: null, fileEntry: '7' }
  const account = makeAccount({ ...base, ...row, ...other, id: 'e1', ...there })
  const report = makeReport({ id: 'r2', bureau: 'equifax', format, accounts: [account] })
  return { why: '', account: { ...row, ...here }, report: { format }, surroundings: { others: [{ report, isOfSameFile: true }] } }
}
/** Where the entry of the other bureau is on the page. */
const at = (line: number) => ({ creditorName: { page: 1, box: [72, line, 200, 12], quote: 'creditorName: X' } }) as const

const valid: readonly Situation[] = [
  {
    why: 'a mortgage that another bank took into its books',
    account: { accountType: 'mortgage' },
    elsewhere: { accountType: 'mortgage', dateOpened: '2021-03-01' },
  },
  { why: 'no other report' },
  { why: 'one month apart', elsewhere: { dateOpened: '2018-03-31' } },
  { why: 'only the year there', elsewhere: { dateOpened: '2016' } },
  { why: 'only the year here', account: { dateOpened: '2016' }, elsewhere: {} },
  { why: 'no date here', account: { dateOpened: null }, elsewhere: {} },
  { why: 'no date there', elsewhere: { dateOpened: null } },
  { why: 'another amount: it may be another account', elsewhere: { ...other, highBalance: 2_346_00 } },
  { why: 'only three digits shown', elsewhere: { ...other, accountNumber: 'XXXXX417' } },
  {
    why: 'a collector',
    account: { originalCreditor: 'SUMMIT WIRELESS' },
    elsewhere: { ...other, originalCreditor: 'SUMMIT WIRELESS' },
  },
  { why: 'transferred here', account: { remarks: ['Transferred to another lender'] }, elsewhere: other },
  { why: 'acquired there', elsewhere: { ...other, remarks: ['Account acquired from another lender'] } },
  { why: 'an education loan', elsewhere: { ...other, accountTypeText: 'Education Loan' } },
  { why: 'reports 61 days apart', elsewhere: other, elsewhereReport: { reportDate: '2024-11-15' } },
  { ...ofOneFile({}, { accountNumber: 'XXXX9999' }), why: 'a row of a file whose numbers clash' },
  { ...ofOneFile({}, { creditorName: 'SECOND BANK OF EXAMPLE' }), why: 'a row of a file with two companies' },
  { ...ofOneFile({}, { accountType: 'installment' }), why: 'a row of a file with two kinds' },
  { ...ofOneFile({ evidence: at(90) }, { evidence: at(90) }, 'mismo'), why: 'one blended entry' },
  {
    ...ofOneFile({ evidence: at(90) }, { evidence: at(90), fileEntry: '8', highBalance: 2_345_00 }, 'mismo'),
    why: 'two rows of one file',
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'two months apart, the same number and amount',
    elsewhere: other,
    says: ['Experian gives February 3, 2018', 'Equifax gives April 1, 2018'],
    fields: ['dateOpened', 'elsewhere.dateOpened'],
  },
  {
    why: 'earlier there, the same number and closing date',
    account: { dateOpened: '2018-02', highBalance: null, dateClosed: '2023-06-01' },
    elsewhere: { dateOpened: '2017-12', highBalance: null, dateClosed: '2023-06-01' },
    says: ['December 2017'],
    fields: ['dateOpened', 'elsewhere.dateOpened'],
  },
  {
    ...ofOneFile({ accountNumber: null }, {}),
    why: 'one row of a file, and nothing clashes',
    says: ['April 1, 2018'],
    fields: ['dateOpened', 'elsewhere.dateOpened'],
  },
  {
    ...ofOneFile({ evidence: at(90) }, { evidence: at(190) }, 'mismo'),
    why: 'one row of two stacked entries',
    says: ['April 1, 2018'],
    fields: ['dateOpened', 'elsewhere.dateOpened'],
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
