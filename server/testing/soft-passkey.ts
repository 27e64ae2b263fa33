import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const RP = 'localhost'
export const ORIGIN = 'http://localhost'

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const digest = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** Present, and verified by the device. */
const VERIFIED = 0x05
const PRESENT_ONLY = 0x01
const HAS_KEY = 0x40

/** As much of CBOR as an attestation needs: a head of a major type with a small or a two-byte length. */
function head(major: number, length: number): Buffer {
  const type = major << 5
  if (length < 24) return Buffer.from([type | length])
  return length < 256 ? Buffer.from([type | 24, length]) : Buffer.from([type | 25, length >> 8, length & 255])
}
const words = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)])
const bytesOf = (bytes: Uint8Array): Buffer => Buffer.concat([head(2, bytes.length), bytes])

interface Wish {
  /** Where the browser says it is. */
  readonly origin?: string
  /** The site that the key is for. */
  readonly site?: string
  readonly isVerified?: boolean
  /** What the device says it has counted. */
  readonly counter?: number
}

/** A device of the tests that keeps one passkey (ES256) and answers as WebAuthn level 3 says. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counted = 0

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData({ site = RP, isVerified = true, counter }: Wish, more: number): Buffer {
    counted = counter ?? counted + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counted)
    return Buffer.concat([digest(site), Buffer.from([(isVerified ? VERIFIED : PRESENT_ONLY) | more]), count])
  }

  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
  }

  /** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` */
  const key = (): Buffer =>
    Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytesOf(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytesOf(Buffer.from(y, 'base64url')),
    ])

  return {
    /** The answer to being made. */
    make(challenge: string, wish: Wish = {}) {
      const data = Buffer.concat([authenticatorData(wish, HAS_KEY), Buffer.alloc(16), Buffer.from([0, id.length]), id, key()])
      const attestation = Buffer.concat([
        head(5, 3),
        words('fmt'),
        words('none'),
        words('attStmt'),
        head(5, 0),
        words('authData'),
        bytesOf(data),
      ])
      const client = clientData('webauthn.create', challenge, wish.origin ?? ORIGIN)
      return { ...credential, response: { clientDataJSON: base64url(client), attestationObject: base64url(attestation) } }
    },
    /** The answer to a question; `userId` is what it kept when it was made. */
    answer(challenge: string, userId: string, wish: Wish = {}) {
      const client = clientData('webauthn.get', challenge, wish.origin ?? ORIGIN)
      const data = authenticatorData(wish, 0)
      const signature = sign('sha256', Buffer.concat([data, digest(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: Buffer.from(userId).toString('base64url'),
        },
      }
    },
  }
}
