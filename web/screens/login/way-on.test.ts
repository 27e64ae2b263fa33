import { describe, expect, it } from 'vitest'
import { wayOn } from '#web/screens/login/way-on.ts'
import { readSearch } from '#web/shell/search.ts'

describe('the way on after signing in', () => {
  it('leads to /subscribe when the address asks for it, before anything else', () => {
    expect(wayOn({ redirect: 'subscribe', from: '/credit-repair' })).toBe('/subscribe')
  })

  it('leads back to the guarded page, with what its address said', () => {
    expect(wayOn({ redirect: undefined, from: '/credit-repair?tab=progress' })).toBe('/credit-repair?tab=progress')
  })

  it('leads home otherwise', () => {
    expect(wayOn({ redirect: undefined, from: undefined })).toBe('/')
  })

  it.each(['https://evil.example/', '//evil.example', String.raw`/\evil.example`, 'javascript:alert(1)', ''])(
    'never leads to %j',
    (target) => {
      expect(wayOn({ redirect: readSearch({ redirect: target }).redirect, from: target })).toBe('/')
    },
  )
})
