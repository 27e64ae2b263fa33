import { describe, expect, it } from 'vitest'
import type { Item } from '#web/parts/item-words.ts'
import { itemsToDispute, potentialOf, whyNot } from '#web/screens/ai-credit-fix/fix-items.ts'

const item = (facts: Partial<Item>): Item => ({
  id: 'i',
  creditorName: 'A BANK',
  description: 'Status: late.',
  itemType: 'late_payment',
  bureau: 'equifax',
  estimatedImpact: 20,
  detectedAt: '2026-11-20T12:00:00.000Z',
  isDisputed: false,
  disputePriority: 'medium',
  balance: null,
  dateOpened: null,
  accountNumber: null,
  status: 'open',
  reportId: 'r',
  accountId: 'a1',
  subjectId: 'a1',
  disputeId: null,
  isPractice: false,
  findingCount: 0,
  ...facts,
})

const founded = item({ id: 'founded', findingCount: 1, estimatedImpact: 15 })
const costly = item({ id: 'costly', estimatedImpact: 90 })
const small = item({ id: 'small', estimatedImpact: 10 })
const ids = (items: readonly Item[]): string[] => items.map(({ id }) => id)

describe('what a run would dispute', () => {
  it('is what something was found about, and the rest only when the member asks', () => {
    expect(ids(itemsToDispute([small, costly, founded], false))).toEqual(['founded'])
    expect(ids(itemsToDispute([small, costly, founded], true))).toEqual(['founded', 'costly', 'small'])
    expect(potentialOf([founded, costly])).toBe(105)
  })

  it('is nothing that is disputed already or no longer listed', () => {
    expect(itemsToDispute([item({ isDisputed: true }), item({ status: 'resolved' })], true)).toEqual([])
  })

  it('says why it cannot begin', () => {
    expect(whyNot([], false)).toBe('No negative items found to dispute!')
    expect(whyNot([item({ isDisputed: true })], true)).toBe('No negative items found to dispute!')
    expect(whyNot([costly], false)).toMatch(/Tick the box/)
    expect(whyNot([costly], true)).toBeNull()
    expect(whyNot([founded], false)).toBeNull()
  })
})
