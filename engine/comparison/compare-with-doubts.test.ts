import { describe, expect, it } from 'vitest'
import { compareReports } from '#engine/comparison/compare-reports.ts'
import { compareWithDoubts } from '#engine/comparison/compare-with-doubts.ts'
import type { ReportDifference } from '#engine/comparison/difference.ts'
import { setAside } from '#engine/reading/doubts/doubts.ts'
import type { Account } from '#engine/report/account.ts'
import { type Evidence, SURE } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import { makeAccount, makePerson, makeReport } from '#engine/testing/make.ts'

const doubtful = (quote: string, confidence = SURE - 0.2): Evidence => ({ page: 1, box: [72, 72, 200, 12], quote, confidence })
const CARD: Partial<Account> = {
  creditorName: 'HARBOR BANK',
  accountType: 'revolving',
  dateOpened: '2018-02-03',
  accountNumber: 'XXXX4417',
  currentBalance: 500_00,
}
/** Its own counts agree, so that nothing was missed. */
const totals = { printed: { accounts: 1 }, read: { accounts: 1 }, reconciled: true }
const older = (given: Partial<Account> = {}, more: Partial<Report> = {}): Report =>
  makeReport({ id: 'o', reportDate: '2024-01-15', accounts: [makeAccount({ ...CARD, id: 'o1', ...given })], totals, ...more })
const newer = (given: Partial<Account> = {}, more: Partial<Report> = {}): Report =>
  makeReport({ id: 'n', accounts: [makeAccount({ ...CARD, id: 'n1', ...given })], totals, ...more })
const compared = (was: Report, is: Report): ReportDifference => compareWithDoubts(setAside(was), setAside(is))
const doubting = (field: string, confidence?: number) => ({ evidence: { [field]: doubtful(field, confidence) } })

describe('reports with doubts', () => {
  it('without any are compared as they are', () => {
    expect(compared(older(), newer({ pastDue: 5_00 }))).toEqual(compareReports(older(), newer({ pastDue: 5_00 })))
  })

  it('tell no change of a doubtful value, on either side, whichever way it was read', () => {
    const is = { currentBalance: 900_00, pastDue: 5_00 }
    for (const difference of [
      compared(older(doubting('currentBalance')), newer(is)),
      compared(older(), newer({ ...is, ...doubting('currentBalance') })),
      compared(older({ currentBalance: 900_00, ...doubting('currentBalance') }), newer(is)),
    ]) {
      expect(difference.accounts.changed[0]?.changes.map(({ name }) => name)).toEqual(['Amount past due'])
      expect(difference.caveats).toEqual([expect.stringContaining('couldn’t read some values for certain')])
    }
    expect(compared(older(doubting('currentBalance')), newer({ currentBalance: 900_00 })).accounts.changed).toEqual([])
  })

  it('tell what was read for certain off a picture', () => {
    const changes = compared(older(doubting('currentBalance', 0.97)), newer({ currentBalance: 900_00 })).accounts.changed[0]
      ?.changes
    expect(changes?.map(({ name }) => name)).toEqual(['Balance'])
  })

  it('match no entry for certain by a doubtful number or date', () => {
    const shaken = { accountNumber: 'XXXX9999', dateOpened: '2020-05-06', ...doubting('dateOpened') }
    const { added, gone, changed, unmatched } = compared(older(), newer(shaken)).accounts
    expect([added, gone, changed]).toEqual([[], [], []])
    expect(unmatched.older.map(({ id, sentence }) => [id, sentence])).toEqual([
      ['o1', 'HARBOR BANK (XXXX4417) could not be matched for sure with an item on the newer report.'],
    ])
    expect(unmatched.newer.map(({ id, effect }) => [id, effect])).toEqual([['n1', null]])
  })

  it('call an entry of another company new or gone only where its name is sure', () => {
    const other = { creditorName: 'OAK LENDING', accountNumber: 'XXXX9999', dateOpened: '2020-05-06' }
    expect(compared(older(doubting('pastDue')), newer(other)).accounts).toMatchObject({
      added: [{ id: 'n1' }],
      gone: [{ id: 'o1' }],
      unmatched: { older: [], newer: [] },
    })
    expect(compared(older(), newer({ ...other, ...doubting('creditorName') })).accounts).toMatchObject({
      added: [],
      gone: [],
      unmatched: { older: [{ id: 'o1' }], newer: [{ id: 'n1' }] },
    })
  })

  it('keep the pairs that hold both ways, and lose no entry', () => {
    const second = makeAccount({
      ...CARD,
      id: 'n2',
      creditorName: 'OAK LENDING',
      accountNumber: 'XXXX1',
      dateOpened: '2021-01-01',
    })
    const is = newer(doubting('accountNumber'), {})
    const { added, gone, unmatched, changed } = compared(older({ pastDue: 5_00 }), {
      ...is,
      accounts: [...is.accounts, { ...second, evidence: { ...second.evidence, ...doubting('dateOpened').evidence } }],
    }).accounts
    expect(changed.map(({ olderId, newerId }) => [olderId, newerId])).toEqual([['o1', 'n1']])
    expect([gone, unmatched.older]).toEqual([[], []])
    expect([...added, ...unmatched.newer].map(({ id }) => id)).toEqual(['n2'])
  })

  it('tell of the person and the score only what is sure', () => {
    const names = { name: 'JORDAN EXAMPLE', alsoKnownAs: ['PAT OTHER', 'KIM THIRD'] }
    const person = makePerson({ ...names, evidence: { 'alsoKnownAs.0': doubtful('PAT OTHER') } })
    const was = older({}, { personalInfo: makePerson({ name: 'JORDAN EXAMPLE' }) })
    expect(compared(was, newer({}, { personalInfo: person })).person.map(({ sentence }) => sentence)).toEqual([
      'Name, new: KIM THIRD.',
    ])
    const scored = (report: Report, score: number, confidence: number): Report => ({
      ...report,
      score,
      scoreModel: 'FICO 8',
      evidence: { score: doubtful('score', confidence) },
    })
    expect(compared(scored(older(), 640, 0.5), scored(newer(), 655, 0.99)).score).toBeNull()
    expect(compared(scored(older(doubting('pastDue')), 640, 0.99), scored(newer(), 655, 0.99)).score?.effect).toBe('good')
  })
})
