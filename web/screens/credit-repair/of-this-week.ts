import type { z } from 'zod'
import type { notification } from '#contract/notifications.ts'

type News = z.output<typeof notification>

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** A day that comes near, and news of the account, change nothing of the reports. */
const NO_CHANGE: readonly News['type'][] = ['deadline_approaching', 'email_refused', 'helper_news', 'payment_news']

/** What changed in the last seven days, newest first: what the member did, and what the bureaus did. No practice. */
export const ofThisWeek = (news: readonly News[], nowMs: number): readonly News[] =>
  news
    .filter(
      ({ type, createdAt, isPractice }) => !isPractice && !NO_CHANGE.includes(type) && nowMs - Date.parse(createdAt) < WEEK_MS,
    )
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
