import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listFindings } from '#contract/findings.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { readOwnWord, sayOwnWord, takeBackOwnWord } from '#contract/own-word.ts'
import { listReports } from '#contract/reports.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { refresh } from '#web/platform/query-client.ts'
import type { Question, Said, Word } from '#web/screens/own-word/own-word-words.ts'
import { toast } from '#web/ui/toast.ts'

/** What rests on the member's word is fetched again with it. */
const RESTS_ON_IT = [readOwnWord, listReports, listFindings, listNegativeItems] as const

/** Whether the question is the one that was answered. */
export const keyOf = ({ question, reportId, entryId }: Question): string => `${question} ${reportId} ${entryId}`

const failed = (error: Error) =>
  toast({ title: 'Not recorded', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })

/** @param onSaid - Told before the questions are fetched again. */
export function useSay(onSaid?: (said: Said) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Word) => call(sayOwnWord, { body }),
    retry: false,
    onSuccess: async (said) => {
      onSaid?.(said)
      await refresh(client, ...RESTS_ON_IT)
      toast({ title: 'Recorded', description: 'We checked your reports again.' })
    },
    onError: failed,
  })
}

export function useTakeBack() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(takeBackOwnWord, { params: { id } }),
    retry: false,
    onSuccess: async () => {
      await refresh(client, ...RESTS_ON_IT)
      toast({ title: 'Taken back', description: 'The question is open again.' })
    },
    onError: failed,
  })
}
