import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endAuthenticator, makeRecoveryCodes, readFactors, startAuthenticator } from '#contract/second-factor.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted, writeInstant } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { Passkeys } from '#web/screens/settings/security-passkeys.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'
import { FoldedSheet } from '#web/ui/folded-sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

const AuthenticatorSetup = later(async () => (await import('#web/screens/settings/security-setup.tsx')).AuthenticatorSetup)
const RecoveryCodes = later(async () => (await import('#web/screens/settings/security-codes.tsx')).RecoveryCodes)

function fail(error: unknown): void {
  toast({ title: 'Update Failed', description: wordsOf(error, 'This could not be done. Try again.'), tone: 'destructive' })
}

/** What is asked for next to the password: an authenticator app, and the codes for when it is lost. */
export function SecuritySheet() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(read(readFactors, {}))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const show = (made: readonly string[]) => {
    setCodes(made)
    void refresh(client, readFactors)
  }
  return (
    <FoldedSheet title="Sign-in and security">
      {error === null ? null : <LoadFailure what="Your sign-in" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <SkeletonRows count={2} label="Loading your sign-in" /> : null}
      {codes === null ? null : <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {data === undefined || codes !== null ? null : data.authenticator === null ? (
        <TurningOn onCodes={show} />
      ) : (
        <TurnedOn since={data.authenticator.since} left={data.recoveryCodesLeft} onCodes={show} />
      )}
      <Passkeys />
    </FoldedSheet>
  )
}

interface WithCodes {
  readonly onCodes: (codes: readonly string[]) => void
}

function TurningOn({ onCodes }: WithCodes) {
  const start = useMutation({ mutationFn: () => call(startAuthenticator, {}), retry: false, onError: fail })
  return (
    <div tabIndex={-1} data-arrival className="space-y-4">
      {start.data === undefined ? (
        <>
          <p className="measure text-soft">
            Right now your password is all it takes to sign in. Add an authenticator app, and a stolen password isn’t enough.
          </p>
          <Button wide="phone" busy={start.isPending} onClick={() => start.mutate()}>
            Set up an authenticator app
          </Button>
        </>
      ) : (
        <AuthenticatorSetup secret={start.data} onCodes={onCodes} onCancel={start.reset} />
      )}
    </div>
  )
}

function TurnedOn({ since, left, onCodes }: WithCodes & { readonly since: string; readonly left: number }) {
  const make = useMutation({
    mutationFn: () => call(makeRecoveryCodes, {}),
    retry: false,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: fail,
  })
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-strong">Authenticator app</span> <Tag tone="good">On</Tag>
        <span className="text-small text-soft">since {writeInstant(since)}</span>
      </p>
      <p className="measure text-soft">
        {counted(left, 'recovery code')} left, for when you don’t have the app. New ones replace the old ones.
      </p>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button wide="phone" busy={make.isPending} onClick={() => make.mutate()}>
          Make new recovery codes
        </Button>
        <TurningOff />
      </div>
    </div>
  )
}

function TurningOff() {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => call(endAuthenticator, {}),
    retry: false,
    onSuccess: async ({ message }) => {
      await refresh(client, readFactors)
      toast({ title: 'Authenticator App Off', description: message })
    },
    onError: fail,
  })
  const confirm = (): void => {
    // Out of the way first: the question who is asking comes above the page too.
    setIsAsking(false)
    end.mutate()
  }
  return (
    <AlertDialog
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button tone="quiet" wide="phone" busy={end.isPending}>
          Turn the app off
        </Button>
      }
      title="Turn the authenticator app off?"
      description="After that, only your password signs you in, and your recovery codes stop working."
      confirmLabel="Turn it off"
      isDangerous
      onConfirm={confirm}
    />
  )
}
