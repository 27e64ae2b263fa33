import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { endOtherSessions, endSession, listSessions, type session } from '#contract/sessions.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeInstant, writeMoment } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

/** Where the account is signed in, and the way to end that: one place, or all but this one. */
export function SessionSheet() {
  // Anyone who looks wants to know who is there now.
  const { data, error, refetch } = useQuery({ ...read(listSessions, {}), staleTime: 0, refetchOnMount: true })
  const others = data?.sessions.filter(({ isThis }) => !isThis) ?? []
  const endAll = useEnding(() => call(endOtherSessions, {}))
  return (
    <Sheet
      title="Where you are signed in"
      holds="ledger"
      aside={
        others.length === 0 ? null : (
          <Button onClick={() => endAll.mutate()} busy={endAll.isPending}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {error === null ? null : (
        <div className="px-5 py-5 md:px-7">
          <LoadFailure what="Your sessions" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data === undefined ? (
        error === null ? (
          <SkeletonRows count={2} label="Loading where you are signed in" />
        ) : null
      ) : (
        <Ledger label="Where you are signed in">
          {data.sessions.map((one) => (
            <SessionRow key={one.id} session={one} />
          ))}
        </Ledger>
      )}
    </Sheet>
  )
}

function SessionRow({ session: { id, device, firstSeen, lastSeen, isThis } }: { readonly session: z.output<typeof session> }) {
  const end = useEnding(() => call(endSession, { params: { id } }))
  return (
    <LedgerRow
      title={device}
      marks={isThis ? <Tag tone="good">This one</Tag> : undefined}
      actions={
        isThis ? undefined : (
          <Button onClick={() => end.mutate()} busy={end.isPending} about={`${device}, signed in on ${writeInstant(firstSeen)}`}>
            Sign out
          </Button>
        )
      }
    >
      <p className="text-small text-soft">
        Signed in on {writeInstant(firstSeen)}. Last seen {isThis ? 'now' : `on ${writeMoment(lastSeen)}`}.
      </p>
    </LedgerRow>
  )
}

function useEnding(ending: () => Promise<{ readonly message: string }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ending,
    onSuccess: ({ message }) => toast({ title: 'Signed Out', description: message }),
    onError: (error) => {
      const description = wordsOf(error, 'That place could not be signed out. Try again.')
      toast({ title: 'Sign-out Failed', description, tone: 'destructive' })
    },
    onSettled: () => refresh(client, listSessions),
  })
}
