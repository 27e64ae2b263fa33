import type { z } from 'zod'
import type { notification } from '#contract/notifications.ts'

export type Notification = z.output<typeof notification>

/** How often the list is asked for, and how long an answer counts as fresh. */
export const NOTIFICATIONS_POLL_MS = 30_000
export const NOTIFICATIONS_FRESH_MS = 10_000
/** Above it the bell shows `99+`. */
export const BADGE_CAP = 99
export const IMPORTANT_TITLE = 'Important Dispute Update'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 1440

/** How long ago an instant was: 'Just now' under a minute, then minutes, hours (under 1440 minutes), days. */
export function timeAgo(instant: string, nowMs: number): string {
  // A clock of this browser that runs behind the server's makes nothing come from the future.
  const minutes = Math.floor(Math.max(0, nowMs - Date.parse(instant)) / MINUTE_MS)
  if (minutes < 1) return 'Just now'
  if (minutes < HOUR_MINUTES) return ago(minutes, 'minute')
  if (minutes < DAY_MINUTES) return ago(Math.floor(minutes / HOUR_MINUTES), 'hour')
  return ago(Math.floor(minutes / DAY_MINUTES), 'day')
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`

export const unreadCount = (all: readonly Pick<Notification, 'isRead'>[]): number => all.filter(({ isRead }) => !isRead).length

/** The important ones that are unread and that this browser has not announced yet. */
export const unannounced = (all: readonly Notification[], announced: ReadonlySet<string>): readonly Notification[] =>
  all.filter(({ id, priority, isRead }) => priority === 'high' && !isRead && !announced.has(id))

/** What the toast says about them: the one, or the newest and how many more. */
export function importantWords(news: readonly Notification[]): string {
  const [newest, ...more] = news
  if (newest === undefined) return ''
  if (more.length === 0) return newest.message
  return `${newest.title}, and ${more.length} more. Open your notifications to read them.`
}

const MOST_REMEMBERED = 200

/** The ids that a browser keeps of what it has announced, as text; garbled text is an empty memory. */
export function readAnnounced(stored: string | null): readonly string[] {
  return stored === null ? [] : stored.split(' ').filter((id) => /^[\w-]{1,64}$/.test(id))
}

/** The memory with more ids, the oldest forgotten. */
export const writeAnnounced = (known: readonly string[], more: readonly string[]): string =>
  [...new Set([...known, ...more])].slice(-MOST_REMEMBERED).join(' ')
