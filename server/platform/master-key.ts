import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { keyObjectOf } from '#server/platform/key-object.ts'

const IV_BYTES = 12
const TAG_BYTES = 16
export const KEY_BYTES = 32

/** Made of the product's secret; it seals nothing but keys. */
export interface MasterKey {
  /** Tells masters apart and shows nothing of them. */
  readonly id: string
  readonly bytes: Uint8Array
}

const derived = (secret: string, purpose: string, length: number): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, length))

export const masterOf = (secret: string): MasterKey => ({
  id: Buffer.from(derived(secret, 'errata master id', 9)).toString('base64url'),
  bytes: derived(secret, 'errata master', KEY_BYTES),
})

/** The one key that earlier versions derived everything from. */
export const firstKeyOf = (secret: string): Uint8Array => derived(secret, 'errata', KEY_BYTES)

/** A key under the master key, as base64; `name` says which key it is: under another name it does not open. */
export function wrapKey(master: MasterKey, name: string, key: Uint8Array): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyObjectOf(master.bytes), iv).setAAD(Buffer.from(name))
  return Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** Throws when it was wrapped by another master, touched, or is another key. */
export function unwrapKey(master: MasterKey, name: string, wrapped: string): Uint8Array {
  const bytes = Buffer.from(wrapped, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyObjectOf(master.bytes), bytes.subarray(0, IV_BYTES)).setAAD(
    Buffer.from(name),
  )
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES))
  return new Uint8Array(Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, bytes.length - TAG_BYTES)), decipher.final()]))
}
