import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/veteran-medical/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming } from '#engine/testing/make.ts'
import type { VeteranDebt } from '#engine/audit/rule.ts'

const base: Partial<Account> = {
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  accountType: 'collection',
  statusText: 'Collection account',
  currentBalance: 700_00,
}
const confirmed = (debt: Partial<VeteranDebt>): Pick<Situation, 'surroundings'> => ({
  surroundings: {
    confirmed: confirming({ veteranMedical: [{ accountId: 'a1', dateOfService: null, isSettled: false, ...debt }] }),
  },
})

const valid: readonly Situation[] = [
  { why: 'not confirmed' },
  { why: 'not confirmed, though it is medical', account: { loanType: 'Medical or Health Care' } },
  { why: 'another debt was confirmed', ...confirmed({ accountId: 'a2', isSettled: true }) },
  { why: 'no day of the care, not settled', ...confirmed({}) },
  { why: 'a year to the day', ...confirmed({ dateOfService: '2024-01-15' }) },
  { why: 'care after the report', ...confirmed({ dateOfService: '2025-01-16' }) },
  { why: 'the report may be a year later', ...confirmed({ dateOfService: '2024-01-16' }), report: { reportDate: '2025-01' } },
  { why: 'the care may be after the report', ...confirmed({ dateOfService: '2025-01-10' }), report: { reportDate: '2025-01' } },
  { why: 'the date of the report is unknown', ...confirmed({ dateOfService: '2024-06-01' }), report: { reportDate: null } },
  { why: 'a card', ...confirmed({ isSettled: true }), account: { accountType: 'revolving', statusText: 'Open.' } },
  { why: 'a charge-off', ...confirmed({ isSettled: true }), account: { accountType: 'open', statusText: 'Charge-off' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a day less than a year',
    ...confirmed({ dateOfService: '2024-01-16' }),
    grade: 'legal_limit',
    says: ['January 16, 2024', 'January 15, 2025', '15 USC 1681c(a)(7)'],
    fields: ['statusText'],
  },
  {
    why: 'on the day of the report',
    ...confirmed({ dateOfService: '2025-01-15' }),
    grade: 'legal_limit',
    says: ['January 15, 2025'],
    fields: ['statusText'],
  },
  {
    why: 'settled, however old',
    ...confirmed({ dateOfService: '2019-03-01', isSettled: true }),
    grade: 'legal_limit',
    says: ['paid or settled', '15 USC 1681c(a)(8)'],
    fields: ['statusText'],
  },
  {
    why: 'settled, in a report without a date',
    ...confirmed({ isSettled: true }),
    report: { reportDate: null },
    grade: 'legal_limit',
    says: ['settled'],
    fields: ['statusText'],
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
