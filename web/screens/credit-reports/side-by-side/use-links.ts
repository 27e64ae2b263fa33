import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { listFindings } from '#contract/findings.ts'
import { type accountLink, linkAccounts, listAccountLinks, unlinkAccounts } from '#contract/own-word.ts'
import { listReports } from '#contract/reports.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export type Link = z.output<typeof accountLink>
export type NewLink = Pick<Link, 'one' | 'other' | 'isSame'>

const RESTS_ON_IT = [listAccountLinks, listReports, listFindings] as const
const failed = (error: Error) =>
  toast({ title: 'Not recorded', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })

/** What the member said about which entries are one account; empty until it is known. */
export const useLinks = (): readonly Link[] => useQuery(read(listAccountLinks, {})).data ?? NONE

const NONE: readonly Link[] = []

/** Says it of one pair or of several at once. */
export function useLinkAccounts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (links: readonly NewLink[]) => {
      for (const body of links) await call(linkAccounts, { body })
    },
    retry: false,
    onSuccess: () => toast({ title: 'Corrected', description: 'We compared your reports again.' }),
    onError: failed,
    onSettled: () => refresh(client, ...RESTS_ON_IT),
  })
}

export function useUnlinkAccounts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(unlinkAccounts, { params: { id } }),
    retry: false,
    onSuccess: () => toast({ title: 'Taken back' }),
    onError: failed,
    onSettled: () => refresh(client, ...RESTS_ON_IT),
  })
}
