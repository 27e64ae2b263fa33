import { describe, expect, it } from 'vitest'
import { followEntries } from '#engine/comparison/follow-entries.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { makeAccount, makeInquiry, makeReport } from '#engine/testing/make.ts'

const kept = (sure: Report) => ({ sure, doubts: [] })
const ACCOUNT = {
  creditorName: 'HARBOR BANK',
  accountNumber: '1234XXXX',
  accountType: 'revolving',
  dateOpened: '2018-02-03',
  currentBalance: 50_000,
} as const satisfies Partial<Account>
const older = makeReport({ id: 'o', reportDate: '2024-01-15', accounts: [makeAccount({ id: 'a', ...ACCOUNT })] })
const newerWith = (accounts: readonly Account[], more: Partial<Report> = {}) =>
  makeReport({ id: 'n', reportDate: '2025-01-15', accounts: [...accounts], ...more })
const follow = (newer: Report, subjectId = 'a') => followEntries(kept(older), kept(newer), [])(subjectId)

describe('an entry followed to the next report', () => {
  it('stands as before', () => {
    expect(follow(newerWith([makeAccount({ id: 'b', ...ACCOUNT })]))).toEqual({ kind: 'listed', newerId: 'b', changes: [] })
  })

  it('is printed otherwise', () => {
    const found = follow(newerWith([makeAccount({ id: 'b', ...ACCOUNT, currentBalance: 0 })]))
    expect(found).toMatchObject({ kind: 'listed', newerId: 'b', changes: [expect.stringContaining('$500')] })
  })

  it('is gone', () => expect(follow(newerWith([]))).toEqual({ kind: 'gone' }))

  it.each([
    ['where another one may be it', newerWith([makeAccount({ id: 'b', ...ACCOUNT, dateOpened: null, accountNumber: null })])],
    ['where not all of the newer one could be read', newerWith([], { unreadPages: [2] })],
  ])('is not surely known %s', (_, newer) => expect(follow(newer)).toEqual({ kind: 'unsure' }))

  it('that the older report does not list is not known', () => expect(follow(newerWith([]), 'x')).toEqual({ kind: 'unsure' }))

  it('that is an inquiry stands or is gone', () => {
    const asked = makeReport({ id: 'o', reportDate: '2024-01-15', inquiries: [makeInquiry({ id: 'i', date: '2023-12-10' })] })
    const again = newerWith([], { inquiries: [makeInquiry({ id: 'j', date: '2023-12-10' })] })
    expect(followEntries(kept(asked), kept(again), [])('i')).toMatchObject({ kind: 'listed', changes: [] })
    expect(followEntries(kept(asked), kept(newerWith([])), [])('i').kind).toBe('gone')
  })
})
