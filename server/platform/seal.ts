import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

const keyFor = (secret: Uint8Array, place: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `seal:${place.split('/')[0]}`, 32))

/**
 * Seals bytes at rest (AES-256-GCM). `place` says whose they are and where they lie, as `<userId>/<what>`: moved to another
 * place they no longer open.
 */
export function seal(secret: Uint8Array, place: string, bytes: Uint8Array): Uint8Array {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, place), iv).setAAD(Buffer.from(place))
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** Opens what `seal` sealed for the same place; throws when it was touched or moved. */
export function unseal(secret: Uint8Array, place: string, sealed: Uint8Array): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, place), sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, sealed.length - TAG_BYTES)), decipher.final()])
}
