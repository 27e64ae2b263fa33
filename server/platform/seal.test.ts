import { describe, expect, it } from 'vitest'
import { firstKeyOf, masterOf, unwrapKey, wrapKey } from '#server/platform/master-key.ts'
import { keyVersionOf, sealByInstallation, sealWith, unsealByInstallation, unsealWith } from '#server/platform/seal.ts'

const key = { version: 3, bytes: new Uint8Array(32).fill(7) }
const secret = new Uint8Array(32).fill(7)
const text = new TextEncoder().encode('SSN 123-45-6789')

describe('what is sealed with the key of a person', () => {
  it('opens at its own place and says which key that takes', () => {
    const sealed = sealWith(key, 'u1/reports/a', text)
    expect(unsealWith(key, 'u1/reports/a', sealed)).toEqual(Buffer.from(text))
    expect(keyVersionOf(sealed)).toBe(3)
  })

  it('shows nothing of what is inside', () => {
    expect(Buffer.from(sealWith(key, 'u1/a', text)).includes('6789')).toBe(false)
  })

  it.each([
    ['at another place of the same user', () => unsealWith(key, 'u1/b', sealWith(key, 'u1/a', text))],
    ['with another key', () => unsealWith({ ...key, bytes: new Uint8Array(32) }, 'u1/a', sealWith(key, 'u1/a', text))],
    ['after one bit was touched', () => unsealWith(key, 'u1/a', touched(sealWith(key, 'u1/a', text), 30))],
    ['after the number of its key was touched', () => unsealWith(key, 'u1/a', touched(sealWith(key, 'u1/a', text), 11))],
  ])('does not open %s', (_case, open) => {
    expect(open).toThrow()
  })
})

describe('what is sealed with the key of the installation', () => {
  it('opens at its own place', () => {
    const sealed = sealByInstallation(secret, 'u1/reports/a', text)
    expect(unsealByInstallation(secret, 'u1/reports/a', sealed)).toEqual(Buffer.from(text))
    expect(keyVersionOf(sealed)).toBeNull()
  })

  it('opens as an earlier version left it', () => {
    const place = '00000000-0000-4000-8000-000000000001/reports/a'
    const sealed = Buffer.from('gYf6KzP0ZHCseXMTiULlvfzSf+0c4XDnXyQzVBu4nntUuKaQQ/2cYk3EZQ==', 'base64')
    expect(keyVersionOf(sealed)).toBeNull()
    expect(unsealByInstallation(firstKeyOf('a secret of an earlier version'), place, sealed)).toEqual(Buffer.from(text))
  })

  it.each([
    ['at another place', () => unsealByInstallation(secret, 'u1/b', sealByInstallation(secret, 'u1/a', text))],
    ['with another user', () => unsealByInstallation(secret, 'u2/a', sealByInstallation(secret, 'u1/a', text))],
    ['with another secret', () => unsealByInstallation(new Uint8Array(32), 'u1/a', sealByInstallation(secret, 'u1/a', text))],
    [
      'after one bit was touched',
      () => unsealByInstallation(secret, 'u1/a', touched(sealByInstallation(secret, 'u1/a', text), 20)),
    ],
  ])('does not open %s', (_case, open) => {
    expect(open).toThrow()
  })

  it.each([0, 1, 12, 39])('is not taken for the other kind, nor are %i bytes', (length) => {
    expect(keyVersionOf(Buffer.from('errata\u0002\n'.padEnd(length, 'x').slice(0, length), 'latin1'))).toBeNull()
  })
})

describe('a wrapped key', () => {
  const master = masterOf('a secret of this installation')
  const wrapped = wrapKey(master, 'data key u1 1', key.bytes)

  it('opens with its master, under its name', () => expect(unwrapKey(master, 'data key u1 1', wrapped)).toEqual(key.bytes))

  it('shows neither itself nor the secret', () => {
    expect(wrapped).not.toContain(Buffer.from(key.bytes).toString('base64').slice(0, 20))
    expect(JSON.stringify(master.id)).not.toContain('secret')
  })

  it.each([
    ['another master', () => unwrapKey(masterOf('a secret of another one'), 'data key u1 1', wrapped)],
    ['another person', () => unwrapKey(master, 'data key u2 1', wrapped)],
    ['another number', () => unwrapKey(master, 'data key u1 2', wrapped)],
  ])('does not open for %s', (_case, open) => {
    expect(open).toThrow()
  })
})

function touched(bytes: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}
