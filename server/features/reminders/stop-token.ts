import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { keyObjectOf } from '#server/platform/key-object.ts'

/** Proves that whoever stops a member's messages has one of them. Good for nothing else, so it needs no end and is stored nowhere. */
const signature = ({ secret }: Pick<Context, 'secret'>, userId: string): Buffer =>
  createHmac('sha256', keyObjectOf(secret)).update(`stop reminder mails of ${userId}`).digest()

export const stopToken = (context: Pick<Context, 'secret'>, userId: string): string =>
  `${userId}.${signature(context, userId).toString('base64url')}`

/** Whose messages the token stops; null when it is no such token. */
export function readStopToken(context: Pick<Context, 'secret'>, token: string): string | null {
  const [userId = '', given = ''] = token.split('.')
  if (!isUuid(userId)) return null
  const [proof, wanted] = [Buffer.from(given, 'base64url'), signature(context, userId)]
  return proof.length === wanted.length && timingSafeEqual(proof, wanted) ? userId : null
}
