import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { listAnsweredValues, takeBackValue } from '#contract/confirmations.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { refreshReports } from '#web/parts/refresh-reports.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { writeRead } from '#web/screens/confirm-values/confirmation-words.ts'
import { nameOfValue } from '#web/screens/confirm-values/value-place.tsx'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { toast } from '#web/ui/toast.ts'

type AnsweredValue = z.output<typeof listAnsweredValues.answer>[number]

interface WhatYouSaidProps {
  readonly reportId: string
  /** A value is asked again. */
  readonly onTakenBack: () => void
}

/** What was said about a report's values, each to be taken back: what rested on it is then judged again. */
export function WhatYouSaid({ reportId, onTakenBack }: WhatYouSaidProps) {
  const client = useQueryClient()
  const said = useQuery({ ...read(listAnsweredValues, { params: { id: reportId } }), refetchOnMount: 'always' })
  const takeBack = useMutation({
    mutationFn: (key: string) => call(takeBackValue, { params: { id: reportId }, body: { key } }),
    retry: false,
    onSuccess: async () => {
      await Promise.all([refresh(client, listAnsweredValues), refreshReports(client)])
      toast({ title: 'Taken back', description: 'We’ll ask again, and we won’t use the value until then.' })
      onTakenBack()
    },
    onError: (error) =>
      toast({ title: 'Not taken back', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  })
  if (said.isError) return <LoadFailure what="What you said" error={said.error} onRetry={() => void said.refetch()} />
  if (said.data === undefined || said.data.length === 0) return null
  return (
    <Details summary={`What you said so far (${said.data.length})`}>
      <ul className="space-y-4">
        {said.data.map((one) => (
          <li
            key={one.key}
            className="flex items-start justify-between gap-x-4 border-t border-rule pt-3 first:border-t-0 first:pt-0"
          >
            <span className="min-w-0">
              <span className="block text-small wrap-anywhere text-soft">
                {nameOfValue(one)}, page {one.evidence.page}
              </span>
              <span className="block quoted wrap-anywhere whitespace-pre-line">{wordsOfSaid(one)}</span>
              {one.said === one.value ? null : (
                <span className="block text-small wrap-anywhere text-soft">Read as: {writeRead(one)}</span>
              )}
            </span>
            {may('takeBackValue') ? (
              <span className="shrink-0">
                <Button
                  tone="quiet"
                  busy={takeBack.isPending && takeBack.variables === one.key}
                  onClick={() => takeBack.mutate(one.key)}
                >
                  Take back<span className="sr-only">: {nameOfValue(one)}</span>
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Details>
  )
}

const wordsOfSaid = ({ kind, said }: AnsweredValue): string =>
  said === null || said.trim() === '' ? 'Not printed or not readable' : writeRead({ kind, value: said })
