import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { readCalendarLink } from '#contract/calendar.ts'
import { listHelpers } from '#contract/helpers.ts'
import { listPasskeys } from '#contract/passkeys.ts'
import { type endedWay, giveBackAccess, listEndedAccess, secureAccount } from '#contract/recovery.ts'
import { readFactors } from '#contract/second-factor.ts'
import { listSecurityEvents } from '#contract/security-events.ts'
import { listSessions } from '#contract/sessions.ts'
import { counted } from '#engine/values/counted.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeInstant } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { goTo, PASSWORD_PLACE, SECURE_PLACE } from '#web/screens/settings/places.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { FoldedSheet } from '#web/ui/folded-sheet.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'

type EndedWay = z.output<typeof endedWay>

const KINDS: Readonly<Record<EndedWay['kind'], string>> = {
  passkey: 'Passkey',
  helper: 'Helper',
  invitation: 'Invitation to help',
  calendar_link: 'Calendar link',
}

function useRefreshAll(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    refresh(client, listEndedAccess, listSessions, listSecurityEvents, listPasskeys, readFactors, listHelpers, readCalendarLink)
}

/** For whoever fears that someone else is in: one button ends every other way in, and each can be let in again. */
export function SecureSheet() {
  const { data, error, refetch } = useQuery(read(listEndedAccess, {}))
  const [isAsking, setIsAsking] = useState(false)
  const refreshAll = useRefreshAll()
  const secure = useMutation({
    mutationFn: () => call(secureAccount, {}),
    onSuccess: ({ sessions, ended }) => {
      const description = `Signed out: ${counted(sessions, 'place')}. Ended: ${counted(ended.length, 'other way')} in. Now choose another password.`
      toast({ title: 'Account Secured', description })
    },
    onError: (failure) =>
      toast({ title: 'Not Secured', description: wordsOf(failure, 'Nothing was ended. Try again.'), tone: 'destructive' }),
    onSettled: refreshAll,
  })
  return (
    <FoldedSheet title="Secure my account">
      <div id={SECURE_PLACE} tabIndex={-1} className="space-y-4">
        <p className="measure text-soft">
          Do you think somebody else got in? This signs you out everywhere else and ends every passkey, helper, invitation and
          calendar link. We’ll email you the list. You have 30 days to let any of them back in.
        </p>
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button wide="phone" busy={secure.isPending} onClick={() => setIsAsking(true)}>
            Secure my account
          </Button>
          <Button tone="quiet" wide="phone" onClick={() => goTo(PASSWORD_PLACE)}>
            Then choose a new password
          </Button>
        </div>
        {error === null ? null : <LoadFailure what="What was ended" error={error} onRetry={() => void refetch()} />}
        {data === undefined || data.ended.length === 0 ? null : (
          <section aria-labelledby="ended-ways" className="space-y-2 border-t border-rule pt-4">
            <h3 id="ended-ways">What was ended</h3>
            <ul className="divide-y divide-rule border-y border-rule">
              {data.ended.map((way) => (
                <EndedRow key={way.id} way={way} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="End every other way in?"
        description="You stay signed in here. Everyone else is signed out right away."
        confirmLabel="End them all"
        isDangerous
        onConfirm={() => {
          setIsAsking(false)
          secure.mutate()
        }}
      />
      <p className="mt-4 text-small text-soft">
        Can’t sign in somewhere else? <TextLink to="/forgot-password">Reset your password by email</TextLink>. That ends all of
        these too.
      </p>
    </FoldedSheet>
  )
}

function EndedRow({ way }: { readonly way: EndedWay }) {
  const refreshAll = useRefreshAll()
  const giveBack = useMutation({
    mutationFn: () => call(giveBackAccess, { params: { id: way.id } }),
    onSuccess: ({ message }) => toast({ title: 'Let In Again', description: message }),
    onError: (failure) =>
      toast({ title: 'Not Let In', description: wordsOf(failure, 'Nothing was changed. Try again.'), tone: 'destructive' }),
    onSettled: refreshAll,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 wrap-anywhere">
        {way.kind === 'calendar_link' ? KINDS[way.kind] : `${KINDS[way.kind]}: ${way.label}`}
        <span className="block text-small text-soft">Ended on {writeInstant(way.endedAt)}</span>
      </span>
      <Button busy={giveBack.isPending} onClick={() => giveBack.mutate()} about={`${KINDS[way.kind]} ${way.label}`}>
        Let in again
      </Button>
    </li>
  )
}
