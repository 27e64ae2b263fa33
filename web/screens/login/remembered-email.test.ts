import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepRememberedEmail, readRememberedEmail } from '#web/screens/login/remembered-email.ts'

const kept = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }),
)
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

it('keeps the email and a flag in this browser, and removes both when it is off', () => {
  expect(readRememberedEmail()).toBeNull()
  keepRememberedEmail('dana@example.test')
  expect(Object.fromEntries(kept)).toEqual({
    'errata.remembered-email': 'dana@example.test',
    'errata.remember-email': 'true',
  })
  expect(readRememberedEmail()).toBe('dana@example.test')
  keepRememberedEmail(null)
  expect(kept.size).toBe(0)
})
