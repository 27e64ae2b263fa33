import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followNotifications, listNotifications } from '#contract/notifications.ts'
import { listen } from '#web/platform/listen.ts'
import { loadCode } from '#web/platform/load-code.ts'
import { keyOf, refresh } from '#web/platform/query-client.ts'
import { type Notification, unreadCount } from '#web/shell/notification-news.ts'

const loadRefreshing = () => import('#web/shell/refresh-cases.ts')

/** The bell and what it tells of change without a reload. */
export function useNewsEvents(): void {
  const client = useQueryClient()
  useEffect(() => followInSight(client), [client])
}

/** Only a tab in sight listens: a browser opens six connections to one server, and a tab behind others asks when it comes back. */
function followInSight(client: QueryClient): () => void {
  let stop: (() => void) | null = null
  const follow = (): void => {
    if (document.visibilityState === 'visible') {
      stop ??= listenTo(client)
      return
    }
    stop?.()
    stop = null
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop?.()
  }
}

const listenTo = (client: QueryClient): (() => void) =>
  listen(followNotifications, {}, ({ unread, newestAt }) => {
    const known = client.getQueryData<Notification[]>(keyOf(listNotifications))
    // The list itself is on its way still, or says the same.
    if (known === undefined || (unreadCount(known) === unread && (known[0]?.createdAt ?? null) === newestAt)) return
    const isNewer = (known[0]?.createdAt ?? null) !== newestAt
    void refresh(client, listNotifications)
    if (isNewer) void loadCode(loadRefreshing).then(({ refreshCases }) => refreshCases(client))
  })
