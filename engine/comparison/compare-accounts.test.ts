import { describe, expect, it } from 'vitest'
import { compareAccounts } from '#engine/comparison/compare-accounts.ts'
import type { EntryDifference } from '#engine/comparison/difference.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

type Given = Partial<Account>
const CARD: Given = { creditorName: 'HARBOR BANK', accountType: 'revolving', dateOpened: '2018-02-03', accountNumber: 'XXXX4417' }
const LOAN: Given = {
  creditorName: 'OAK LENDING',
  accountType: 'installment',
  dateOpened: '2020-05-06',
  accountNumber: 'XXXX9021',
}

const reportOf = (id: string, accounts: readonly Given[], more: Partial<Report> = {}): Report =>
  makeReport({ id, accounts: accounts.map((given, index) => makeAccount({ ...given, id: `${id}-${index}` })), ...more })

function compared(older: Report, newer: Report, isOneLayout = true): unknown {
  return summary(compareAccounts({ older, newer, isOneLayout }, []))
}

const summary = ({ added, gone, changed, unmatched }: EntryDifference): unknown => ({
  added: added.map(({ id, effect }) => [id, effect]),
  gone: gone.map(({ id, effect }) => [id, effect]),
  changed: changed.map(({ olderId, newerId }) => [olderId, newerId]),
  unmatched: [unmatched.older.map(({ id }) => id), unmatched.newer.map(({ id }) => id)],
})
const NOTHING = { added: [], gone: [], changed: [], unmatched: [[], []] }

describe('the accounts of two reports', () => {
  it('that are the same are told about only where something changed', () => {
    const older = reportOf('o', [CARD, LOAN])
    expect(compared(older, reportOf('n', [LOAN, CARD]))).toEqual(NOTHING)
    const newer = reportOf('n', [LOAN, { ...CARD, currentBalance: 500 }])
    expect(compared(older, newer)).toEqual({ ...NOTHING, changed: [['o-0', 'n-1']] })
    expect(compareAccounts({ older, newer, isOneLayout: true }, []).changed[0]).toMatchObject({
      name: 'HARBOR BANK',
      accountNumber: 'XXXX4417',
      changes: [{ name: 'Balance', after: { words: '$5', fields: ['currentBalance'] } }],
    })
  })

  it('that surely stand in only one are new, or not listed any more', () => {
    expect(compared(reportOf('o', [CARD]), reportOf('n', [LOAN]))).toEqual({
      ...NOTHING,
      added: [['n-0', null]],
      gone: [['o-0', null]],
    })
    const { added, gone } = compareAccounts({ older: reportOf('o', [CARD]), newer: reportOf('n', [LOAN]), isOneLayout: true }, [])
    expect(added[0]).toMatchObject({
      sentence: 'OAK LENDING (XXXX9021) is listed now but wasn’t before.',
      fields: ['creditorName', 'accountNumber', 'dateOpened'],
    })
    expect(gone[0]?.sentence).toBe('HARBOR BANK (XXXX4417) was listed before and no longer is.')
  })

  it('that are negative do harm when they come, and good when they go, unless a collector may have the debt now', () => {
    const lost: Given = { ...CARD, paymentStatus: 'charge_off' }
    const collector: Given = {
      ...LOAN,
      creditorName: 'RIDGELINE RECOVERY',
      accountType: 'collection',
      originalCreditor: 'HARBOR BANK',
    }
    expect(compared(reportOf('o', []), reportOf('n', [lost]))).toMatchObject({ added: [['n-0', 'bad']] })
    expect(compared(reportOf('o', [lost]), reportOf('n', []))).toMatchObject({ gone: [['o-0', 'good']] })
    expect(compared(reportOf('o', [lost]), reportOf('n', [LOAN]))).toMatchObject({ gone: [['o-0', 'good']] })
    expect(compared(reportOf('o', [lost]), reportOf('n', [collector]))).toMatchObject({ gone: [['o-0', null]] })
    expect(compared(reportOf('o', [lost, collector]), reportOf('n', [collector]))).toMatchObject({ gone: [['o-0', 'good']] })
  })

  it('that may be one under another number, name or day are not matched for certain', () => {
    for (const given of [{ accountNumber: 'XXXX1111' }, { dateOpened: '2018-03-05' }, { accountType: 'open' as const }])
      expect(compared(reportOf('o', [CARD]), reportOf('n', [{ ...CARD, ...given }]))).toEqual({
        ...NOTHING,
        unmatched: [['o-0'], ['n-0']],
      })
    const [entry] = compareAccounts(
      { older: reportOf('o', [CARD]), newer: reportOf('n', [{ ...CARD, accountNumber: 'XXXX1111' }]), isOneLayout: true },
      [],
    ).unmatched.older
    expect(entry?.sentence).toBe('HARBOR BANK (XXXX4417) could not be matched for sure with an item on the newer report.')
  })

  it('an account that was found is no candidate for another', () => {
    const second: Given = { ...CARD, accountNumber: 'XXXX1111' }
    expect(compared(reportOf('o', [CARD]), reportOf('n', [CARD, second]))).toEqual({ ...NOTHING, added: [['n-1', null]] })
    expect(compared(reportOf('o', [CARD, second]), reportOf('n', [CARD]))).toEqual({ ...NOTHING, gone: [['o-1', null]] })
  })

  it('that are not listed in a report that was not read whole, or of another layout, are not matched for certain', () => {
    const unread = { unreadPages: [3] }
    expect(compared(reportOf('o', [CARD]), reportOf('n', [], unread))).toEqual({ ...NOTHING, unmatched: [['o-0'], []] })
    expect(compared(reportOf('o', [], unread), reportOf('n', [CARD]))).toEqual({ ...NOTHING, unmatched: [[], ['n-0']] })
    expect(compared(reportOf('o', [CARD], unread), reportOf('n', []))).toEqual({ ...NOTHING, gone: [['o-0', null]] })
    expect(compared(reportOf('o', [CARD]), reportOf('n', [LOAN]), false)).toEqual({ ...NOTHING, unmatched: [['o-0'], ['n-0']] })
    expect(compared(reportOf('o', [{ ...CARD, pastDue: 9 }]), reportOf('n', [{ ...CARD, pastDue: 5 }]), false)).toMatchObject({
      changed: [['o-0', 'n-0']],
    })
  })

  it('follow the consumer’s word', () => {
    const pair = { older: reportOf('o', [CARD]), newer: reportOf('n', [{ ...LOAN, pastDue: 5 }]), isOneLayout: true }
    const link = { one: { reportId: 'o', accountId: 'o-0' }, other: { reportId: 'n', accountId: 'n-0' }, isSame: true }
    expect(summary(compareAccounts(pair, [link]))).toEqual({ ...NOTHING, changed: [['o-0', 'n-0']] })
  })
})
