import { describe, expect, it } from 'vitest'
import { closingAhead, closingDayProblem } from '#engine/strategy/mortgage/closing-day.ts'

const TODAY = '2026-11-22'

describe('the day a mortgage closes', () => {
  it.each(['2026-11-22', '2026-11-23', '2027-02-28', '2028-02-29', '2028-11-22'])('can be %s', (day) => {
    expect(closingDayProblem(day, TODAY)).toBeNull()
  })

  it.each([
    ['2026-11-21', /November 21, 2026 is past/],
    ['2026-02-30', /doesn’t exist/],
    ['2027-02-29', /doesn’t exist/],
    ['2027-13-01', /doesn’t exist/],
    ['22.11.2027', /doesn’t exist/],
    ['2027-1-5', /doesn’t exist/],
    ['', /doesn’t exist/],
    ['2028-11-23', /more than two years ahead/],
    ['2926-12-01', /Check the year/],
  ])('cannot be %s', (day, words) => expect(closingDayProblem(day, TODAY)).toMatch(words))

  it.each([
    [null, null],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-21', null],
  ])('given as %s holds until %s', (given, until) => expect(closingAhead(given, TODAY)).toBe(until))
})
