import { describe, expect, it } from 'vitest'
import { isSurelyAbsent, wasReadWhole } from '#engine/audit/surely-absent.ts'
import { plainName } from '#engine/matching/plain-name.ts'
import { numbersAre, openingsAre, traitsOf } from '#engine/matching/traits.ts'
import { seeded } from '#engine/practice/seed.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { makeAccount, makePerson, makeReport } from '#engine/testing/make.ts'

const SOUGHT: Partial<Account> = { creditorName: 'HARBOR BANK', dateOpened: '2018-02-03', accountNumber: 'XXXX4417' }
const isAbsent = (sought: Partial<Account>, entries: readonly Partial<Account>[], report: Partial<Report> = {}): boolean =>
  isSurelyAbsent(
    makeAccount({ ...SOUGHT, ...sought }),
    makeReport({ accounts: entries.map((entry, index) => makeAccount({ id: `e${index}`, ...SOUGHT, ...entry })), ...report }),
  )

type Row = readonly [why: string, entries: readonly Partial<Account>[], sought?: Partial<Account>]
const cases = (rows: readonly Row[]) => rows.map(([why, entries, sought = {}]) => ({ why, entries, sought }))

describe('an account is surely absent', () => {
  it.each(
    cases([
      ['from a report that lists nothing', []],
      ['beside another company', [{ creditorName: 'OAK BANK', dateOpened: '2019-05-06', accountNumber: 'XXXX9999' }]],
      ['beside another account of the company', [{ dateOpened: '2020-02-03', accountNumber: 'XXXX9999' }]],
      [
        'beside one of the company opened at another time, its number unknown',
        [{ dateOpened: '2020-02-03', accountNumber: null }],
      ],
      [
        'beside one of another company that was opened in the same month',
        [{ creditorName: 'OAK BANK', dateOpened: '2018-02-20', accountNumber: 'XXXX9999' }],
      ],
      [
        'beside another company, where nothing else is printed of it',
        [{ creditorName: 'OAK BANK', dateOpened: null, accountNumber: null }],
      ],
    ]),
  )('$why', ({ entries, sought }) => expect(isAbsent(sought, entries)).toBe(true))

  it.each(
    cases([
      ['itself', [{}]],
      ['the company in another spelling', [{ creditorName: 'Harbor Bank, N.A.', dateOpened: null, accountNumber: null }]],
      [
        'the company in a short form',
        [{ creditorName: 'CAP ONE', dateOpened: null, accountNumber: null }],
        { creditorName: 'CAPITAL ONE BANK USA NA' },
      ],
      ['a new number, its day unknown', [{ dateOpened: null, accountNumber: 'XXXX9999' }]],
      ['a new number', [{ accountNumber: 'XXXX9999' }]],
      ['a new opening date', [{ dateOpened: '2020-02-03' }]],
      ['a month beside the opening date', [{ dateOpened: '2018-03-01', accountNumber: 'XXXX9999' }]],
      ['a new name, the same day', [{ creditorName: 'OAK BANK', accountNumber: 'XXXX9999' }]],
      ['a new name, the same digits', [{ creditorName: 'OAK BANK', dateOpened: '2020-02-03' }]],
      ['the company, where nothing else is printed of it', [{ dateOpened: null, accountNumber: null }]],
      ['the company, where nothing else was printed', [{}], { dateOpened: null, accountNumber: null }],
      ['one among others', [{ creditorName: 'OAK BANK', dateOpened: '2019-05-06', accountNumber: 'XXXX9999' }, {}]],
      ['a name of nothing but common words', [{ creditorName: 'THE BANK' }], { creditorName: 'THE BANK' }],
    ]),
  )('not next to $why', ({ entries, sought }) => expect(isAbsent(sought, entries)).toBe(false))

  it('not from a report that was not read whole', () => {
    const totals = { printed: { accounts: 3 }, read: { accounts: 2 } }
    expect(isAbsent({}, [], { totals: { ...totals, reconciled: false } })).toBe(false)
    expect(isAbsent({}, [], { totals: { ...totals, reconciled: true } })).toBe(true)
    expect(isAbsent({}, [], { unreadPages: [4] })).toBe(false)
    expect(wasReadWhole(makeReport({ unreadPages: [] }))).toBe(true)
  })

  it('not from pictures, unless their own counts agree', () => {
    const place = { page: 1, box: [72, 72, 200, 12] as const, quote: 'HARBOR BANK', confidence: 0.97 }
    const other = { creditorName: 'OAK BANK', dateOpened: '2019-05-06', accountNumber: 'XXXX9999' }
    const totals = { printed: { accounts: 1 }, read: { accounts: 1 } }
    const onPicture = [{ ...other, evidence: { dateOpened: place } }]
    expect(isAbsent({}, onPicture)).toBe(false)
    expect(isAbsent({}, onPicture, { totals: { ...totals, reconciled: true } })).toBe(true)
    expect(isAbsent({}, onPicture, { totals: { ...totals, reconciled: true }, unreadPages: [1] })).toBe(false)
    expect(isAbsent({}, [], { evidence: { reportDate: place } })).toBe(false)
    expect(isAbsent({}, [], { personalInfo: makePerson({ evidence: { name: place } }) })).toBe(false)
  })

  it('not next to an entry whose name was not read for certain', () => {
    const account = makeAccount({ creditorName: 'HARBUR 8ANK' })
    const { creditorName: _doubtful, ...evidence } = account.evidence
    const report = makeReport({ accounts: [{ ...account, evidence }] })
    expect(isSurelyAbsent(makeAccount(SOUGHT), report)).toBe(false)
    expect(isSurelyAbsent({ ...account, evidence }, makeReport())).toBe(false)
    expect(isSurelyAbsent(makeAccount(SOUGHT), makeReport({ accounts: [account] }))).toBe(true)
  })

  it('is found as by comparing it with every entry, in crowded reports', () => {
    const chance = seeded('absent')
    const some = (index: number): Account =>
      makeAccount({
        id: `a${index}`,
        creditorName: chance.pick(['HARBOR BANK', 'Harbor Bank, N.A.', 'OAK BANK', 'THE BANK']),
        accountNumber: chance.pick([
          null,
          'XXXX4417',
          'XX94417',
          '4417XXXX',
          '44178XXXX',
          '441791XX',
          '4417XXX',
          'XXXX9999',
          'X17',
        ]),
        dateOpened: chance.pick([
          null,
          '2018',
          '2019',
          '2018-02',
          '2018-02-03',
          '2018-03-01',
          '2018-04-01',
          '2019-12-30',
          '2020-01',
        ]),
      })
    let absent = 0
    for (let turn = 0; turn < 1000; turn += 1) {
      const [sought, entries] = [some(9), Array.from({ length: chance.whole(1, 4) }, (_unused, index) => some(index))]
      const isOther = entries.every((entry) => isOtherByDefinition(sought, entry))
      expect(isSurelyAbsent(sought, makeReport({ accounts: entries })), JSON.stringify([sought, entries])).toBe(isOther)
      absent += isOther ? 1 : 0
    }
    expect([absent > 100, absent < 900]).toEqual([true, true])
  })
})

/** By what the two print, without any shelf. */
function isOtherByDefinition(a: Account, b: Account): boolean {
  const [one, other] = [traitsOf(a), traitsOf(b)]
  const isOneCompany = (one.furnisher || plainName(a.creditorName)) === (other.furnisher || plainName(b.creditorName))
  const isOneDay = one.opened !== null && one.opened.length === 10 && one.opened === other.opened
  const ends = [one, other].map(({ number }) => (number?.digits ?? '').slice(-4))
  const isOneEnd = ends[0]?.length === 4 && ends[0] === ends[1]
  if (!isOneCompany && !isOneDay && !isOneEnd) return true
  const [opened, number] = [openingsAre(one.opened, other.opened), numbersAre(one.number, other.number, 4)]
  return opened !== 'same' && number !== 'same' && (!isOneCompany || opened === 'differ')
}
