import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { generateDisputeLetters } from '#contract/ai-disputes.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { type Analysis, type AnalyzedLetter, withoutLetter } from '#web/screens/upload/analysis.ts'
import type { Customer } from '#web/screens/upload/use-report-analysis.ts'
import { toast } from '#web/ui/toast.ts'

interface LettersWish {
  readonly selected: ReadonlySet<string>
  readonly customer: Customer | null
}

/** The letters of an analysis: those written with it, and those that are asked for. Each is stored; none is sent. */
export function useAnalysisLetters(analysis: Analysis) {
  const client = useQueryClient()
  const [letters, setLetters] = useState<readonly AnalyzedLetter[]>(analysis.letters)
  const writing = useMutation({
    mutationFn: async ({ selected, customer }: LettersWish): Promise<readonly AnalyzedLetter[]> => {
      const missing = withoutLetter(selected, letters)
      const written =
        missing.length === 0
          ? []
          : (await call(generateDisputeLetters, { body: { selectedItems: [...missing], customerInfo: customer } })).letters
      return [...letters, ...written]
    },
    retry: false,
    onSuccess: async (all) => {
      setLetters(all)
      await refreshCases(client)
    },
    onError: (error) =>
      toast({
        title: 'Letter Generation Failed',
        description: wordsOf(error, 'Failed to generate dispute letters'),
        tone: 'destructive',
      }),
  })
  return { letters, writing }
}
