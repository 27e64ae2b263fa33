import type { Context } from '#server/context.ts'
import { countRequest } from '#server/features/accounts/accounts.ts'
import { Refusal, secondsLeft } from '#server/platform/refusal.ts'

const WINDOW_MS = 60_000
const MOST = 60

/**
 * One limit for the answer as a whole and as it comes, shared by all processes; nothing is kept of what was asked.
 * @throws Refusal `too_many` after sixty questions of one member within a minute.
 */
export async function takeQuestion(context: Context, userId: string): Promise<void> {
  const oldest = await countRequest(context, { purpose: 'questions of', of: userId, most: MOST, windowMs: WINDOW_MS })
  if (oldest === null) return
  throw new Refusal('too_many', 'That is a lot of questions. Wait a minute and ask again.', {
    retryAfter: secondsLeft(oldest, WINDOW_MS, context.now()),
  })
}
