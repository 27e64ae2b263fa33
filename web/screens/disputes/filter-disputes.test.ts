import { describe, expect, it } from 'vitest'
import { filterOf, orderOf } from '#web/screens/disputes/filter-disputes.ts'

describe('what a list of disputes is narrowed to', () => {
  it('shows all by default', () => expect([filterOf(''), filterOf('nonsense')]).toEqual(['all', 'all']))

  it.each([
    ['pending', 'pending'],
    ['rejected', 'rejected'],
    ['all', 'all'],
  ])('the status %s is %s', (text, filter) => expect(filterOf(text)).toBe(filter))

  it.each([
    ['oldest', 'oldest'],
    ['newest', 'newest'],
    ['nonsense', 'newest'],
  ])('the order %s is %s', (text, order) => expect(orderOf(text)).toBe(order))
})
