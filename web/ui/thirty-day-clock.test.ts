import { describe, expect, it } from 'vitest'
import { readClock } from '#web/ui/thirty-day-clock.tsx'

describe('the thirty-day clock', () => {
  it('says how many days have passed and how many are left', () => {
    expect(readClock({ day: 20 })).toMatchObject({
      filled: 20,
      isRed: false,
      dayText: 'Day 20 of 30',
      leftText: '10 days left to answer',
    })
  })

  it('is red under seven days, not at seven', () => {
    expect(readClock({ day: 23 }).isRed).toBe(false)
    expect(readClock({ day: 24 }).isRed).toBe(true)
  })

  it.each([
    ['the last day', 30, 60, 'Last day to answer'],
    ['the day after', 31, 60, 'The 30 days are over'],
    ['the day before the later date', 59, 60, 'The 30 days are over'],
    ['the later date', 60, 60, '1 day overdue'],
    ['after it', 109, 60, '50 days overdue'],
    ['where nobody can say when it is late', 109, null, 'The 30 days are over'],
  ])('calls no one late before the later date: %s', (_case, day, lateDay, leftText) => {
    expect(readClock({ day, lateDay })).toMatchObject({ filled: 30, isRed: true, dayText: 'Day 30 of 30', leftText })
  })

  it.each([
    [0, 'Starts today', '30 days left to answer'],
    [-1, 'Starts in 1 day', '31 days left to answer'],
    [-4, 'Starts in 4 days', '34 days left to answer'],
  ])('counts no day before the first: %i', (day, dayText, leftText) => {
    expect(readClock({ day })).toMatchObject({ filled: 0, isRed: false, dayText, leftText })
  })

  it('runs to 45 where the law gives 45', () => {
    expect(readClock({ day: 44, days: 45 })).toMatchObject({ dayText: 'Day 44 of 45', leftText: '1 day left to answer' })
  })
})
