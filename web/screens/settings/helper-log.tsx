import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { type helperLogLine, readHelperLog } from '#contract/helpers.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeMoment } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

type Line = z.output<typeof helperLogLine>

const SHOWN = 15

/** Who looked at what, newest first. */
export function HelperLog() {
  const { data, error, refetch } = useQuery({ ...read(readHelperLog, {}), staleTime: 0, refetchOnMount: true })
  const [isWhole, setIsWhole] = useState(false)
  const lines = data?.lines ?? []
  const shown = isWhole ? lines : lines.slice(0, SHOWN)
  return (
    <section aria-labelledby="helper-log" className="space-y-3 border-t border-rule pt-5">
      <h3 id="helper-log">Who looked at what</h3>
      {error === null ? null : <LoadFailure what="The log" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <SkeletonRows count={2} label="Loading the log" /> : null}
      {data !== undefined && lines.length === 0 ? (
        <p className="text-soft">No one but you has looked at your file here.</p>
      ) : null}
      {shown.length === 0 ? null : (
        <ol aria-labelledby="helper-log" className="divide-y divide-rule border-y border-rule">
          {shown.map((line) => (
            <li key={line.id} className="flex flex-wrap justify-between gap-x-5 gap-y-0.5 py-2.5">
              <span className="min-w-0 wrap-anywhere">{wordsOfLine(line)}</span>
              <time dateTime={line.at} className="text-small text-soft">
                {writeMoment(line.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {lines.length > shown.length ? (
        <Button tone="quiet" onClick={() => setIsWhole(true)}>
          Show all {lines.length} lines
        </Button>
      ) : null}
    </section>
  )
}

const times = (count: number): string => (count === 1 ? '' : `, ${count} times`)

function wordsOfLine({ kind, what, times: count, name }: Line): string {
  const who = name ?? 'A former helper'
  switch (kind) {
    case 'looked':
      return `${who} looked at ${what}${times(count)}.`
    case 'prepared':
      return `${who} prepared something in ${what}${times(count)}.`
    case 'invited':
      return 'You invited somebody.'
    case 'withdrawn':
      return 'You took an invitation back.'
    case 'accepted':
      return `${who} accepted your invitation.`
    case 'changed':
      return `You changed what ${who} may do.`
    case 'ended':
      return `The access of ${who} was ended.`
  }
}
