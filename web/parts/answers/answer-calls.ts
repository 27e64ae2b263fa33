import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type answer,
  type answerInbox,
  type confirmation,
  confirmReply,
  deleteReply,
  listReplies,
  readDisputeAnswers,
  type reply,
  type replyResult,
  type resultCheck,
  sayToCheck,
  takeBackAnswer,
  usePaper,
} from '#contract/answers.ts'
import { keepPaperLetter, readCoveredDebts } from '#contract/paper-letters.ts'
import { listCalendar } from '#contract/calendar.ts'
import { listDisputes } from '#contract/disputes.ts'
import { listLetters } from '#contract/letters.ts'
import { listMatters } from '#contract/matters.ts'
import { listScores } from '#contract/scores.ts'
import { listNotifications } from '#contract/notifications.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export type Reply = z.output<typeof reply>
export type ReplyResult = z.output<typeof replyResult>
export type Answer = z.output<typeof answer>
export type Check = z.output<typeof resultCheck>
export type Inbox = z.output<typeof answerInbox>
export type Confirmation = z.input<typeof confirmation>

/** How often it is asked how far the reading of pictures is. */
export const READING_MS = 1_500

/** The answer inbox; while pictures are read it is asked again and again. */
export function useInbox() {
  return useQuery({
    ...read(listReplies, {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.replies.some(({ status }) => status === 'processing') ? READING_MS : false),
  })
}

/** What was answered to one dispute. */
export const useDisputeAnswers = (disputeId: string) =>
  useQuery({ ...read(readDisputeAnswers, { params: { id: disputeId } }), refetchOnMount: 'always' })

/** What an answer changes: the inbox, the disputes with their files, the notifications. */
export const refreshAnswers = (client: QueryClient): Promise<void> =>
  refresh(client, listReplies, listDisputes, listNotifications)

/** What can be done with replies and answers. */
export function useAnswerActs() {
  const client = useQueryClient()
  const after = {
    retry: false,
    onSuccess: () => refreshAnswers(client),
    onError: (error: Error) =>
      void toast({ title: 'Not saved', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  } as const
  const confirm = useMutation({
    ...after,
    mutationFn: ({ id, ...body }: Confirmation & { readonly id: string }) => call(confirmReply, { params: { id }, body }),
  })
  const remove = useMutation({ ...after, mutationFn: (id: string) => call(deleteReply, { params: { id } }) })
  const takeBack = useMutation({ ...after, mutationFn: (id: string) => call(takeBackAnswer, { params: { id } }) })
  const say = useMutation({
    ...after,
    mutationFn: ({ answerId, reportId, said }: { answerId: string; reportId: string; said: NonNullable<Check['said']> }) =>
      call(sayToCheck, { params: { id: answerId }, body: { reportId, said } }),
  })
  const use = useMutation({
    ...after,
    mutationFn: ({ id, ...body }: z.input<typeof usePaper.body> & { readonly id: string }) =>
      call(usePaper, { params: { id }, body }),
    onSuccess: () =>
      Promise.all([refreshAnswers(client), refresh(client, listScores, listMatters, listCalendar, readCoveredDebts)]),
  })
  const keepLetter = useMutation({
    ...after,
    mutationFn: ({ id, ...body }: { id: string; step: string; text: string }) => call(keepPaperLetter, { params: { id }, body }),
    onSuccess: () => Promise.all([refreshAnswers(client), refresh(client, listLetters)]),
  })
  return { confirm, remove, takeBack, say, use, keepLetter }
}
