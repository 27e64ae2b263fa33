import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextTurn } from '#web/platform/next-turn.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the next turn', () => {
  it.each([
    ['no scheduler', undefined],
    ['a scheduler that cannot yield, as in Chrome before 129', {}],
    ['a scheduler that yields', { yield: () => Promise.resolve() }],
  ])('comes in a browser with %s', async (_what, scheduler) => {
    if (scheduler !== undefined) vi.stubGlobal('scheduler', scheduler)
    await expect(nextTurn()).resolves.toBeUndefined()
  })
})
