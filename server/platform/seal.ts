import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { keyObjectOf } from '#server/platform/key-object.ts'

const IV_BYTES = 12
const TAG_BYTES = 16
/** What begins with this was sealed with a key of its owner's; the number of the key follows. */
const MARK = Buffer.from('errata\u0002\n', 'latin1')
const HEAD_BYTES = MARK.length + 4

/** A key of one person's; things sealed with it say its number. */
export interface DataKey {
  readonly version: number
  readonly bytes: Uint8Array
}

/** Behind `head`, which is bound to it as the place is. */
function encrypt(key: Uint8Array, { head, place }: { head: Uint8Array; place: string }, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyObjectOf(key), iv).setAAD(Buffer.concat([head, Buffer.from(place)]))
  return Buffer.concat([head, iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Uint8Array, about: Uint8Array, sealed: Uint8Array): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', keyObjectOf(key), sealed.subarray(0, IV_BYTES)).setAAD(about)
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, sealed.length - TAG_BYTES)), decipher.final()])
}

/**
 * Seals bytes at rest (AES-256-GCM). `place` says whose they are and where they lie, as `<userId>/<what>`: moved to another
 * place they no longer open.
 */
export function sealWith({ version, bytes: key }: DataKey, place: string, bytes: Uint8Array): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES)
  MARK.copy(head)
  head.writeUInt32BE(version, MARK.length)
  return encrypt(key, { head, place }, bytes)
}

/** Opens what `sealWith` sealed for the same place; throws when it was touched or moved. */
export function unsealWith({ bytes: key }: DataKey, place: string, sealed: Uint8Array): Uint8Array {
  const head = sealed.subarray(0, HEAD_BYTES)
  return decrypt(key, Buffer.concat([head, Buffer.from(place)]), sealed.subarray(HEAD_BYTES))
}

/** The number of the key that sealed it; null for what earlier versions sealed, without keys of persons. */
export function keyVersionOf(sealed: Uint8Array): number | null {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  const isOurs = bytes.length > HEAD_BYTES + IV_BYTES + TAG_BYTES - 1 && bytes.subarray(0, MARK.length).equals(MARK)
  return isOurs ? bytes.readUInt32BE(MARK.length) : null
}

const keyFor = (secret: Uint8Array, place: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `seal:${place.split('/')[0]}`, 32))

/** Seals with the installation's own key: what belongs to no one, and everything in earlier versions. */
export const sealByInstallation = (secret: Uint8Array, place: string, bytes: Uint8Array): Uint8Array =>
  encrypt(keyFor(secret, place), { head: new Uint8Array(), place }, bytes)

export const unsealByInstallation = (secret: Uint8Array, place: string, sealed: Uint8Array): Uint8Array =>
  decrypt(keyFor(secret, place), Buffer.from(place), sealed)
