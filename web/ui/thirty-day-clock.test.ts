import { describe, expect, it } from 'vitest'
import { readClock } from '#web/ui/thirty-day-clock.tsx'

describe('the thirty-day clock', () => {
  it('says how many days have passed and how many are left', () => {
    expect(readClock(20, 30, 'to answer')).toMatchObject({
      filled: 20,
      isRed: false,
      dayText: 'Day 20 of 30',
      leftText: '10 days left to answer',
    })
  })

  it('is red under seven days, not at seven', () => {
    expect(readClock(23, 30, 'to answer').isRed).toBe(false)
    expect(readClock(24, 30, 'to answer').isRed).toBe(true)
  })

  it('names the last day and counts what is overdue', () => {
    expect(readClock(30, 30, 'to answer').leftText).toBe('Last day to answer')
    expect(readClock(31, 30, 'to answer')).toMatchObject({
      filled: 30,
      isRed: true,
      dayText: 'Day 30 of 30',
      leftText: '1 day overdue',
    })
  })

  it('runs to 45 where the law gives 45', () => {
    expect(readClock(44, 45, 'to answer')).toMatchObject({ dayText: 'Day 44 of 45', leftText: '1 day left to answer' })
  })
})
