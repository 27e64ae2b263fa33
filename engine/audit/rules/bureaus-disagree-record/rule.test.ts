import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/bureaus-disagree-record/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { PublicRecord, Report } from '#engine/report/report.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { makeRecord } from '#engine/testing/make.ts'

const base: Partial<Account> = {}
const CASE: Partial<PublicRecord> = {
  type: 'Chapter 7 Bankruptcy',
  reference: '22-10045',
  dateFiled: '2022-02-28',
  dateResolved: '2022-07-02',
  status: 'Discharged',
}
const both = (
  here: Partial<PublicRecord>,
  there: Partial<PublicRecord>,
  report: Partial<Report> = {},
): Pick<Situation, 'record' | 'elsewhere' | 'elsewhereReport'> => ({
  record: { ...CASE, ...here },
  elsewhere: {},
  elsewhereReport: { publicRecords: [makeRecord({ ...CASE, id: 'q1', ...there })], ...report },
})
const OPEN = { status: 'Filed', dateResolved: null } as const

const valid: readonly Situation[] = [
  { why: 'alike', ...both({}, {}) },
  { why: 'the other bureau lists no case', record: CASE, elsewhere: {} },
  { why: 'nobody looked at another bureau', record: CASE },
  { why: 'filed a day later by the docket', ...both({}, { dateFiled: '2022-03-01' }) },
  { why: 'the other prints the month alone', ...both({}, { dateFiled: '2022-02', dateResolved: '2022-07' }) },
  { why: 'the number with its office and judge', ...both({ reference: '2:22-bk-10045-ABC' }, { reference: '2210045' }) },
  { why: 'open in a report from before the discharge', ...both({}, OPEN, { reportDate: '2022-06-01' }) },
  { why: 'open in a report of the weeks after it', ...both({}, OPEN, { reportDate: '2022-08-01' }) },
  { why: 'closed is what a discharged case becomes', ...both({}, { ...OPEN, status: 'Closed' }) },
  { why: 'converted', ...both({}, { type: 'Chapter 13 Bankruptcy', status: 'Converted to chapter 7, discharged' }) },
  { why: 'another case of another year', ...both({}, { reference: '12-20077', dateFiled: '2012-05-11' }) },
  { why: 'no bankruptcy', ...both({ type: 'Civil judgment' }, { type: 'Civil judgment', dateFiled: '2022-04-28' }) },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'discharged on two days',
    ...both({}, { dateResolved: '2022-09-02' }),
    says: ['July 2, 2022', 'September 2, 2022', 'Equifax', 'report of January 15, 2025'],
    fields: ['dateResolved', 'elsewhere.dateResolved'],
  },
  {
    why: 'discharged there only',
    ...both(OPEN, {}),
    says: ['Filed', 'July 2, 2022'],
    fields: ['status', 'elsewhere.dateResolved', 'elsewhere.status'],
  },
  {
    why: 'dismissed there',
    ...both({}, { ...OPEN, status: 'Dismissed' }),
    says: ['Dismissed'],
    fields: ['dateResolved', 'status', 'elsewhere.status'],
  },
  {
    why: 'filed on two days',
    ...both({}, { dateFiled: '2022-03-28' }),
    says: ['February 28, 2022', 'March 28, 2022'],
    fields: ['dateFiled', 'elsewhere.dateFiled'],
  },
  {
    why: 'two chapters',
    ...both({}, { type: 'Chapter 13 Bankruptcy' }),
    says: ['chapter 7', 'chapter 13'],
    fields: ['type', 'elsewhere.type'],
    grade: 'proof',
  },
  {
    why: 'two numbers',
    ...both({}, { reference: '22-10054' }),
    says: ['22-10045', '22-10054'],
    fields: ['reference', 'elsewhere.reference'],
    grade: 'proof',
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

  it('says whose record harms: the one that is not discharged', () => {
    expect(judge(rule.id, base, { why: '', ...both(OPEN, {}) })?.disagreement?.harms).toBe('here')
    expect(judge(rule.id, base, { why: '', ...both({}, OPEN) })?.disagreement?.harms).toBe('there')
  })
})
