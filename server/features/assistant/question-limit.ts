import { Refusal, secondsLeft } from '#server/platform/refusal.ts'

const WINDOW_MS = 60_000
const MOST = 60

export interface QuestionLimit {
  /** @throws Refusal `too_many` after sixty questions of one member within a minute. */
  take(userId: string, now: string): void
}

/** Counts in memory, per process: when each member asked within the last minute, and nothing of what. */
export function openQuestionLimit(): QuestionLimit {
  const asked = new Map<string, readonly number[]>()
  return {
    take: (userId, now) => {
      const instant = Date.parse(now)
      const isLately = (at: number): boolean => at > instant - WINDOW_MS
      for (const [member, times] of asked) if (!times.some(isLately)) asked.delete(member)
      const lately = (asked.get(userId) ?? []).filter(isLately)
      const [oldest = instant] = lately.slice(-MOST)
      if (lately.length >= MOST)
        throw new Refusal('too_many', 'That is a lot of questions. Wait a minute and ask again.', {
          retryAfter: secondsLeft(new Date(oldest).toISOString(), WINDOW_MS, now),
        })
      asked.set(userId, [...lately, instant])
    },
  }
}

const limit = openQuestionLimit()

/** One limit for the answer as a whole and as it comes. Throws like `take`. */
export const takeQuestion = (userId: string, now: string): void => limit.take(userId, now)
