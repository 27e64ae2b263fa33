import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { codeForm, confirmAuthenticator, type startAuthenticator } from '#contract/second-factor.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { applyIssues, problemsOf, useZodForm } from '#web/platform/form.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

interface AuthenticatorSetupProps {
  readonly secret: z.output<(typeof startAuthenticator)['answer']>
  readonly onCodes: (codes: readonly string[]) => void
  readonly onCancel: () => void
}

/** The secret for the app, as a picture, a key and a link; on once a code comes back. */
export function AuthenticatorSetup({ secret, onCodes, onCancel }: AuthenticatorSetupProps) {
  const form = useZodForm(codeForm, { code: '' })
  const { errors, submitCount } = form.formState
  const confirm = useMutation({
    mutationFn: (body: z.output<typeof codeForm>) => call(confirmAuthenticator, { body }),
    retry: false,
    onSuccess: ({ recoveryCodes }) => {
      onCodes(recoveryCodes)
      toast({ title: 'Authenticator App On', description: 'From now on, we’ll ask for a code from it when you sign in.' })
    },
    onError: (error) => {
      if (applyIssues(form, error, ['code'])) return
      toast({
        title: 'Update Failed',
        description: wordsOf(error, 'The code could not be checked. Try again.'),
        tone: 'destructive',
      })
    },
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => confirm.mutate(values))} className="space-y-6">
      <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
      <p className="measure text-soft">
        Scan this picture with your authenticator app. On this very phone, <a href={secret.address}>open it in the app</a>, or
        type the key.
      </p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(secret.picture)}`}
        alt="QR code for your authenticator app; the key below says the same"
        width={208}
        height={208}
        className="rounded-field border border-rule bg-white"
      />
      <p>
        <span className="block font-strong">Key</span>
        <code className="wrap-anywhere">{secret.key.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label="Code that the app shows now"
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        characters={8}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" tone="primary" wide="phone" busy={confirm.isPending}>
          Turn it on
        </Button>
        <Button tone="quiet" wide="phone" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  )
}
