import { describe, expect, it } from 'vitest'
import { type Dispute, standingOf } from '#web/parts/dispute-words.ts'

const standing = (status: Dispute['tracker']['status'], outcome: Dispute['outcome'] = 'pending') =>
  standingOf({ status: 'pending', outcome, tracker: { status } })

describe('where a dispute stands', () => {
  it('says of what nobody sent that it is not sent yet', () => {
    expect(standing('not_sent')).toEqual({ label: 'Not sent yet', tone: 'neutral' })
  })

  it.each([
    ['verified', 'verified', 'warn'],
    ['resolved', 'verified', 'neutral'],
    ['resolved', 'pending', 'neutral'],
    ['resolved', 'removed', 'good'],
    ['resolved', 'updated', 'good'],
  ] as const)('%s with the outcome %s is %s: green only where something changed', (status, outcome, tone) => {
    expect(standing(status, outcome).tone).toBe(tone)
  })
})
