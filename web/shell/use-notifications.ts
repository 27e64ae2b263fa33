import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listNotifications } from '#contract/notifications.ts'
import { read } from '#web/platform/query-client.ts'
import { readStored, store } from '#web/platform/storage.ts'
import {
  IMPORTANT_TITLE,
  importantWords,
  type Notification,
  NOTIFICATIONS_FRESH_MS,
  NOTIFICATIONS_POLL_MS,
  readAnnounced,
  unannounced,
  writeAnnounced,
} from '#web/shell/notification-news.ts'
import { toast } from '#web/ui/toast.ts'

/** Asked every 30 seconds while the tab is in sight, and when it comes back into sight. */
export const useNotifications = () =>
  useQuery({
    ...read(listNotifications, {}),
    staleTime: NOTIFICATIONS_FRESH_MS,
    refetchInterval: NOTIFICATIONS_POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })

/** What was announced on this page, for browsers that keep nothing. */
const announcedHere = new Set<string>()

/** Raises the toast for important unread news: once for each, also over reloads and in other tabs. */
export function useImportantNews(all: readonly Notification[] | undefined): void {
  useEffect(() => {
    const kept = readAnnounced(readStored('announced-news'))
    const news = unannounced(all ?? [], new Set([...kept, ...announcedHere]))
    if (news.length === 0) return
    for (const { id } of news) announcedHere.add(id)
    const ids = news.map(({ id }) => id)
    store('announced-news', writeAnnounced(kept, ids.toReversed()))
    toast({ title: IMPORTANT_TITLE, description: importantWords(news) })
  }, [all])
}
