import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import { advanceRehearsal, listRehearsals, readRehearsal } from '#contract/rehearsals.ts'
import { hear } from '#web/platform/hear.ts'
import { keyOf, refresh } from '#web/platform/query-client.ts'

type Rehearsal = z.infer<typeof readRehearsal.answer>
export type Move = z.input<typeof advanceRehearsal.body>

/** Moves the clock, and shows each day as the server tells it. Pausing stops it behind the day under way. */
export function useClock(id: string) {
  const client = useQueryClient()
  const key = keyOf(readRehearsal, { params: { id } })
  const listening = useRef<AbortController | null>(null)
  const move = useMutation({
    mutationFn: async (body: Move) => {
      const stop = new AbortController()
      listening.current = stop
      let told = 0
      let isOver = false
      try {
        await hear(advanceRehearsal, { params: { id }, body, signal: stop.signal }, ({ events, ...clock }) => {
          told += 1
          isOver = clock.isOver
          client.setQueryData<Rehearsal>(
            key,
            (before) => before && { ...before, ...clock, events: [...before.events, ...events] },
          )
        })
      } catch (error) {
        if (!stop.signal.aborted) throw error
      }
      // The stream ends early where a day could not be lived.
      if ('days' in body && told < body.days && !isOver && !stop.signal.aborted) throw new TypeError('the clock stopped')
    },
    retry: false,
    networkMode: 'always',
    // Statuses, and the day that was under way.
    onSettled: () => refresh(client, readRehearsal, listRehearsals),
  })
  useEffect(() => () => listening.current?.abort(), [])
  return { move, pause: () => listening.current?.abort() }
}
