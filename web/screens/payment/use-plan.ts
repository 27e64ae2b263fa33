import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '#contract/endpoint.ts'
import { readBillingPlan, readSubscription } from '#contract/subscriptions.ts'
import { wordsOf } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export type PlanOfMember = ResultOf<typeof readBillingPlan>

export const planQuery = queryOptions({ ...read(readBillingPlan, {}), staleTime: 0, refetchOnMount: true, retry: false })

interface PlanActWords {
  readonly failed: string
  readonly done?: string
  /** A refusal that the form shows itself. */
  readonly onError?: (error: unknown) => boolean
}

/** An act that answers the whole plan: what is shown is what the server says. */
export function usePlanAct<Input>(
  act: (input: Input) => Promise<PlanOfMember>,
  { failed, done, onError }: PlanActWords,
): UseMutationResult<PlanOfMember, Error, Input> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    retry: false,
    onSuccess: async (plan) => {
      client.setQueryData(planQuery.queryKey, plan)
      await client.invalidateQueries({ queryKey: [readSubscription.path] })
      if (done !== undefined) toast({ title: done, description: 'Find your copy under “What you signed (PDF)”.' })
    },
    onError: (error) => {
      if (onError?.(error)) return
      toast({ title: failed, description: wordsOf(error, 'Nothing was changed. Try again.'), tone: 'destructive' })
    },
  })
}

/** Leaves for a page of Stripe's. */
export function useLeave(ask: () => Promise<{ readonly url: string }>): UseMutationResult<{ readonly url: string }, Error, void> {
  return useMutation({
    mutationFn: ask,
    retry: false,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      toast({ title: 'Not opened', description: wordsOf(error, 'Stripe does not answer. Try again.'), tone: 'destructive' }),
  })
}
