import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { listPasskeys, type passkey, passkeyName, removePasskey, renamePasskey } from '#contract/passkeys.ts'
import { readFactors } from '#contract/second-factor.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { tellPasskeyFailure } from '#web/parts/passkey-entry.ts'
import { writeInstant } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { knowsPasskeys } from '#web/platform/passkey-support.ts'
import { makePasskey } from '#web/platform/passkeys.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

type Passkey = z.output<typeof passkey>

function fail(error: unknown): void {
  toast({ title: 'Update Failed', description: wordsOf(error, 'This could not be done. Try again.'), tone: 'destructive' })
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => refresh(client, listPasskeys, readFactors)
}

/** Keys on the member's own devices that sign in without a password. */
export function Passkeys() {
  const { data, error, refetch } = useQuery(read(listPasskeys, {}))
  const [isAdding, setIsAdding] = useState(false)
  return (
    <section tabIndex={-1} data-arrival aria-labelledby="passkeys" className="mt-6 space-y-4 border-t border-rule pt-6">
      <h3 id="passkeys">Passkeys</h3>
      <p className="measure text-soft">
        A key on your phone, computer or security key signs you in with your fingerprint, face or PIN: no password and no code,
        and nothing that a false page could steal.
      </p>
      {error === null ? null : <LoadFailure what="Your passkeys" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <SkeletonRows count={1} label="Loading your passkeys" /> : null}
      {data === undefined || data.length === 0 ? null : (
        <ul className="divide-y divide-rule border-y border-rule">
          {data.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <NameForm label="Name of the new passkey" action="Make the passkey" send={makePasskey} onEnd={() => setIsAdding(false)} />
      ) : knowsPasskeys() ? (
        <Button wide="phone" onClick={() => setIsAdding(true)}>
          Add a passkey
        </Button>
      ) : (
        <p className="text-soft">This browser doesn’t support passkeys.</p>
      )}
    </section>
  )
}

function Row({ one }: { readonly one: Passkey }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const used = one.lastUsedAt === null ? 'not used yet' : `last used ${writeInstant(one.lastUsedAt)}`
  if (isRenaming) {
    const rename = (name: string) => call(renamePasskey, { params: { id: one.id }, body: { name } })
    return (
      <li className="py-4">
        <NameForm
          label={`New name of “${one.name}”`}
          action="Rename"
          given={one.name}
          send={rename}
          onEnd={() => setIsRenaming(false)}
        />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-strong wrap-anywhere">{one.name}</p>
        <p className="text-small text-soft">
          Added {writeInstant(one.createdAt)}, {used}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" about={one.name} onClick={() => setIsRenaming(true)}>
          Rename
        </Button>
        <Removing one={one} />
      </div>
    </li>
  )
}

interface NameFormProps {
  readonly label: string
  readonly action: string
  readonly given?: string
  readonly send: (name: string) => Promise<unknown>
  readonly onEnd: () => void
}

function NameForm({ label, action, given = '', send, onEnd }: NameFormProps) {
  const form = useZodForm(passkeyName, { name: given })
  const { errors, submitCount } = form.formState
  const { setFocus } = form
  // The button that opened it is gone: the first thing to say is what it is called.
  useEffect(() => setFocus('name'), [setFocus])
  const again = useRefresh()
  const act = useMutation({
    mutationFn: ({ name }: z.output<typeof passkeyName>) => send(name),
    retry: false,
    onSuccess: async () => {
      await again()
      toast({ title: 'Passkey Kept', description: 'You can sign in with it now.' })
      onEnd()
    },
    onError: tellPasskeyFailure,
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => act.mutate(values))} className="space-y-4">
      <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
      <TextField
        label={label}
        hint="So you recognize it later: the device it’s on."
        autoComplete="off"
        characters={30}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" tone="primary" wide="phone" busy={act.isPending}>
          {action}
        </Button>
        <Button tone="quiet" wide="phone" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Removing({ one }: { readonly one: Passkey }) {
  const [isAsking, setIsAsking] = useState(false)
  const again = useRefresh()
  const remove = useMutation({
    mutationFn: () => call(removePasskey, { params: { id: one.id } }),
    retry: false,
    onSuccess: async ({ message }) => {
      toast({ title: 'Passkey Removed', description: message })
      await again()
    },
    onError: fail,
  })
  const confirm = (): void => {
    // Out of the way first: the question who is asking comes above the page too.
    setIsAsking(false)
    remove.mutate()
  }
  return (
    <AlertDialog
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button tone="quiet" about={one.name} busy={remove.isPending}>
          Remove
        </Button>
      }
      title={`Remove “${one.name}”?`}
      description="It can’t sign anyone in after that. Your password stays the same."
      confirmLabel="Remove it"
      isDangerous
      onConfirm={confirm}
    />
  )
}
