import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { fetchAllReports, fetchBureauReports, type fetchCredentials } from '#contract/bureaus.ts'
import { didNothingCome, whyNothingCame } from '#web/parts/pull/nothing-came.ts'
import { refreshPulled } from '#web/parts/pull/refresh-pulled.ts'
import { tellFetched } from '#web/parts/pull/tell-fetched.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'

export type Credentials = z.output<typeof fetchCredentials>
type Fetched = Awaited<ReturnType<typeof fetchEach>>

/** With letters: the retrieval of all connected bureaus, which also analyses what came. */
interface Fetch {
  readonly credentials: Credentials
  readonly withLetters: boolean
}

async function fetchEach({ credentials, withLetters }: Fetch) {
  if (!withLetters) return { ...(await call(fetchAllReports, { body: { credentials } })), analysis: null }
  return call(fetchBureauReports, { body: { credentials } })
}

/** Asks the bureaus; what came is on every list before the outcome shows. */
export function useFetchReports(takeRefusal: (error: unknown) => boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: fetchEach,
    retry: false,
    onSuccess: async ({ reports }: Fetched) => {
      await refreshPulled(client)
      if (didNothingCome(reports))
        return toast({ title: 'Fetch Failed', description: whyNothingCame(reports), tone: 'destructive' })
      const came = reports.filter(({ status }) => status === 'success').length
      tellFetched(came)
    },
    onError: (error, { withLetters }) => {
      if (takeRefusal(error)) return
      const fallback = withLetters
        ? 'Failed to retrieve reports. Please try again.'
        : 'Failed to fetch credit reports automatically'
      toast({ title: 'Fetch Failed', description: wordsOf(error, fallback), tone: 'destructive' })
    },
  })
}

export type Fetching = ReturnType<typeof useFetchReports>
