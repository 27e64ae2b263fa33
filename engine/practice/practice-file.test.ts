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
  BUREAUS.map((bureau) => practiceFile(person, bureau, day)?.file.accounts.map(({ creditorName }) => creditorName) ?? [])

describe('the practice bureaus', () => {
  it('mostly have the same accounts', () => {
    const [one = [], other = [], third = []] = namesAt(TODAY)
    const common = one.filter((name) => other.includes(name) && third.includes(name))
    expect(common.length).toBeGreaterThanOrEqual(7)
  })

  it('have the same accounts on a later day, and the story goes on', () => {
    expect(namesAt('2027-08-03')).toEqual(namesAt(TODAY))
    const [now, later] = [TODAY, '2027-08-03'].map((day) => practiceFile(person, 'experian', day)?.file)
    expect(later?.accounts.map(({ dateOpened }) => dateOpened)).toEqual(now?.accounts.map(({ dateOpened }) => dateOpened))
    expect(later?.accounts.map(({ balanceDate }) => balanceDate)).not.toEqual(now?.accounts.map(({ balanceDate }) => balanceDate))
  })

  it('plant three errors at each bureau, by different rules', () => {
    for (const bureau of BUREAUS) {
      const rules = practiceFile(person, bureau, TODAY)?.planted.map(({ rule }) => rule) ?? []
      expect(new Set(rules).size).toBe(3)
    }
  })

  it('know nobody who is too young to have a file', () => {
    expect(composePracticeReport({ ...person, dateOfBirth: '2012-01-01' }, 'experian', TODAY)).toBeNull()
    expect(composePracticeReport({ ...person, dateOfBirth: '2004-01-01' }, 'experian', TODAY)).not.toBeNull()
  })

  it('answer on every kind of day, with nothing opened before eighteen or after the day', () => {
    for (const day of DAYS) {
      for (const bureau of BUREAUS) {
        const file = practiceFile({ ...person, dateOfBirth: '1999-08-30' }, bureau, day)?.file
        expect(file?.accounts.length).toBeGreaterThanOrEqual(8)
        const opened = file?.accounts.map(({ dateOpened }) => dateOpened ?? '') ?? []
        expect(opened.every((one) => one > '2017-08-30' && one <= day)).toBe(true)
      }
    }
  })

  it('invent an address where none is given, and never a number', () => {
    const file = practiceFile({ ...person, address: null }, 'equifax', TODAY)?.file
    expect(file?.person.addresses[0]?.zip).toMatch(/^\d{5}/)
    expect(file?.person.ssnLast4).toBe('0000')
  })
})
