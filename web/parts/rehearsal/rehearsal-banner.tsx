import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readRehearsal } from '#contract/rehearsals.ts'
import { writeDay } from '#engine/values/day.ts'
import { isCallError } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'
import { rehearsalHere } from '#web/platform/rehearsal-base.ts'
import { useToday } from '#web/platform/today.ts'
import { TextAnchor } from '#web/ui/text-link.tsx'

/** On every page of a rehearsal: which day it is there, that nothing of it is real, and the way back to its clock. */
export function RehearsalBanner() {
  const id = rehearsalHere()
  return id === null ? null : <Banner id={id} />
}

function Banner({ id }: { readonly id: string }) {
  const { data, error } = useQuery({
    ...read(readRehearsal, { params: { id } }),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })
  const shown = useToday()
  const today = data?.today
  useEffect(() => {
    // The clock was moved elsewhere: all that this page shows is of another day.
    if (today !== undefined && today !== shown) globalThis.location.reload()
  }, [today, shown])
  const isGone = isCallError(error) && error.status === 404
  return (
    <aside aria-label="Rehearsal" className="border-b-2 border-mark bg-mark-wash">
      <p className="page flex flex-wrap items-center gap-x-5 gap-y-0 py-2.5 text-small">
        <span>
          <strong className="font-strong">
            {isGone
              ? 'This rehearsal was deleted.'
              : data === undefined
                ? 'Rehearsal.'
                : `Rehearsal: day ${data.dayNumber}, ${writeDay(data.today)}.`}
          </strong>{' '}
          Nothing here is real.
        </span>
        <TextAnchor href={isGone ? '/rehearsal' : `/rehearsal?id=${id}`}>
          {isGone ? 'Back to your rehearsals' : 'Move the clock, or leave'}
        </TextAnchor>
      </p>
    </aside>
  )
}
