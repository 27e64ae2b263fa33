import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The product's secret: APP_SECRET, or one made once and kept in the data folder, readable by its owner only. */
export function openSecret(given: string | undefined, directory: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', given ?? keptSecret(directory), '', 'errata', 32))
}

function keptSecret(directory: string): string {
  const file = path.join(directory, 'app-secret')
  mkdirSync(directory, { recursive: true })
  try {
    // Exclusive: of two processes that start together, one makes it and both read it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}

/** Whoever holds the key. */
export interface Keyed {
  readonly secret: Uint8Array
}

/** A keyed hash: equal inputs can be recognised, the input cannot be guessed from it. */
export function keyedHash(secret: Uint8Array, purpose: string, value: string | Uint8Array): string {
  return createHmac('sha256', secret).update(purpose).update('\0').update(value).digest('base64url')
}
