import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/deleted-came-back/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { makeAccount } from '#engine/testing/make.ts'

/** Reports of 2024-01-15, 2024-07-15 and 2025-01-15. */
const base: Partial<Account> = {
  creditorName: 'HARBOR BANK',
  accountType: 'revolving',
  dateOpened: '2018-02-03',
  accountNumber: 'XXXX4417',
  statusText: 'Charge-off',
  paymentStatus: 'charge_off',
}
const gone = { before: {}, between: {} }
const other = (given: Partial<Account>) => [makeAccount({ ...base, id: 'm1', ...given })]
const answered = (on: string, said: 'deleted' | 'changed' = 'deleted', accountId = 'a1') => ({
  surroundings: { disputes: { open: [], ever: [accountId], answers: [{ accountId, said, on, fields: [] }] } },
})

const valid: readonly Situation[] = [
  { why: 'no earlier report' },
  { why: 'no report in between', before: {} },
  { why: 'new on this report', between: {} },
  { why: 'in all three', before: {}, between: { accounts: other({}) } },
  { why: 'another account of the company before', ...gone, before: { dateOpened: '2012-01-01', accountNumber: 'XXXX0001' } },
  { why: 'two before that may be it', ...gone, beforeReport: { accounts: [...other({}), makeAccount({ ...base, id: 'm2' })] } },
  { why: 'in between with another number', before: {}, between: { accounts: other({ accountNumber: 'XXXX0001' }) } },
  { why: 'in between with another opening date', before: {}, between: { accounts: other({ dateOpened: '2019-01-01' }) } },
  {
    why: 'in between under another name',
    before: {},
    between: { accounts: other({ creditorName: 'OAK BANK', accountNumber: null }) },
  },
  { why: 'the report in between was not read whole', before: {}, between: { unreadPages: [3] } },
  {
    why: 'the report in between lists more than was read',
    before: {},
    between: { totals: { printed: { accounts: 2 }, read: { accounts: 1 }, reconciled: false } },
  },
  { why: 'the report in between is of another layout', before: {}, between: { format: 'identityiq' } },
  { why: 'the report in between is of another bureau', before: {}, between: { bureau: 'equifax' } },
  { why: 'the report in between is the oldest', before: {}, between: { reportDate: '2023-07-15' } },
  { why: 'the report in between is of the same day as the older', before: {}, between: { reportDate: '2024-01-15' } },
  { why: 'the report in between is newer than this', before: {}, between: { reportDate: '2025-02-15' } },
  { why: 'a report without a date', before: {}, between: { reportDate: null } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'listed, gone, listed again',
    ...gone,
    says: ['January 15, 2024', 'was gone from the one dated July 15, 2024', 'listed again'],
    fields: ['creditorName', 'accountNumber', 'dateOpened', 'before.creditorName', 'before.accountNumber', 'before.dateOpened'],
  },
  {
    why: 'beside another account of the company in between',
    before: {},
    between: { accounts: other({ dateOpened: '2012-01-01', accountNumber: 'XXXX0001' }) },
    says: ['July 15, 2024'],
    fields: ['creditorName', 'accountNumber', 'dateOpened', 'before.creditorName', 'before.accountNumber', 'before.dateOpened'],
  },
  {
    why: 'an answer said that it was deleted',
    ...gone,
    ...answered('2024-05-02'),
    says: ['An answer of May 2, 2024 said that it was deleted.'],
    fields: ['creditorName', 'accountNumber', 'dateOpened', 'before.creditorName', 'before.accountNumber', 'before.dateOpened'],
  },
  {
    why: 'an account that does the consumer good: a note',
    account: { statusText: 'Open/Never late.', paymentStatus: 'current' },
    ...gone,
    before: { statusText: 'Open/Never late.', paymentStatus: 'current' },
    says: ['listed again'],
    fields: ['creditorName', 'accountNumber', 'dateOpened', 'before.creditorName', 'before.accountNumber', 'before.dateOpened'],
    grade: 'note',
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

  it('asks for the notice only where an answer before the report said that it was deleted', () => {
    const claimOf = (situation: object): string => judge(rule.id, base, { why: '', ...gone, ...situation })?.claim ?? ''
    expect(claimOf(answered('2024-05-02'))).toMatch(
      /written notice to me within five business days \(15 USC 1681i\(a\)\(5\)\(B\)\)/,
    )
    for (const none of [{}, answered('2025-01-15'), answered('2024-05-02', 'changed'), answered('2024-05-02', 'deleted', 'a9')])
      expect(claimOf(none)).not.toContain('notice')
  })

  it('is a note only where nothing was negative and nothing was said to be deleted', () => {
    const good = { statusText: 'Open/Never late.', paymentStatus: 'current' } as const
    const gradeOf = (situation: object) => judge(rule.id, base, { why: '', ...gone, ...situation })?.grade
    expect(gradeOf({ account: good })).toBe('proof')
    expect(gradeOf({ before: good })).toBe('proof')
    expect(gradeOf({ account: good, before: good })).toBe('note')
    expect(gradeOf({ account: good, before: good, ...answered('2024-05-02') })).toBe('proof')
  })
})
