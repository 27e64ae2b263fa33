import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepsNothing, signInWish, wishNothingKept } from '#web/platform/shared-computer.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a browser in which nothing is kept', () => {
  it.each([
    ['errata_keeps_nothing=1', true],
    ['theme=dark; errata_keeps_nothing=1', true],
    ['__Host-errata_keeps_nothing=1; a=b', true],
    ['', false],
    ['errata_keeps_nothing=', false],
    ['not_errata_keeps_nothing=1', false],
    ['errata_keeps_nothing=10', false],
  ])('is known by its cookie: %s', (cookie, is) => {
    vi.stubGlobal('document', { cookie })
    expect(keepsNothing()).toBe(is)
  })

  it('tells each way in what was ticked', () => {
    expect(signInWish()).toEqual({})
    wishNothingKept(true)
    expect(signInWish()).toEqual({ keepNothing: true })
    wishNothingKept(false)
    expect(signInWish()).toEqual({})
  })
})
