import { describe, expect, it } from 'vitest'
import { composePracticeReport } from '#engine/practice/compose-practice-report.ts'
import { practiceFile } from '#engine/practice/practice-file.ts'
import type { Day } from '#engine/values/day.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

/** Reading these files back from their pages is tested in tools/practice-reports.test.ts. */
const address = { street: '1200 Main St', city: 'Austin', state: 'TX', zip: '78701' }
const person = { firstName: 'Keiko', lastName: 'Sampleton', dateOfBirth: '1981-03-12', address }
const TODAY = '2026-11-20'
const DAYS: readonly Day[] = ['2024-02-29', '2025-01-01', '2025-02-01', '2028-12-31', '2029-01-01', '2029-01-31', '2035-07-04']

const namesAt = (day: Day) =>
  BUREAUS.map((bureau) => practiceFile(person, { bureau, day })?.file.accounts.map(({ creditorName }) => creditorName) ?? [])

describe('the practice bureaus', () => {
  it('mostly have the same accounts', () => {
    const [one = [], other = [], third = []] = namesAt(TODAY)
    const common = one.filter((name) => other.includes(name) && third.includes(name))
    expect(common.length).toBeGreaterThanOrEqual(7)
  })

  it('have the same accounts on a later day, and the story goes on', () => {
    expect(namesAt('2027-08-03')).toEqual(namesAt(TODAY))
    const [now, later] = [TODAY, '2027-08-03'].map((day) => practiceFile(person, { bureau: 'experian', day })?.file)
    expect(later?.accounts.map(({ dateOpened }) => dateOpened)).toEqual(now?.accounts.map(({ dateOpened }) => dateOpened))
    expect(later?.accounts.map(({ balanceDate }) => balanceDate)).not.toEqual(now?.accounts.map(({ balanceDate }) => balanceDate))
  })

  it('plant three errors at each bureau, by different rules', () => {
    for (const bureau of BUREAUS) {
      const rules = practiceFile(person, { bureau, day: TODAY })?.planted.map(({ rule }) => rule) ?? []
      expect(new Set(rules).size).toBe(3)
    }
  })

  it('know no one who is too young to have a file', () => {
    expect(composePracticeReport({ ...person, dateOfBirth: '2012-01-01' }, { bureau: 'experian', day: TODAY })).toBeNull()
    expect(composePracticeReport({ ...person, dateOfBirth: '2004-01-01' }, { bureau: 'experian', day: TODAY })).not.toBeNull()
  })

  it('answer on every kind of day, with nothing opened before eighteen or after the day', () => {
    for (const day of DAYS) {
      for (const bureau of BUREAUS) {
        const file = practiceFile({ ...person, dateOfBirth: '1999-08-30' }, { bureau, day })?.file
        expect(file?.accounts.length).toBeGreaterThanOrEqual(8)
        const opened = file?.accounts.map(({ dateOpened }) => dateOpened ?? '') ?? []
        expect(opened.every((one) => one > '2017-08-30' && one <= day)).toBe(true)
      }
    }
  })

  it('invent an address where none is given, and never a number', () => {
    const file = practiceFile({ ...person, address: null }, { bureau: 'equifax', day: TODAY })?.file
    expect(file?.person.addresses[0]?.zip).toMatch(/^\d{5}/)
    expect(file?.person.ssnLast4).toBe('0000')
  })
})

describe('the same file later on', () => {
  const begunOn = TODAY
  const [bureau, day] = ['experian', '2027-01-15'] as const
  const before = practiceFile(person, { bureau, day, history: { begunOn, changes: [] } })
  const planted = before?.planted[0]
  const creditorName = planted?.creditorName ?? ''
  const at = (change: { kind: 'removed' | 'corrected'; from: Day; until: Day | null }, on: Day = day) =>
    practiceFile(person, { bureau, day: on, history: { begunOn, changes: [{ bureau, creditorName, ...change }] } })
  const names = (file: ReturnType<typeof practiceFile>) => file?.file.accounts.map((account) => account.creditorName) ?? []

  it('goes on beyond the end of its story, with the accounts it had', () => {
    const begun = practiceFile(person, { bureau, day: '2028-11-20' })
    const later = practiceFile(person, { bureau, day: '2029-02-18', history: { begunOn: '2028-11-20', changes: [] } })
    expect(names(later)).toEqual(names(begun))
    expect(names(practiceFile(person, { bureau, day: '2029-02-18' }))).not.toEqual(names(begun))
  })

  it('has an entry no more from the day it is removed, and again once it is back; the others stay as they were', () => {
    const gone = at({ kind: 'removed', from: '2027-01-10', until: null })
    expect(names(gone)).toEqual(names(before).filter((name) => name !== creditorName))
    expect(gone?.file.accounts).toEqual(before?.file.accounts.filter((account) => account.creditorName !== creditorName))
    expect(gone?.planted.map((one) => one.creditorName)).not.toContain(creditorName)
    for (const [from, until] of [
      ['2027-01-16', null],
      ['2026-12-01', '2027-01-15'],
    ] as const)
      expect(at({ kind: 'removed', from, until })?.file.accounts).toEqual(before?.file.accounts)
  })

  it('has what was wrong put right', () => {
    const corrected = at({ kind: 'corrected', from: '2027-01-10', until: null })
    expect(names(corrected)).toEqual(names(before))
    expect(corrected?.planted).toEqual(before?.planted.filter((one) => one !== planted))
  })

  it('changes at the one bureau alone', () => {
    const changes = [{ bureau: 'equifax' as const, creditorName, kind: 'removed' as const, from: begunOn, until: null }]
    expect(practiceFile(person, { bureau, day, history: { begunOn, changes } })?.file).toEqual(before?.file)
  })
})
