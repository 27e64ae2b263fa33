import { createSecretKey, type KeyObject } from 'node:crypto'

const made = new WeakMap<Uint8Array, KeyObject>()

/**
 * Node's key object for these bytes, which must not change afterward. It is made once: given plain bytes, Node makes one at every
 * use, and that takes longer than sealing a field.
 */
export function keyObjectOf(bytes: Uint8Array): KeyObject {
  const known = made.get(bytes)
  if (known !== undefined) return known
  const key = createSecretKey(bytes)
  made.set(bytes, key)
  return key
}
