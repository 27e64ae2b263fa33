import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { predictDispute, recognisePage, writeDemoLetter } from '#contract/ai-demo.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'

const failed = (title: string) => (error: Error) =>
  toast({ title, description: wordsOf(error, 'Check your connection and try again.'), tone: 'destructive' })

export const useRecognition = () =>
  useMutation({
    mutationFn: (body: z.input<typeof recognisePage.body>) => call(recognisePage, { body }),
    retry: false,
    onError: failed('Analysis Failed'),
  })
export type Recognition = NonNullable<ReturnType<typeof useRecognition>['data']>

/** About an item, or with an empty id about the practice page's entry. */
const about = (itemId: string) => ({ body: { negativeItemId: itemId === '' ? null : itemId } })

export const usePrediction = () =>
  useMutation({
    mutationFn: (itemId: string) => call(predictDispute, about(itemId)),
    retry: false,
    onError: failed('Analysis Failed'),
  })
export type Prediction = NonNullable<ReturnType<typeof usePrediction>['data']>

export function useDemoLetter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (itemId: string) => call(writeDemoLetter, about(itemId)),
    retry: false,
    onSuccess: async ({ letterId }) => {
      if (letterId !== null) await refreshCases(client)
    },
    onError: failed('Letter Generation Failed'),
  })
}
export type DemoLetter = NonNullable<ReturnType<typeof useDemoLetter>['data']>
