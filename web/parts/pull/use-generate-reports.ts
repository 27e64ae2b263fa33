import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { generateReports, type generationInfo } from '#contract/bureaus.ts'
import { didNothingCome, whyNothingCame } from '#web/parts/pull/nothing-came.ts'
import { refreshPulled } from '#web/parts/pull/refresh-pulled.ts'
import { counted } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'

/** What the one click fills in next to the name; printed on the screen before it is used. */
export const PRACTICE_PERSON = {
  dateOfBirth: '1985-04-12',
  address: '100 Practice Street',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
} as const

/** Asks the practice bureaus; what came is on every list before the outcome shows. */
export function useGenerateReports(takeRefusal: (error: unknown) => boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (personalInfo: z.output<typeof generationInfo>) => call(generateReports, { body: { personalInfo } }),
    retry: false,
    onSuccess: async ({ reports, totalNegativeItems }) => {
      await refreshPulled(client)
      if (didNothingCome(reports))
        return toast({ title: 'Generation Failed', description: whyNothingCame(reports), tone: 'destructive' })
      const came = reports.filter(({ status }) => status === 'success').length
      const description = `${counted(came, 'report')} with ${counted(totalNegativeItems, 'negative item')}.`
      toast({ title: 'Credit Reports Generated', description })
    },
    onError: (error) => {
      if (takeRefusal(error)) return
      toast({ title: 'Generation Failed', description: wordsOf(error, 'Failed to generate credit reports'), tone: 'destructive' })
    },
  })
}

export type Generating = ReturnType<typeof useGenerateReports>
