import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { disputeWithBureau } from '#contract/disputes.ts'
import { generateLetter, listLetters } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listReports } from '#contract/reports.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { logError } from '#web/platform/log.ts'
import { itemsToDispute } from '#web/screens/ai-credit-fix/fix-items.ts'
import { toast } from '#web/ui/toast.tsx'

/** The documents' five steps, each the call that does it. */
export const STEPS = [
  'Analyzing your credit reports',
  'Detecting negative items',
  'Prioritizing disputes',
  'Generating dispute letters',
  'Preparing for mailing',
] as const

export interface FixProgress {
  /** Index of the step at work. */
  readonly step: number
  /** 0 to 1 within the step: letters written, of all. */
  readonly share: number
}

export interface FixResult {
  readonly written: number
  /** Drafts that wait to be read and confirmed, those of earlier runs included. */
  readonly waiting: number
}

/** Opens the disputes and writes their letters, one after the other. Nothing is sent: each letter waits to be confirmed. */
export function useCreditFix(alsoUnfounded: boolean) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<FixProgress | null>(null)
  const run = useMutation({
    mutationFn: async (): Promise<FixResult> => {
      const at = (step: number, share = 0) => setProgress({ step, share })
      at(0)
      await call(listReports, {})
      at(1)
      const items = await call(listNegativeItems, {})
      at(2)
      const chosen = itemsToDispute(items, alsoUnfounded)
      for (const [index, { id }] of chosen.entries()) {
        at(3, index / chosen.length)
        await call(disputeWithBureau, { params: { negativeItemId: id } })
        await call(generateLetter, { body: { negativeItemId: id } })
      }
      at(4)
      const letters = await call(listLetters, {})
      return { written: chosen.length, waiting: letters.filter(({ status }) => status === 'draft').length }
    },
    retry: false,
    onError: (error) => {
      logError('AI Credit Fix failed', error)
      const description = wordsOf(error, 'There was an error processing your credit fix')
      toast({ title: 'AI Fix Failed', description, tone: 'destructive' })
    },
    // Also after a failure: what was opened and written until then stands.
    onSettled: () => refreshCases(client),
  })
  return { run, progress }
}
