import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clearMortgageClosing, readMortgageClosing, setMortgageClosing } from '#contract/mortgage.ts'
import { readStrategy } from '#contract/strategy.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { keyOf, read, refresh } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.ts'

/** The closing date, its saving and its clearing; the order of the file follows it. */
export function useClosing() {
  const client = useQueryClient()
  const closing = useQuery({ ...read(readMortgageClosing, {}), staleTime: 0, refetchOnMount: true })
  const save = useMutation({
    mutationFn: (closesOn: string) => call(setMortgageClosing, { body: { closesOn } }),
    retry: false,
    onSuccess: async (answer) => {
      client.setQueryData(keyOf(readMortgageClosing), answer)
      await refresh(client, readStrategy)
      toast({ title: 'Closing date saved', description: 'The order of your file now follows it.' })
    },
  })
  const clear = useMutation({
    mutationFn: () => call(clearMortgageClosing, {}),
    retry: false,
    onSuccess: async (answer) => {
      client.setQueryData(keyOf(readMortgageClosing), answer)
      await refresh(client, readStrategy)
      toast({ title: 'Closing date cleared', description: 'We no longer hold anything for a mortgage.' })
    },
    onError: (error) =>
      toast({
        title: 'Not cleared',
        description: wordsOf(error, 'The closing date is unchanged. Try again in a moment.'),
        tone: 'destructive',
      }),
  })
  return { closing, save, clear }
}
