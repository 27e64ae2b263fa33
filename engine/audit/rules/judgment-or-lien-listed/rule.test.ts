import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/judgment-or-lien-listed/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {}

const valid: readonly Situation[] = [
  { why: 'a bankruptcy', record: { type: 'Chapter 7 Bankruptcy' } },
  { why: 'a judgment within a bankruptcy', record: { type: 'Civil judgment in bankruptcy' } },
  { why: 'a suit that is only filed', record: { type: 'Civil suit filed' } },
  { why: 'a foreclosure', record: { type: 'Foreclosure' } },
  { why: "a mechanic's lien", record: { type: "Mechanic's lien" } },
  { why: 'a record of no named kind at a bankruptcy court', record: { type: 'Public record', court: 'US BKPT CT COOK COUNTY' } },
  { why: 'a record of no named kind and no court', record: { type: 'Public record', court: null } },
  { why: 'a case that ended with a judgment of discharge', record: { type: 'Chapter 7', status: 'Judgment of discharge' } },
]

const invalid: readonly Unlawful[] = [
  { why: 'a civil judgment', record: { type: 'Civil Judgment' }, says: ['Civil Judgment', 'not a law'], fields: ['type'] },
  { why: 'a tax lien', record: { type: 'State Tax Lien', status: 'Paid' }, says: ['State Tax Lien'], fields: ['type'] },
  { why: 'a tax warrant', record: { type: 'State tax warrant' }, says: ['State tax warrant'], fields: ['type'] },
  {
    why: 'a tax lien released less than seven years ago',
    record: { type: 'State Tax Lien', status: 'Released', dateResolved: '2018-01-15' },
    says: ['not a law'],
    fields: ['type'],
  },
  {
    why: 'a tax lien that is not paid, of a day long past',
    record: { type: 'State Tax Lien', status: 'Unpaid', dateResolved: '2012-01-15' },
    says: ['not a law'],
    fields: ['type'],
  },
  {
    why: 'a tax lien paid more than seven years ago',
    record: { type: 'Federal Tax Lien', status: 'Released', dateResolved: '2018-01-14' },
    grade: 'legal_limit',
    says: ['January 14, 2018', 'passed on January 14, 2025'],
    fields: ['type', 'dateResolved'],
  },
  {
    why: 'a record of no named kind at a county recorder',
    record: { type: 'Public record', court: 'SAMPLE COUNTY RECORDER', status: 'Status 33' },
    says: ['SAMPLE COUNTY RECORDER', 'not a law'],
    fields: ['court'],
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
