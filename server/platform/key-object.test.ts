import { createHmac, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { keyObjectOf } from '#server/platform/key-object.ts'

const macOf = (key: Parameters<typeof createHmac>[1]): string => createHmac('sha256', key).update('a text').digest('hex')

it('a key signs as its bytes do, also from the middle of a buffer, and is made once of each', () => {
  const bytes = randomBytes(64).subarray(16, 48)
  expect(macOf(keyObjectOf(bytes))).toBe(macOf(bytes))
  expect(keyObjectOf(bytes)).toBe(keyObjectOf(bytes))
  expect(keyObjectOf(Uint8Array.from(bytes))).not.toBe(keyObjectOf(bytes))
})
