import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endCalendarLink, makeCalendarLink, readCalendarLink } from '#contract/calendar.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeInstant } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { HowToSubscribe } from '#web/screens/calendar/how-to-subscribe.tsx'
import { Button } from '#web/ui/button.tsx'
import { FoldedSheet } from '#web/ui/folded-sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

/** The private address for calendar programs: made, made again, ended. It is shown once, for only its hash is kept. */
export function LinkSheet() {
  const { data, error, refetch } = useQuery(read(readCalendarLink, {}))
  const [url, setUrl] = useState<string | null>(null)
  const { make, end } = useLinkCalls(setUrl)
  return (
    <FoldedSheet title="In your own calendar">
      {error === null ? null : <LoadFailure what="The calendar link" error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null ? (
          <SkeletonRows count={1} label="Loading the calendar link" />
        ) : null
      ) : (
        <div className="space-y-5">
          <p className="measure text-soft">{stateWords(data.isOn, data.madeAt)}</p>
          {url === null ? null : <TheLink url={url} />}
          <div className="flex flex-wrap gap-3">
            <Button tone={data.isOn ? 'secondary' : 'primary'} busy={make.isPending} onClick={() => make.mutate()}>
              {data.isOn ? 'Make a new link' : 'Make a private link'}
            </Button>
            {data.isOn ? (
              <Button tone="quiet" busy={end.isPending} onClick={() => end.mutate()}>
                Turn the link off
              </Button>
            ) : null}
          </div>
          <HowToSubscribe />
        </div>
      )}
    </FoldedSheet>
  )
}

function stateWords(isOn: boolean, madeAt: string | null): string {
  const what = 'Practice cases aren’t included.'
  if (!isOn || madeAt === null)
    return `Your calendar program can show these dates and remind you of them: subscribe to a private link. Whoever has the link can read the companies and the days. ${what}`
  return `You’ve had a private link since ${writeInstant(madeAt)}. We showed it once and don’t keep it. If you lost it, or someone else has it, make a new one. The old one stops working. ${what}`
}

function TheLink({ url }: { readonly url: string }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link Copied', description: 'Paste it where your calendar program asks for an address.' })
    } catch {
      toast({ title: 'Not Copied', description: 'Select the link and copy it.', tone: 'destructive' })
    }
  }
  return (
    <div className="space-y-3">
      <TextField
        name="calendar-link"
        label="Your private link"
        hint="Copy it now. We won’t show it again."
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>Copy the link</Button>
    </div>
  )
}

function useLinkCalls(onUrl: (url: string | null) => void) {
  const client = useQueryClient()
  const onError = (error: unknown): void => {
    const description = wordsOf(error, 'The calendar link could not be changed. Try again.')
    toast({ title: 'Update Failed', description, tone: 'destructive' })
  }
  const make = useMutation({
    mutationFn: () => call(makeCalendarLink, {}),
    retry: false,
    onSuccess: async ({ url }) => {
      onUrl(url)
      await refresh(client, readCalendarLink)
    },
    onError,
  })
  const end = useMutation({
    mutationFn: () => call(endCalendarLink, {}),
    onSuccess: async () => {
      onUrl(null)
      toast({ title: 'Link Turned Off', description: 'Calendar programs can’t read your dates anymore.' })
      await refresh(client, readCalendarLink)
    },
    onError,
  })
  return { make, end }
}
