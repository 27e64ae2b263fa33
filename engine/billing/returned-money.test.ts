import { describe, expect, it } from 'vitest'
import { paidState } from '#engine/billing/returned-money.ts'

describe('a payment after it was made', () => {
  it.each([
    [0, 'none', 'paid'],
    [0, 'won', 'paid'],
    [1299, 'none', 'paid'],
    [1300, 'none', 'refunded'],
    [1300, 'won', 'refunded'],
    [0, 'open', 'disputed'],
    [1300, 'open', 'disputed'],
    [500, 'lost', 'charged_back'],
    [0, 'lost', 'charged_back'],
  ] as const)('of $13.00, of which %i cents went back and whose dispute is %s, is %s', (refundedCents, dispute, state) => {
    expect(paidState(1300, { refundedCents, dispute })).toBe(state)
  })
})
