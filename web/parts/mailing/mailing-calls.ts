import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readLetter } from '#contract/letters.ts'
import { listMailings, mailService, quoteMailing, readMailingPrices, sendLetters, sprintMail } from '#contract/mailing.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import type { LetterHead } from '#web/parts/letter/letter-words.ts'
import type { CheckedOrder } from '#web/parts/mailing/mailing-check.tsx'
import type { PostService } from '#web/parts/mailing/mailing-choice.ts'
import { POSTING, sentNews, useOneOrder } from '#web/parts/mailing/sending.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { useUser } from '#web/shell/current-user.ts'
import { toast } from '#web/ui/toast.ts'

/** Today's prices, from the post itself. */
export const useMailPrices = () => useQuery(read(readMailingPrices, {}))

/** How the post ended the way of a sent letter; null while it is under way, or where the post never had it. */
export function useMailingOf({ id, status }: LetterHead) {
  const { data } = useQuery({ ...read(listMailings, {}), enabled: status !== 'draft' })
  return data?.find(({ letterId }) => letterId === id) ?? null
}

export interface MailingOrder extends CheckedOrder {
  readonly service: PostService
  readonly letters: readonly LetterHead[]
}

const FAILURES = {
  sprint: { title: 'Sprint Mail Failed', fallback: 'Failed to send letters via Sprint Mail' },
  other: { title: 'Mailing Failed', fallback: 'Failed to send letters' },
}

/** Hands the letters to the service. Never tried twice by itself; a second press sends nothing again. */
export function useMailing(onSent: () => void) {
  const client = useQueryClient()
  const name = useUser()?.name ?? ''
  const posting = useMutation({
    mutationKey: POSTING,
    mutationFn: async ({ service, letters, confirmed, grouped }: MailingOrder) => {
      const ids = letters.map(({ id }) => id)
      if (service === 'fast_certified') {
        const body = { letters: ids, customerInfo: { name }, deliveryType: 'certified' as const, confirmed, grouped }
        const { responses, ...sent } = await call(sprintMail, { body })
        return { ...sent, count: responses.filter(({ status }) => status === 'mailed').length }
      }
      if (service === 'mailed_within_24_hours') {
        const whole = await Promise.all(ids.map((id) => call(readLetter, { params: { id } })))
        const texts = whole.map(({ letterContent }) => letterContent)
        return counting(await call(mailService, { body: { letters: texts, customerInfo: { name }, confirmed, grouped } }))
      }
      return counting(await call(sendLetters, { body: { letterIds: ids, mailingMethod: service, confirmed, grouped } }))
    },
    retry: false,
    onSuccess: async (sent) => {
      toast(sentNews(sent))
      onSent()
      await Promise.all([refreshCases(client), refresh(client, listMailings)])
    },
    onError: async (error, { service }) => {
      const { title, fallback } = service === 'fast_certified' ? FAILURES.sprint : FAILURES.other
      toast({ title, description: wordsOf(error, fallback), tone: 'destructive' })
      // A price that changed is asked for again, and so is what changed elsewhere.
      await refreshCases(client)
      await refresh(client, quoteMailing, readMailingPrices)
    },
  })
  return { ...posting, mutate: useOneOrder(posting.mutate) }
}

const counting = <Sent extends { readonly mailed: readonly unknown[] }>({ mailed, ...sent }: Sent) => ({
  ...sent,
  count: mailed.length,
})
