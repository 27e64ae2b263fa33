import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { readDashboard } from '#contract/dashboard.ts'
import { listDisputes } from '#contract/disputes.ts'
import { readDraft } from '#contract/drafts.ts'
import { listLetterKinds } from '#contract/letter-kinds.ts'
import {
  attestLetter,
  bringBackWords,
  editLetter,
  listLetters,
  markLetterDelivered,
  markLetterSent,
  takeBackSent,
} from '#contract/letters.ts'
import { quoteMailing, sendLetters } from '#contract/mailing.ts'
import { listMatters } from '#contract/matters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import type { SentMethod } from '#engine/words/letter-type.ts'
import type { Letter, LetterHead, MailingMethod } from '#web/parts/letter/letter-words.ts'
import { isOnlyPractice } from '#web/parts/letter/letter-words.ts'
import { POSTING, sentNews, useOneOrder } from '#web/parts/mailing/sending.ts'
import { draftOf } from '#web/parts/letter/use-unsaved-edit.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { keyOf, refresh } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.ts'

/** Everything that a change of a letter can change elsewhere. */
export const refreshCases = (client: QueryClient): Promise<void> =>
  refresh(client, listLetters, listLetterKinds, listDisputes, listNegativeItems, listMatters, readDashboard)

/** A conflict, or a confirmation that is gone, means that the letter was changed elsewhere: shows how it stands. */
const refreshIfStale = async (client: QueryClient, error: unknown): Promise<void> => {
  if (isCallError(error) && error.status === 409) await refreshCases(client)
}

/** Saves an edit; what is proved by nothing comes back as the issues of the error. */
export function useEdit(letter: LetterHead, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { readonly letterContent: string; readonly attestedFacts: string[] }) =>
      call(editLetter, { params: { id: letter.id }, body }),
    retry: false,
    onSuccess: async () => {
      client.setQueryData(keyOf(readDraft, draftOf(letter)), null)
      await Promise.all([refreshCases(client), refresh(client, quoteMailing)])
      onSaved()
    },
  })
}

/** The words that the member had before the letter was written again. */
export function useBringBack(letter: LetterHead) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(bringBackWords, { params: { id: letter.id } }),
    retry: false,
    onSuccess: async () => {
      await Promise.all([refreshCases(client), refresh(client, quoteMailing)])
      toast({ title: 'Your words are back', description: 'Read the letter and approve it before it is sent.' })
    },
    onError: async (error) => {
      toast({ title: 'Update Failed', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
      await refreshIfStale(client, error)
    },
  })
}

/** Whether the member has to confirm who they are first. */
export const asksWhoTheyAre = (error: unknown): boolean => isCallError(error) && error.code === 'identity_unconfirmed'

export function useConfirmation(letter: Letter) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(attestLetter, { params: { id: letter.id }, body: { letterContent: letter.letterContent } }),
    retry: false,
    onSuccess: () => refreshCases(client),
    onError: async (error) => {
      // The sheet that asks for it opens instead.
      if (asksWhoTheyAre(error)) return
      toast({ title: 'Letter not confirmed', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
      await refreshIfStale(client, error)
    },
  })
}

export interface PostOrder {
  readonly method: MailingMethod
  /** The price as it was shown and confirmed. */
  readonly confirmed: { letterId: string; price: number }[]
}

/** Hands the letter to the post office. Never tried twice by itself. */
export function usePost(letter: LetterHead) {
  const client = useQueryClient()
  const posting = useMutation({
    mutationKey: POSTING,
    mutationFn: ({ method: mailingMethod, confirmed }: PostOrder) =>
      call(sendLetters, { body: { letterIds: [letter.id], mailingMethod, confirmed } }),
    retry: false,
    onSuccess: async ({ message, totalCost, mailed }) => {
      toast(sentNews({ message, totalCost, count: mailed.length }))
      await refreshCases(client)
    },
    onError: async (error) => {
      toast({ title: 'Mailing Failed', description: wordsOf(error, 'Failed to send letters'), tone: 'destructive' })
      await refreshIfStale(client, error)
      await refresh(client, quoteMailing)
    },
  })
  return { ...posting, mutate: useOneOrder(posting.mutate) }
}

const ON_DELIVERY = 'Record the day it is delivered: the legal clock starts then.'
const IN_PRACTICE = 'Practice: nothing was sent.'

export interface OwnMailing {
  readonly sentMethod: SentMethod
  readonly trackingNumber: string | null
  readonly sentOn: string
}

/** Records that the member sent the letter without us. */
export function useOwnMailing(letter: LetterHead) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: OwnMailing) => call(markLetterSent, { params: { id: letter.id }, body }),
    retry: false,
    onSuccess: async () => {
      toast(
        letter.sentAt === null || letter.practisedAt
          ? { title: 'Letter marked as sent', description: isOnlyPractice(letter) ? IN_PRACTICE : ON_DELIVERY }
          : { title: 'Mailing corrected', description: 'What you recorded before stays in the timeline.' },
      )
      await refreshCases(client)
    },
    onError: async (error) => {
      toast({ title: 'Update Failed', description: wordsOf(error, 'Failed to mark letter as sent.'), tone: 'destructive' })
      await refreshIfStale(client, error)
    },
  })
}

/** Takes back that the member sent it: they marked it by mistake. */
export function useTakeBackSent(letter: LetterHead) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(takeBackSent, { params: { id: letter.id } }),
    retry: false,
    onSuccess: async () => {
      toast({ title: 'Taken back', description: 'The letter is not sent. Its deadlines are gone.' })
      await refreshCases(client)
    },
    onError: async (error) => {
      toast({ title: 'Update Failed', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
      await refreshIfStale(client, error)
    },
  })
}

export type Arrival = { readonly deliveredAt: string } | { readonly returned: string }

/** Records the day of delivery, from which the clock of the dispute runs, or the day the letter came back. */
export function useDelivery(letter: LetterHead) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Arrival) => call(markLetterDelivered, { params: { id: letter.id }, body }),
    retry: false,
    onSuccess: async (_letter, body) => {
      toast(
        'returned' in body
          ? {
              title: 'Recorded that it came back',
              description: 'Its clock has stopped. Check the address and write the letter again.',
            }
          : { title: 'Delivery recorded', description: 'The legal clock runs from that day.' },
      )
      await refreshCases(client)
    },
  })
}
