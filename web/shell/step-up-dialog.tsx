import { useMutation, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { codeForm, passwordProof, readFactors, stepUp } from '#contract/second-factor.ts'
import { tellPasskeyFailure } from '#web/parts/passkey-entry.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { answerWithPasskey } from '#web/platform/passkeys.ts'
import { read } from '#web/platform/query-client.ts'
import { type Proof, proofAskedFor, settleProof, watchProof } from '#web/platform/step-up.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

/** One field whatever it is; its name is no other field's of a page. */
const FORMS = {
  password: z.object({ proof: passwordProof.shape.password }),
  code: z.object({ proof: codeForm.shape.code }),
  passkey: z.object({ proof: z.string() }),
}

/** Before a sensitive act: the member proves above the page that it is they, and the act goes on by itself. */
export function StepUpDialog() {
  const proof = useSyncExternalStore(watchProof, proofAskedFor)
  return proof === null ? null : <ProveIt proof={proof} />
}

function ProveIt({ proof }: { readonly proof: Proof }) {
  const form = useZodForm(FORMS[proof], { proof: '' })
  const { errors, submitCount } = form.formState
  const user = useUser()
  const prove = useMutation({
    mutationFn: ({ proof: typed }: { readonly proof: string }) =>
      call(stepUp, { body: proof === 'code' ? { code: typed } : { password: typed } }),
    retry: false,
    onSuccess: () => settleProof(true),
    onError: (error) => {
      const message = wordsOf(error, 'This could not be checked. Try again.')
      if (isCallError(error) && error.issues.length > 0) form.setError('proof', { type: 'server', message })
      else toast({ title: 'Not Confirmed', description: message, tone: 'destructive' })
    },
  })
  const field = { ...form.register('proof'), error: errors.proof?.message }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : settleProof(false))}
      title="Confirm that it is you"
      description="To protect your account, confirm it’s you. You won’t be asked again for ten minutes."
    >
      <form noValidate onSubmit={form.handleSubmit((values) => prove.mutate(values))} className="space-y-6">
        <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
        {proof === 'passkey' ? (
          <p className="text-small text-soft">
            Lost the passkey? Sign out and reset your password by email. That ends every passkey on the account.
          </p>
        ) : proof === 'code' ? (
          <TextField
            label="Code"
            hint="From your authenticator app, or one of your recovery codes."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            characters={30}
            {...field}
          />
        ) : (
          <>
            <input type="text" hidden autoComplete="username" value={user?.username ?? ''} readOnly />
            <PasswordField label="Your password" autoComplete="current-password" {...field} />
          </>
        )}
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {proof === 'passkey' ? null : (
            <Button type="submit" tone="primary" wide="phone" busy={prove.isPending}>
              Confirm
            </Button>
          )}
          <WithPasskey />
          <Button tone="quiet" wide="phone" onClick={() => settleProof(false)}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Where the member has one, it proves the same. */
function WithPasskey() {
  const { data } = useQuery(read(readFactors, {}))
  const prove = useMutation({
    mutationFn: async () => call(stepUp, { body: { passkey: await answerWithPasskey() } }),
    retry: false,
    onSuccess: () => settleProof(true),
    onError: tellPasskeyFailure,
  })
  if (data === undefined || data.passkeys === 0) return null
  return (
    <Button wide="phone" busy={prove.isPending} onClick={() => prove.mutate()}>
      Use a passkey
    </Button>
  )
}
