import { describe, expect, it } from 'vitest'
import { aheadAndBehind, byDay, type CalendarDate } from '#web/parts/calendar/calendar-dates.ts'

const date = (id: string, due: string, isOver = false): CalendarDate => ({
  id,
  due,
  isOver,
  replyId: null,
  disputeId: 'd',
  creditor: 'Harbor Dental',
  target: 'equifax',
  kind: 'reinvestigation',
  why: 'Because.',
  citation: '15 USC 1681i(a)(1)',
  basis: 'delivery',
  isPractice: false,
})

describe('the dates of the calendar', () => {
  it('lie ahead from today on while the dispute goes on; the others behind, newest first', () => {
    const all = [date('a', '2026-11-01'), date('b', '2026-11-20'), date('c', '2026-11-21', true), date('d', '2026-12-01')]
    const { ahead, behind } = aheadAndBehind(all, '2026-11-20')
    expect(ahead.map(({ id }) => id)).toEqual(['b', 'd'])
    expect(behind.map(({ id }) => id)).toEqual(['c', 'a'])
  })

  it('stand together by the day', () => {
    const days = byDay([date('a', '2026-11-01'), date('b', '2026-11-20'), date('c', '2026-11-20')])
    expect([...days.keys()]).toEqual(['2026-11-01', '2026-11-20'])
    expect(days.get('2026-11-20')).toHaveLength(2)
  })
})
