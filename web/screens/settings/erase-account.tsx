import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { eraseAccount, type ErasureCertificate } from '#contract/account-data.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { leaveBy } from '#web/platform/session-over.ts'
import { useUser } from '#web/shell/current-user.ts'
import { useForgetUser } from '#web/shell/leave.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { LedgerRow } from '#web/ui/ledger.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

/** For good: the username is typed, and until then nothing has happened. */
export function EraseAccount() {
  const [isOpen, setOpen] = useState(false)
  return (
    <LedgerRow
      title="Erase account"
      actions={
        <Button tone="danger" onClick={() => setOpen(true)}>
          Erase account
        </Button>
      }
    >
      <p className="measure text-soft">
        Deletes your account, reports, disputes, letters and papers for good, and gives you a certificate. Export what you want to
        keep first.
      </p>
      {isOpen ? <Question onClose={() => setOpen(false)} /> : null}
    </LedgerRow>
  )
}

function Question({ onClose }: { readonly onClose: () => void }) {
  const username = useUser()?.username ?? ''
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const erase = useErasing(setError)
  const confirm = (): void => {
    if (typed.trim().toLowerCase() !== username) setError(`Type ${username} to confirm`)
    else erase.mutate(typed.trim())
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="Erase your account?"
      description="This cannot be undone. Open disputes go on at the bureaus, but we stop tracking them. Letters already mailed stay with whoever got them."
      confirmLabel="Erase everything"
      cancelLabel="Keep my account"
      isDangerous
      isBusy={erase.isPending}
      onConfirm={confirm}
    >
      <TextField
        name="confirm"
        label={`Type your username, ${username}, to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setError(undefined)
        }}
        {...(error !== undefined && { error })}
      />
    </AlertDialog>
  )
}

function useErasing(tell: (problem: string) => void) {
  const navigate = useNavigate()
  const forget = useForgetUser()
  return useMutation({
    mutationFn: (confirm: string): Promise<ErasureCertificate> =>
      leaveBy(eraseAccount, () => call(eraseAccount, { body: { confirm } })),
    retry: false,
    onSuccess: (certificate) => forget(() => navigate({ to: '/account-erased', replace: true, state: { certificate } })),
    onError: (error) => {
      const description = wordsOf(error, 'Your account could not be erased. Check your connection and try again.')
      tell(description)
      toast({ title: 'Not Erased', description, tone: 'destructive' })
    },
  })
}
