import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  declineRound,
  type nextRound,
  type nextRounds,
  prepareRound,
  readNextRounds,
  recordFiledRound,
  takeUpRound,
} from '#contract/next-rounds.ts'
import type { CallOf } from '#contract/endpoint.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { keyOf, read } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export type Rounds = z.output<typeof nextRounds>
export type Round = z.output<typeof nextRound>
type Preparing = CallOf<typeof prepareRound>['body']
type Filing = CallOf<typeof recordFiledRound>['body']

/** A day opens what was closed, and an answer changes it: asked again each time it is shown. */
export const useRounds = (disputeId: string) =>
  useQuery({ ...read(readNextRounds, { params: { id: disputeId } }), staleTime: 0, refetchOnMount: 'always' })

const LATER = 'Try again in a moment.'

/** What can be done with a round; each answer is at once in the place of the list. */
export function useRoundActs(disputeId: string) {
  const client = useQueryClient()
  const keep = async (rounds: Rounds) => {
    client.setQueryData(keyOf(readNextRounds, { params: { id: disputeId } }), rounds)
    await refreshCases(client)
  }
  const place = (round: Round) => ({ id: disputeId, round: round.id })
  const decline = useMutation({
    mutationFn: (round: Round) => call(declineRound, { params: place(round) }),
    retry: false,
    onSuccess: keep,
    onError: (error) => toast({ title: 'Not declined', description: wordsOf(error, LATER), tone: 'destructive' }),
  })
  const takeUp = useMutation({
    mutationFn: (round: Round) => call(takeUpRound, { params: place(round) }),
    retry: false,
    onSuccess: keep,
    onError: (error) => toast({ title: 'Not taken back', description: wordsOf(error, LATER), tone: 'destructive' }),
  })
  const prepare = useMutation({
    mutationFn: ({ round, body = {} }: { readonly round: Round; readonly body?: Preparing }) =>
      call(prepareRound, { params: place(round), body }),
    retry: false,
    onSuccess: keep,
  })
  const file = useMutation({
    mutationFn: ({ round, body }: { readonly round: Round; readonly body: Filing }) =>
      call(recordFiledRound, { params: place(round), body }),
    retry: false,
    onSuccess: keep,
  })
  return { decline, takeUp, prepare, file }
}

export type RoundActs = ReturnType<typeof useRoundActs>
