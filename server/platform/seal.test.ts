import { describe, expect, it } from 'vitest'
import { seal, unseal } from '#server/platform/seal.ts'

const secret = new Uint8Array(32).fill(7)
const text = new TextEncoder().encode('SSN 123-45-6789')

describe('a sealed file', () => {
  it('opens at its own place', () => {
    expect(unseal(secret, 'u1/reports/a', seal(secret, 'u1/reports/a', text))).toEqual(Buffer.from(text))
  })

  it('shows nothing of what is inside', () => {
    expect(Buffer.from(seal(secret, 'u1/a', text)).includes('6789')).toBe(false)
  })

  it.each([
    ['at another place of the same user', () => unseal(secret, 'u1/b', seal(secret, 'u1/a', text))],
    ['with another user', () => unseal(secret, 'u2/a', seal(secret, 'u1/a', text))],
    ['with another secret', () => unseal(new Uint8Array(32), 'u1/a', seal(secret, 'u1/a', text))],
    ['after one bit was touched', () => unseal(secret, 'u1/a', touched(seal(secret, 'u1/a', text)))],
  ])('does not open %s', (_case, open) => {
    expect(open).toThrow()
  })
})

function touched(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes)
  copy[20] = (copy[20] ?? 0) ^ 1
  return copy
}
