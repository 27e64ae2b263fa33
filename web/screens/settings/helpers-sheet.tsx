import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { z } from 'zod'
import {
  changeHelper,
  endHelper,
  HELP_CONSENT_VERSION,
  type helper,
  type helperInvitation,
  listHelpers,
  withdrawInvitation,
} from '#contract/helpers.ts'
import { writeDay } from '#engine/values/day.ts'
import { RIGHT_WORDS } from '#web/parts/helping/helping-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeInstant } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { read } from '#web/platform/query-client.ts'
import { Consent, refreshHelpers } from '#web/screens/settings/helper-consent.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FoldedSheet } from '#web/ui/folded-sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

/** Inside a folded sheet: no one waits for them. */
const InviteHelper = lazyPart(async () => (await import('#web/screens/settings/invite-helper.tsx')).InviteHelper)
const HelperLog = lazyPart(async () => (await import('#web/screens/settings/helper-log.tsx')).HelperLog)

type Helper = z.output<typeof helper>
type Invitation = z.output<typeof helperInvitation>

const FORMER = 'A former helper'

/** Who may look into the file: asked, changed, ended; and the log of what they looked at. */
export function HelpersSheet() {
  const { data, error, refetch } = useQuery({ ...read(listHelpers, {}), staleTime: 0, refetchOnMount: true })
  const standing = data?.helpers.filter(({ isStanding }) => isStanding) ?? []
  const former = data?.helpers.filter(({ isStanding }) => !isStanding) ?? []
  return (
    <FoldedSheet title="People who help you">
      <div className="space-y-5">
        <p className="measure text-soft">
          A spouse or counselor can look at your file, if you want, and prepare drafts. Only you can approve, send or pay.
        </p>
        {error === null ? null : <LoadFailure what="Your helpers" error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null ? <SkeletonRows count={2} label="Loading your helpers" /> : null}
        {data === undefined ? null : (
          <>
            {standing.length === 0 && data.invitations.length === 0 ? <p>You haven’t invited anyone.</p> : null}
            {standing.length + data.invitations.length === 0 ? null : (
              <ul aria-label="Your helpers" className="divide-y divide-rule border-y border-rule">
                {standing.map((one) => (
                  <HelperRow key={one.id} one={one} />
                ))}
                {data.invitations.map((one) => (
                  <InvitationRow key={one.id} one={one} />
                ))}
              </ul>
            )}
            <Suspense fallback={null}>
              <InviteHelper />
            </Suspense>
            {former.length === 0 ? null : (
              <p className="measure text-small text-soft">
                No longer: {former.map(({ name, since }) => `${name ?? FORMER} (since ${writeInstant(since)})`).join(', ')}.
              </p>
            )}
            <Suspense fallback={null}>
              <HelperLog />
            </Suspense>
          </>
        )}
      </div>
    </FoldedSheet>
  )
}

const lastDayWords = (helpsUntil: string | null): string => (helpsUntil === null ? '' : ` until ${writeDay(helpsUntil)}`)

function HelperRow({ one }: { readonly one: Helper }) {
  const [isChanging, setIsChanging] = useState(false)
  const name = one.name ?? FORMER
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-strong wrap-anywhere">{name}</span>
          <Tag tone="good">{RIGHT_WORDS[one.right].label}</Tag>
        </p>
        <p className="text-small text-soft wrap-anywhere">
          {one.email}, since {writeInstant(one.since)}
          {lastDayWords(one.helpsUntil)}.{' '}
          {one.lastDay === null ? 'Has not looked yet.' : `Last looked on ${writeDay(one.lastDay)}.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" about={name} onClick={() => setIsChanging(true)}>
          Change
        </Button>
        <Ending id={one.id} name={name} />
      </div>
      {isChanging ? <Changing one={one} onEnd={() => setIsChanging(false)} /> : null}
    </li>
  )
}

function Changing({ one, onEnd }: { readonly one: Helper; readonly onEnd: () => void }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (agreed: { readonly right: Helper['right']; readonly helpsUntil: string | null }) =>
      call(changeHelper, { params: { id: one.id }, body: { ...agreed, agreed: true, consentVersion: HELP_CONSENT_VERSION } }),
    retry: false,
    onSuccess: async () => {
      await refreshHelpers(client)
      toast({ title: 'Choice Saved', description: 'This starts now.' })
      onEnd()
    },
    onError: fail,
  })
  return (
    <Dialog isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onEnd())} title={`What ${one.name ?? FORMER} may do`}>
      <Consent
        given={{ right: one.right, helpsUntil: one.helpsUntil ?? '' }}
        action="Save"
        isBusy={change.isPending}
        onAgreed={(agreed) => change.mutate(agreed)}
        onCancel={onEnd}
      />
    </Dialog>
  )
}

function fail(error: unknown): void {
  toast({ title: 'Update Failed', description: wordsOf(error, 'This could not be done. Try again.'), tone: 'destructive' })
}

function Ending({ id, name }: { readonly id: string; readonly name: string }) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => call(endHelper, { params: { id } }),
    retry: false,
    onSuccess: async ({ message }) => {
      toast({ title: 'Access Ended', description: message })
      await refreshHelpers(client)
    },
    onError: fail,
  })
  return (
    <AlertDialog
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button tone="quiet" about={name} busy={end.isPending}>
          End access
        </Button>
      }
      title={`End the access of ${name}?`}
      description="This takes effect right away, even on open pages. The log stays. You can invite them again."
      confirmLabel="End it"
      isDangerous
      onConfirm={() => {
        setIsAsking(false)
        end.mutate()
      }}
    />
  )
}

function InvitationRow({ one }: { readonly one: Invitation }) {
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => call(withdrawInvitation, { params: { id: one.id } }),
    retry: false,
    onSuccess: ({ message }) => toast({ title: 'Invitation Taken Back', description: message }),
    onError: fail,
    onSettled: () => refreshHelpers(client),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-strong wrap-anywhere">{one.email}</span>
          <Tag tone="warn">Asked</Tag>
        </p>
        <p className="text-small text-soft">
          {RIGHT_WORDS[one.right].label}
          {lastDayWords(one.helpsUntil)}. The link works until {writeInstant(one.expiresAt)}.
        </p>
      </div>
      <Button tone="quiet" about={one.email} busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Take back
      </Button>
    </li>
  )
}
