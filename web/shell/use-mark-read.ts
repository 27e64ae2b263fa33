import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listDisputes } from '#contract/disputes.ts'
import { listNotifications, readAllNotifications, readNotification } from '#contract/notifications.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { refresh } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.ts'

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
