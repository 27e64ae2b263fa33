import type { QueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'

const keyOf = (name: string) => ['the drafts of this visit', name]

/** In memory only, with the answers of the server: signing out empties both, and a reload begins anew. */
export function keepDraft(client: QueryClient, name: string, values: object): void {
  client.setQueryDefaults(keyOf(name), { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(keyOf(name), values)
}

export const readDraft = <Values>(client: QueryClient, name: string): Values | undefined =>
  client.getQueryData<Values>(keyOf(name))

/** Done with it, or thrown away on purpose: the next one begins empty. */
export const dropDraft = (client: QueryClient, name: string): void => client.removeQueries({ queryKey: keyOf(name) })

/** What may be kept: everything but the secrets. */
export const withoutSecrets = (values: FieldValues, secrets: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)))
