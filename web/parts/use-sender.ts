import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { readProfile } from '#contract/profile.ts'
import { read } from '#web/platform/query-client.ts'

/** Who writes, as the letter forms ask for it. */
export interface KnownSender {
  readonly name: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Hands over the sender that the member's profile knows, once it is there: for a form to fill what is still empty. */
export function useKnownSender(isAsked: boolean, onKnown: (sender: KnownSender) => void): void {
  const { data } = useQuery({ ...read(readProfile, {}), enabled: isAsked })
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (!isAsked || data === undefined || data.mailingAddress === null) return
    tell({ name: data.name, ...data.mailingAddress })
  }, [isAsked, data])
}
