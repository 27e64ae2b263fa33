import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { keyObjectOf } from '#server/platform/key-object.ts'

/** Where the product's secret is kept when none is given, and the one that is to follow it while keys are rotated. */
export const secretFile = (directory: string): string => path.join(directory, 'app-secret')
export const nextSecretFile = (directory: string): string => path.join(directory, 'app-secret.next')

export interface GivenSecrets {
  readonly APP_SECRET?: string | undefined
  readonly APP_SECRET_NEXT?: string | undefined
}

/**
 * The product's secret: APP_SECRET, or one made once and kept in the data folder, readable by its owner only. While keys are rotated
 * the one that follows is next to it; whichever fits the keys is taken.
 */
export function readSecrets(given: GivenSecrets, directory: string): readonly [string, ...string[]] {
  const present = given.APP_SECRET ?? keptSecret(directory)
  const next = nextSecretFile(directory)
  const following = given.APP_SECRET_NEXT ?? (existsSync(next) ? readFileSync(next, 'utf8') : undefined)
  return following === undefined ? [present] : [present, following]
}

function keptSecret(directory: string): string {
  const file = secretFile(directory)
  mkdirSync(directory, { recursive: true })
  try {
    // Exclusive: of two processes that start together, one makes it and both read it.
    writeFileSync(file, makeSecret(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}

export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** Anyone who holds the key. */
export interface Keyed {
  readonly secret: Uint8Array
}

/** A keyed hash: equal inputs can be recognised, the input cannot be guessed from it. */
export function keyedHash(secret: Uint8Array, purpose: string, value: string | Uint8Array): string {
  return createHmac('sha256', keyObjectOf(secret)).update(purpose).update('\0').update(value).digest('base64url')
}
