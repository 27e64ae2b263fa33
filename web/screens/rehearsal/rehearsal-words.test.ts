import { describe, expect, it } from 'vitest'
import { byDay, standingOf } from '#web/screens/rehearsal/rehearsal-words.ts'

const event = (id: string, dayNumber: number) => ({
  id,
  dayNumber,
  on: `2026-12-${String(dayNumber).padStart(2, '0')}`,
  kind: 'news' as const,
  title: id,
  text: '',
  why: null,
  disputeId: null,
})

describe('the words of a rehearsal', () => {
  it.each([
    ['pending', 'pending', 'Not sent yet'],
    ['in_progress', 'pending', 'Mailed'],
    ['under_review', 'pending', 'Under investigation'],
    ['rejected', 'verified', 'Verified'],
    ['resolved', 'removed', 'Deleted'],
    ['resolved', 'updated', 'Corrected'],
    ['resolved', 'verified', 'Resolved'],
    // Put back after it was deleted: what came of the dispute stays true.
    ['under_review', 'removed', 'Deleted'],
  ] as const)('say about %s, %s: %s', (status, outcome, words) => {
    expect(standingOf({ status, outcome }).words).toBe(words)
  })

  it('put the newest day first, and leave the order inside a day', () => {
    const days = byDay([event('a', 1), event('b', 4), event('c', 4), event('d', 9)])
    expect(days.map(({ dayNumber, events }) => [dayNumber, events.map(({ id }) => id).join()])).toEqual([
      [9, 'd'],
      [4, 'b,c'],
      [1, 'a'],
    ])
    expect(byDay([])).toEqual([])
  })
})
