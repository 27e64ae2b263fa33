import { describe, expect, it } from 'vitest'
import { DISPUTE_MOVES, moveDispute, MOVERS, nextStatuses } from '#engine/disputes/dispute-moves.ts'
import { DISPUTE_STATUSES } from '#engine/words/dispute-status.ts'

describe('moving a dispute', () => {
  it('allows exactly the listed moves to the listed movers', () => {
    for (const from of DISPUTE_STATUSES) {
      for (const to of DISPUTE_STATUSES) {
        for (const mover of MOVERS) {
          const listed = DISPUTE_MOVES.some((move) => move.from === from && move.to === to && move.by.includes(mover))
          const expected = from === to ? 'unchanged' : listed ? 'moved' : 'refused'
          expect(moveDispute(from, to, mover).kind, `${from} to ${to} by ${mover}`).toBe(expected)
        }
      }
    }
  })

  it.each([
    ['pending', 'resolved'],
    ['pending', 'under_review'],
    ['resolved', 'pending'],
    ['resolved', 'in_progress'],
    ['under_review', 'pending'],
    ['rejected', 'resolved'],
  ] as const)('refuses %s to %s to the consumer, with a reason', (from, to) => {
    expect(moveDispute(from, to, 'consumer')).toMatchObject({ kind: 'refused', reason: expect.stringContaining("can't") })
  })

  it('lets the post report a delivery but no outcome', () => {
    expect(nextStatuses('in_progress', 'post')).toEqual(['under_review'])
    expect(nextStatuses('under_review', 'post')).toEqual([])
  })

  it('ends with resolved', () => {
    for (const mover of MOVERS) expect(nextStatuses('resolved', mover)).toEqual([])
  })

  it('takes a verified entry into a further round', () => {
    expect(nextStatuses('rejected', 'consumer')).toEqual(['in_progress'])
  })
})
