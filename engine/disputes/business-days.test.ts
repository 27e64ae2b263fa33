import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  federalHolidays,
  isBusinessDay,
  isDeliveryDay,
  isFederalHoliday,
} from '#engine/disputes/business-days.ts'

describe('federal holidays', () => {
  it('lists 2026 as the Office of Personnel Management does', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ])
  })

  it('moves a Sunday holiday to Monday and a Saturday one to Friday', () => {
    expect(federalHolidays(2027)).toContain('2027-07-05')
    expect(federalHolidays(2027)).toContain('2027-06-18')
    expect(federalHolidays(2027)).toContain('2027-12-24')
    expect(isFederalHoliday('2027-07-04')).toBe(false)
  })

  it('keeps a Saturday New Year on the last day of the old year', () => {
    expect(isFederalHoliday('2027-12-31')).toBe(true)
    expect(isFederalHoliday('2021-12-31')).toBe(true)
    expect(isFederalHoliday('2026-12-31')).toBe(false)
  })

  it('knows Juneteenth from 2021, observed on June 18 in that year', () => {
    expect(isFederalHoliday('2021-06-18')).toBe(true)
    expect(isFederalHoliday('2020-06-19')).toBe(false)
    expect(isFederalHoliday('2023-06-19')).toBe(true)
  })

  it('does not count Inauguration Day', () => {
    expect(isFederalHoliday('2021-01-20')).toBe(false)
    expect(isFederalHoliday('2029-01-20')).toBe(false)
  })
})

describe('business days', () => {
  it.each([
    ['2026-11-20', 5, '2026-11-30', 'Friday over Thanksgiving: 23, 24, 25, 27, 30'],
    ['2026-12-24', 1, '2026-12-28', 'Thursday over Christmas and a weekend'],
    ['2026-12-31', 5, '2027-01-08', 'over New Year and a weekend: 4, 5, 6, 7, 8'],
    ['2026-07-01', 3, '2026-07-07', 'the observed July 3: 2, 6, 7'],
    ['2026-06-18', 1, '2026-06-22', 'Juneteenth on a Friday'],
    ['2020-06-18', 1, '2020-06-19', 'no Juneteenth yet'],
    ['2026-05-22', 5, '2026-06-01', 'Memorial Day: 26, 27, 28, 29, June 1'],
    ['2026-11-21', 4, '2026-11-27', 'from a Saturday: 23, 24, 25, 27'],
    ['2026-03-02', 0, '2026-03-02', 'none'],
    ['2028-02-25', 3, '2028-03-01', 'a leap year: February 28, 29, March 1'],
  ])('%s and %i more end on %s (%s)', (day, count, expected) => {
    expect(addBusinessDays(day, count)).toBe(expected)
  })

  it('is closed on weekends', () => {
    expect(isBusinessDay('2026-11-21')).toBe(false)
    expect(isBusinessDay('2026-11-22')).toBe(false)
    expect(isBusinessDay('2026-11-20')).toBe(true)
  })
})

describe('a day on which mail is delivered', () => {
  it.each([
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['2026-11-26', false],
    ['2026-11-27', true],
    ['2027-01-01', false],
  ])('%s: %s', (day, wanted) => expect(isDeliveryDay(day)).toBe(wanted))
})
