import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { analyseCredit, readAnalysis } from '#contract/analysis.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { keyOf, read, refresh } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.ts'

/** The latest analysis, looked at again on each visit since reports and disputes change elsewhere; and its new run. */
export function useAnalysis() {
  const client = useQueryClient()
  const latest = useQuery({ ...read(readAnalysis, {}), staleTime: 0, refetchOnMount: true })
  const run = useMutation({
    mutationFn: () => call(analyseCredit, { body: {} }),
    onSuccess: async ({ analysis }) => {
      client.setQueryData(keyOf(readAnalysis), analysis)
      await refresh(client, readAnalysis)
    },
    onError: (error) =>
      toast({
        title: 'Analysis Failed',
        description: wordsOf(error, 'Please try uploading your credit report again.'),
        tone: 'destructive',
      }),
  })
  return { latest, run }
}
