import { createSecretKey, type KeyObject } from 'node:crypto'

const made = new WeakMap<Uint8Array, KeyObject>()

/**
 * A key as Node wants it, made once of these bytes, which nobody may change afterwards. Given the bytes, Node makes it again at each use, and that
 * takes longer than sealing a field.
 */
export function keyObjectOf(bytes: Uint8Array): KeyObject {
  const known = made.get(bytes) ?? createSecretKey(bytes)
  made.set(bytes, known)
  return known
}
