import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/collector-without-original-creditor/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const EMPTY_ROW: Account['evidence'] = { originalCreditor: { page: 1, box: [72, 72, 80, 12], quote: 'originalCreditor: ' } }
const base: Partial<Account> = {
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  accountType: 'collection',
  accountTypeText: 'Collection',
  statusText: 'Collection account',
  evidence: EMPTY_ROW,
}
const named: Partial<Account> = { originalCreditor: 'SUMMIT WIRELESS', evidence: {} }

const NAMES = [
  'ERC/SUMMIT WIRELESS',
  'ERC (SUMMIT WIRELESS',
  'RIDGELINE RECOVERY FOR SUMMIT WIRELESS',
  'RIDGELINE C/O SUMMIT WIRELESS',
  'RIDGELINE OBO SUMMIT WIRELESS',
  'RIDGELINE AGENT SUMMIT WIRELESS',
]
const REMARKS = [
  'Account purchased from HARBOR NATIONAL BANK',
  'Acquired from HARBOR NATIONAL BANK',
  'Assigned from Harbor National Bank',
  'Original creditor: HARBOR NATIONAL BANK',
  'Original lender HARBOR NATIONAL BANK',
  'Client: HARBOR NATIONAL BANK',
  'Collecting on behalf of HARBOR NATIONAL BANK',
]
const FORMS = ['truelink', 'identityiq', 'iiq', 'consumerdirect', 'mismo', 'tu4', 'experian-credit-profile']

const valid: readonly Situation[] = [
  ...[
    'VERIZON WIRELESS',
    'T-MOBILE USA',
    'COMCAST CABLE',
    'DUKE ENERGY',
    'CITY OF TULSA WATER',
    'LAKEVIEW APARTMENTS',
    'FIRST NATIONAL BANK',
    'NAVY FCU',
    'STATE FARM INSURANCE',
  ].map((creditorName) => ({ why: `lists what is owed to itself: ${creditorName}`, account: { creditorName } })),
  { why: 'the original creditor is printed', account: { originalCreditor: 'SUMMIT WIRELESS' } },
  { why: 'the layout has no such row', account: { evidence: {} } },
  {
    why: 'a picture, on which the row may have been overlooked',
    account: { evidence: { statusText: { page: 1, box: [72, 72, 80, 12], quote: 'statusText: ', confidence: 0.9 } } },
    beside: [named],
  },
  {
    why: 'data that names original creditors only of accounts that are none',
    account: { evidence: {} },
    report: { format: 'truelink' },
    beside: [{ ...named, accountType: 'open' }],
  },
  {
    why: 'data that names original creditors of another kind of collection',
    account: { evidence: {}, loanType: 'Factoring company account' },
    report: { format: 'truelink' },
    beside: [{ ...named, loanType: 'Collection account' }],
  },
  {
    why: 'data that names original creditors of another type of collection',
    account: { evidence: {}, accountTypeText: 'Debt buyer' },
    report: { format: 'truelink' },
    beside: [named],
  },
  { why: 'no collection', account: { accountType: 'revolving', statusText: 'Charge-off' } },
  { why: 'no type', account: { accountType: null } },
  { why: 'medical by its class', account: { loanType: 'Medical or Health Care' } },
  { why: 'medical by the name of the agency', account: { creditorName: 'MEDICREDIT INC' } },
  { why: 'medical by a remark', account: { remarks: ['Medical'] } },
  ...NAMES.map((creditorName) => ({ why: `the creditor in the name: ${creditorName}`, account: { creditorName } })),
  ...REMARKS.map((remark) => ({ why: `the creditor in a remark: ${remark}`, account: { remarks: [remark] } })),
  { why: 'an education loan', account: { creditorName: 'ECMC' } },
  { why: 'support', account: { loanType: 'Child support' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a printed page without the row, and another collection has it',
    account: { evidence: {} },
    beside: [named],
    says: ['names no original creditor'],
    fields: ['accountType'],
  },
  { why: 'the row is empty', says: ['names no original creditor'], fields: ['originalCreditor', 'accountType'] },
  {
    why: 'a buyer that says from whom only in general',
    account: { remarks: ['Acquired from another lender'] },
    says: ['names no original creditor'],
    fields: ['originalCreditor', 'accountType'],
  },
  ...FORMS.map((format) => ({
    why: `data that has it for another collection: ${format}`,
    account: { evidence: {} },
    report: { format },
    beside: [named],
    says: ['names no original creditor'],
    fields: ['accountType'],
  })),
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
