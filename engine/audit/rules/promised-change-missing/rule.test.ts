import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/promised-change-missing/rule.ts'
import type { RecordedAnswer } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { makeAccount } from '#engine/testing/make.ts'

/** Reports of 2024-01-15 and 2025-01-15. */
const base: Partial<Account> = {
  creditorName: 'HARBOR BANK',
  accountType: 'revolving',
  dateOpened: '2018-02-03',
  accountNumber: 'XXXX4417',
  statusText: 'Pays as agreed',
  pastDue: 120_00,
  remarks: ['SOLD TO ANOTHER LENDER'],
}
const answered = (given: Partial<RecordedAnswer>): Pick<Situation, 'surroundings'> => ({
  surroundings: {
    disputes: { open: [], ever: ['a1'], answers: [{ accountId: 'a1', said: 'deleted', on: '2024-05-02', fields: [], ...given }] },
  },
})
const changed = (fields: readonly string[], given: Partial<RecordedAnswer> = {}) =>
  answered({ said: 'changed', fields, ...given })
const listing = (given: Partial<Account>) => ({ accounts: [makeAccount({ ...base, id: 'm1', ...given })] })

const valid: readonly Situation[] = [
  { why: 'nobody looked at disputes', before: {} },
  { why: 'no answer', before: {}, surroundings: { disputes: { open: [], ever: ['a1'] } } },
  { why: 'deleted, of another account', ...answered({ accountId: 'a9' }) },
  { why: 'the answer is of the day of the report', ...answered({ on: '2025-01-15' }) },
  { why: 'the answer is of the month of the report', report: { reportDate: '2025-01' }, ...answered({ on: '2025-01-01' }) },
  { why: 'the answer is newer', ...answered({ on: '2025-01-16' }) },
  { why: 'no date of the report', report: { reportDate: null }, ...answered({}) },
  { why: 'a report in between does not list it: it came back', between: {}, ...answered({}) },
  {
    why: 'a report in between may not list it: it may have come back',
    between: listing({ accountNumber: 'XXXX0001' }),
    ...answered({}),
  },
  { why: 'changed: what was disputed is not known', before: {}, ...changed([]) },
  { why: 'changed: nothing to compare with', ...changed(['pastDue']) },
  { why: 'changed: the older report is newer than the answer', before: {}, ...changed(['pastDue'], { on: '2024-01-14' }) },
  {
    why: 'changed: another account before',
    before: { dateOpened: '2012-01-01', accountNumber: 'XXXX0001' },
    ...changed(['pastDue']),
  },
  { why: 'changed, and it is', before: { pastDue: 90_00 }, ...changed(['pastDue']) },
  { why: 'changed: one of two is', before: { statusText: 'Charge-off' }, ...changed(['pastDue', 'statusText']) },
  { why: 'changed: the remark is gone', before: { remarks: ['Fixed rate'] }, ...changed(['remarks.0']) },
  { why: 'changed: not printed any more', account: { pastDue: null }, before: {}, ...changed(['pastDue']) },
  { why: 'changed: a report in between showed it', before: {}, between: listing({ pastDue: 0 }), ...changed(['pastDue']) },
  {
    why: 'changed: a report in between showed one of two',
    before: {},
    between: listing({ pastDue: 0 }),
    ...changed(['statusText', 'pastDue']),
  },
  { why: 'changed: a report in between may not list it', before: {}, between: {}, ...changed(['pastDue']) },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'deleted, and listed',
    ...answered({}),
    says: ['May 2, 2024', 'was deleted', 'January 15, 2025'],
    fields: ['creditorName', 'accountNumber', 'dateOpened'],
  },
  {
    why: 'deleted the day before',
    ...answered({ on: '2025-01-14' }),
    says: ['January 14, 2025'],
    fields: ['creditorName', 'accountNumber', 'dateOpened'],
  },
  {
    why: 'deleted, and listed in between too',
    between: listing({}),
    ...answered({}),
    says: [],
    fields: ['creditorName', 'accountNumber', 'dateOpened'],
  },
  {
    why: 'deleted, a report before the answer did not list it',
    between: { reportDate: '2024-03-01' },
    ...answered({}),
    says: [],
    fields: ['creditorName', 'accountNumber', 'dateOpened'],
  },
  {
    why: 'changed, and as before',
    before: {},
    ...changed(['pastDue', 'statusText']),
    says: ['was changed', 'amount past due $120', 'status Pays as agreed'],
    fields: ['pastDue', 'statusText', 'before.pastDue', 'before.statusText'],
  },
  {
    why: 'changed, and the remark stands on another line',
    account: { remarks: ['Fixed rate', 'Sold to another lender'] },
    before: {},
    ...changed(['remarks.0']),
    says: ['remark Sold to another lender'],
    fields: ['remarks.1', 'before.remarks.0'],
  },
  {
    why: 'changed, on the day of the older report',
    before: {},
    ...changed(['pastDue'], { on: '2024-01-15' }),
    says: ['$120'],
    fields: ['pastDue', 'before.pastDue'],
  },
  {
    why: 'changed, and as before in between too',
    before: {},
    between: listing({}),
    ...changed(['pastDue']),
    says: ['$120'],
    fields: ['pastDue', 'before.pastDue'],
  },
  {
    why: 'changed, compared with the newest report before the answer',
    before: { pastDue: 90_00 },
    between: { ...listing({}), reportDate: '2024-03-01' },
    ...changed(['pastDue']),
    says: ['$120'],
    fields: ['pastDue', 'between.pastDue'],
  },
  {
    why: 'the second of two answers',
    before: {},
    surroundings: {
      disputes: {
        open: [],
        ever: ['a1'],
        answers: [
          { accountId: 'a1', said: 'deleted', on: '2025-03-01', fields: [] },
          { accountId: 'a1', said: 'changed', on: '2024-05-02', fields: ['pastDue'] },
        ],
      },
    },
    says: ['May 2, 2024'],
    fields: ['pastDue', 'before.pastDue'],
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

  it('names the values that it has words for', () => {
    const both = { monthsReviewed: 12, pastDue: 120_00 }
    const messageOf = (fields: readonly string[]) =>
      judge(rule.id, base, { why: '', account: both, before: both, ...changed(fields) })?.message
    expect(messageOf(['monthsReviewed'])).toMatch(/still shows what was there before\.$/)
    expect(messageOf(['monthsReviewed', 'pastDue'])).toMatch(/still shows what was there before: amount past due \$120\.$/)
    const label = { page: 1, box: [72, 72, 200, 12] as const, quote: 'dateOfFirstDelinquency:' }
    const empty = { evidence: { dateOfFirstDelinquency: label } }
    const finding = judge(rule.id, base, { why: '', account: empty, before: empty, ...changed(['dateOfFirstDelinquency']) })
    expect(finding?.message).toMatch(/still shows what was there before\.$/)
  })
})
