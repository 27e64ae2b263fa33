import { expect, it } from 'vitest'
import { eventsOf } from '#web/parts/calendar/add-to-calendar.tsx'
import type { CalendarDate } from '#web/parts/calendar/calendar-dates.ts'
import { dateFile } from '#web/parts/calendar/date-file.ts'

const date = (more: Partial<CalendarDate> = {}): CalendarDate => ({
  id: 'd1-reinvestigation',
  disputeId: 'd1',
  replyId: null,
  creditor: 'FIRST; BANK, "N.A."\nEND:VCALENDAR',
  target: 'equifax',
  kind: 'reinvestigation',
  due: '2026-12-31',
  why: 'Delivered on December 1, 2026; 30 days.',
  citation: '15 USC 1681i(a)(1)',
  basis: 'delivery',
  isOver: false,
  isPractice: false,
  ...more,
})

it('one date, or all of them, are whole days that a calendar program opens, whatever a company is called', () => {
  const file = dateFile(
    eventsOf([
      date(),
      date({ id: 'd2', due: '2027-02-28', target: null, creditor: 'Polk County Court' }),
      date({ id: 'd3', isPractice: true }),
      date({ id: 'd4', isOver: true }),
    ]),
    new Date(0),
  )
  const lines = file.replaceAll(/\r\n /g, '').split('\r\n')
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20261231',
    'DTSTART;VALUE=DATE:20270228',
  ])
  expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual(['DTEND;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270301'])
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
  expect(file).toContain('FIRST\\; BANK\\, "N.A."\\nEND:VCALENDAR')
  expect(lines).toContain('UID:d1-reinvestigation@errata')
  expect(file.replaceAll(/\r\n /g, '')).toContain('15 USC 1681i(a)(1)')
})
