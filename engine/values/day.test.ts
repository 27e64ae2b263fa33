import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  firstDayOf,
  isDay,
  instantOfDay,
  isSurelyBefore,
  lastDayOf,
  monthsBetween,
  parsePrintedDay,
  weekdayOf,
  writeDay,
} from '#engine/values/day.ts'

describe('a printed date', () => {
  it.each([
    ['03/05/2024', '2024-03-05'],
    ['3/5/2024', '2024-03-05'],
    ['12/2024', '2024-12'],
    ['Dec 12, 2024', '2024-12-12'],
    ['Dec 2024', '2024-12'],
    ['Sept. 2015', '2015-09'],
    ['September 2015', '2015-09'],
    ['1984', '1984'],
    ['02/29/2024', '2024-02-29'],
    ['2024-03-05', '2024-03-05'],
  ])('%s is %s', (text, day) => expect(parsePrintedDay(text)).toBe(day))

  it.each([
    '02/30/2024',
    '02/29/2023',
    '13/2024',
    '00/2024',
    'Foo 2024',
    '-',
    '',
    'Ma 2024',
    '12/2024/05',
    '2023-02-29',
    '2024-3-5',
    '01/01/0001',
    '0001-01-01',
  ])('%s is none', (text) => expect(parsePrintedDay(text)).toBeNull())

  it('keeps what is unknown unknown when it is written again', () => {
    expect([writeDay('2024-03-05'), writeDay('2024-03'), writeDay('2024')]).toEqual(['March 5, 2024', 'March 2024', '2024'])
  })
})

describe('a month without a day', () => {
  it('counts from its first to its last day', () => {
    expect([firstDayOf('2024-02'), lastDayOf('2024-02'), lastDayOf('2023')]).toEqual(['2024-02-01', '2024-02-29', '2023-12-31'])
  })

  it('is surely before a day only when all of it is', () => {
    expect(isSurelyBefore('2024-02', '2024-02-29')).toBe(false)
    expect(isSurelyBefore('2024-02', '2024-03-01')).toBe(true)
    expect(isSurelyBefore('2023', '2024-01')).toBe(true)
  })
})

describe('a day that someone names', () => {
  it.each([
    ['2026-11-23', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23T23:30:00-05:00', '2026-11-23T12:00:00.000Z'],
    ['2026-11-24T00:30:00+10:00', '2026-11-24T12:00:00.000Z'],
    ['2026-11-23T23:30:00Z', '2026-11-23T23:30:00.000Z'],
  ])('%s is that day', (written, instant) => expect(instantOfDay(written)).toBe(instant))
})

describe('calendar arithmetic', () => {
  it.each([
    ['2024-02-28', 2, '2024-03-01'],
    ['2023-12-31', 1, '2024-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
  ])('%s plus %i days', (day, count, result) => expect(addDays(day, count)).toBe(result))

  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-01', 13, '2025-02'],
    ['2024-03-31', -1, '2024-02-29'],
  ])('%s plus %i months', (day, count, result) => expect(addMonths(day, count)).toBe(result))

  it('adds years to what is known', () => {
    expect([addYears('2024-02-29', 7), addYears('2024-02', 7), addYears('2024', 7)]).toEqual(['2031-02-28', '2031-02', '2031'])
  })

  it('counts days, months and weekdays', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(monthsBetween('2023-11', '2024-02-01')).toBe(3)
    expect(weekdayOf('2026-11-20')).toBe(5)
  })

  it.each([
    ['2024-02-30', false],
    ['2024-02-29', true],
    ['2024-2-9', false],
    ['2024-02', false],
  ])('knows whether %s is a day', (text, is) => expect(isDay(text)).toBe(is))
})
