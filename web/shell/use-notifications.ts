import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listDisputes } from '#contract/disputes.ts'
import { listNotifications, readAllNotifications, readNotification } from '#contract/notifications.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read, refresh } from '#web/platform/query-client.ts'
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

/** Marks one, or all, as read; then the list and what it tells of are fetched again. */
export function useMarkRead() {
  const client = useQueryClient()
  const onError = (error: unknown) =>
    toast({
      title: 'Update Failed',
      description: wordsOf(error, 'Your notifications could not be marked as read.'),
      tone: 'destructive',
    })
  const one = useMutation({
    mutationFn: (id: string) => call(readNotification, { params: { id } }),
    // A post's scan or an answer changed the dispute that the news is about.
    onSuccess: () => refresh(client, listNotifications, listDisputes),
    onError,
  })
  const all = useMutation({
    mutationFn: () => call(readAllNotifications, {}),
    onSuccess: () => refresh(client, listNotifications),
    onError,
  })
  return { one, all }
}
