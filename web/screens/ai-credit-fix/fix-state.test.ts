import { describe, expect, it } from 'vitest'
import { lawfulWords, whyNot } from '#web/screens/ai-credit-fix/fix-state.ts'

describe('AI Credit Fix before it starts', () => {
  it('is off only where there is nothing to dispute: an error need not be on a negative item', () => {
    expect(whyNot({ itemsToDispute: 0, undisputedItems: 0 })).toBe('No negative items found to dispute!')
    expect(whyNot({ itemsToDispute: 0, undisputedItems: 1 })).toBeNull()
    expect(whyNot({ itemsToDispute: 1, undisputedItems: 0 })).toBeNull()
  })

  it('says where no errors are found in what is listed', () => {
    expect(lawfulWords({ itemsToDispute: 1, undisputedItems: 3 })).toBeNull()
    expect(lawfulWords({ itemsToDispute: 0, undisputedItems: 0 })).toBeNull()
    expect(lawfulWords({ itemsToDispute: 0, undisputedItems: 1 })).toMatch(/^We found no errors in your one negative item/)
    expect(lawfulWords({ itemsToDispute: 0, undisputedItems: 3 })).toMatch(/^We found no errors in your 3 negative items/)
  })
})
