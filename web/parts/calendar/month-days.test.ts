import { describe, expect, it } from 'vitest'
import { dayAfterKey, weeksOf, writeMonth } from '#web/parts/calendar/month-days.ts'

describe('the weeks of a month', () => {
  it.each([
    ['2026-11', 5, '2026-11-01', '2026-12-05'],
    ['2026-02', 4, '2026-02-01', '2026-02-28'],
    ['2026-08', 6, '2026-07-26', '2026-09-05'],
    ['2028-02', 5, '2028-01-30', '2028-03-04'],
    ['2027-01', 6, '2026-12-27', '2027-02-06'],
  ])('%s has %i, from Sunday %s to Saturday %s', (month, count, first, last) => {
    const weeks = weeksOf(month)
    expect(weeks).toHaveLength(count)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last])
  })

  it('has a name', () => expect(writeMonth('2026-12')).toBe('December 2026'))
})

describe('the keys of the grid', () => {
  it.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-29'],
    ['End', '2026-12-05'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
    ['a', null],
  ])('%s leads from December 1, 2026 to %s', (key, wanted) => expect(dayAfterKey('2026-12-01', key)).toBe(wanted))

  it('keeps to the last day of a shorter month', () => expect(dayAfterKey('2028-01-31', 'PageDown')).toBe('2028-02-29'))
})
