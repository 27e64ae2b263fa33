import { createHash, randomBytes } from 'node:crypto'
import { isUuid } from '#server/platform/is-uuid.ts'
import { invalidField, type Refusal } from '#server/platform/refusal.ts'

/** A secret that names its user and proves itself: the value of a session's cookie, the token of a reset link. Only the hash is kept. */
export interface UserToken {
  readonly userId: string
  readonly tokenHash: string
}

const LONGEST_SECRET = 100
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The answer to a token that no one gave out, that was used or that is too old. */
export const linkIsOver = (): Refusal => invalidField('token', 'This link is invalid or has expired.')

/** Makes a token of 32 random bytes; `text` is told to its owner once and stands nowhere else. */
export function makeUserToken(userId: string): UserToken & { readonly text: string } {
  const secret = randomBytes(32).toString('base64url')
  return { userId, tokenHash: hashOf(secret), text: `${userId}.${secret}` }
}

/** Reads `<userId>.<secret>`; null when it cannot be one. Proves nothing by itself: the hash must be found among that user's. */
export function readUserToken(text: string | null): UserToken | null {
  const [userId, secret, ...rest] = text?.split('.') ?? []
  if (userId === undefined || secret === undefined || rest.length > 0 || !isUuid(userId) || secret.length > LONGEST_SECRET)
    return null
  return { userId, tokenHash: hashOf(secret) }
}
