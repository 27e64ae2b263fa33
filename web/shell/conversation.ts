import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ResultOf } from '#contract/endpoint.ts'
import type { askAssistant } from '#contract/assistant.ts'

export type AssistantAnswer = ResultOf<typeof askAssistant>

/** A question, without any long number, and its answer. */
export interface Turn {
  readonly question: string
  readonly answer: AssistantAnswer
}

const KEY = ['the conversation of this visit']

/** In memory only: signing out empties the cache, and a reload begins again. Nothing is fetched. */
export const conversation = queryOptions({
  queryKey: KEY,
  queryFn: (): readonly Turn[] => [],
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
  staleTime: Number.POSITIVE_INFINITY,
})

export function addTurn(client: QueryClient, turn: Turn): void {
  client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData<readonly Turn[]>(KEY, (turns = []) => [...turns, turn])
}
