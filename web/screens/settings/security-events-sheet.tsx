import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { listSecurityEvents, type securityEvent } from '#contract/security-events.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeMoment } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { goTo, SECURE_PLACE } from '#web/screens/settings/places.ts'
import { Button } from '#web/ui/button.tsx'
import { MoreRows } from '#web/ui/more-rows.tsx'
import { FoldedSheet } from '#web/ui/folded-sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

const FIRST = 5
const MORE_AT_ONCE = 25

/** What happened to the account's safety, and the way out for the one who did not do it. */
export function SecurityEventsSheet() {
  // Anyone who looks wants to know what happened until now.
  const { data, error, refetch } = useQuery({ ...read(listSecurityEvents, {}), staleTime: 0, refetchOnMount: true })
  const [most, setMost] = useState(FIRST)
  const events = data?.events ?? []
  return (
    <FoldedSheet title="Security activity" holds="ledger">
      {error === null ? null : (
        <div className="px-5 py-5 md:px-7">
          <LoadFailure what="Your security activity" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data === undefined && error === null ? <SkeletonRows count={2} label="Loading your security activity" /> : null}
      {data !== undefined && events.length === 0 ? <p className="px-5 py-5 text-soft md:px-7">Nothing yet.</p> : null}
      {events.length === 0 ? null : (
        <ol aria-label="Security activity" className="divide-y divide-rule">
          {events.slice(0, most).map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ol>
      )}
      <MoreRows left={events.length - most} onMore={() => setMost(most + MORE_AT_ONCE)} />
    </FoldedSheet>
  )
}

function EventRow({ event: { at, words, device } }: { readonly event: z.output<typeof securityEvent> }) {
  const when = writeMoment(at)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-5 py-3 md:px-7">
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {words}
        <span className="block text-small text-soft">
          <time dateTime={at}>{when}</time>
          {device === null ? null : `, ${device}`}
        </span>
      </span>
      <Button tone="quiet" about={`${words}, ${when}`} onClick={() => goTo(SECURE_PLACE)}>
        That was not me
      </Button>
    </li>
  )
}
