import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import type { User } from '#contract/sign-in.ts'
import { codeForm, finishLogIn } from '#contract/second-factor.ts'
import { PasskeyButton } from '#web/parts/passkey-button.tsx'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { applyIssues, problemsOf, useZodForm } from '#web/platform/form.ts'
import { signInWish } from '#web/platform/shared-computer.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

interface SecondStepProps {
  /** What the server gave for the right password. */
  readonly challenge: string
  readonly onSignedIn: (user: User) => void
  /** It took too long, or the person goes back: the password is asked for again. */
  readonly onOver: () => void
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ challenge, onSignedIn, onOver }: SecondStepProps) {
  const form = useZodForm(codeForm, { code: '' })
  const { errors, submitCount } = form.formState
  const { setFocus } = form
  // The field stands where another form was: the focus goes on with it.
  useEffect(() => setFocus('code'), [setFocus])
  const finish = useMutation({
    mutationFn: ({ code }: z.output<typeof codeForm>) => call(finishLogIn, { body: { challenge, code, ...signInWish() } }),
    retry: false,
    onSuccess: ({ user }) => onSignedIn(user),
    onError: (error) => {
      if (applyIssues(form, error, ['code'])) return
      toast({
        title: 'Login Failed',
        description: wordsOf(error, 'The code could not be checked. Try again.'),
        tone: 'destructive',
      })
      if (isCallError(error) && error.issues.some(({ path }) => path === 'challenge')) onOver()
    },
  })
  return (
    <>
      <form noValidate onSubmit={form.handleSubmit((values) => finish.mutate(values))} className="space-y-6">
        <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
        <TextField
          label="Code"
          hint="Six digits from your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          characters={30}
          error={errors.code?.message}
          {...form.register('code')}
        />
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button type="submit" tone="primary" wide="phone" busy={finish.isPending}>
            Finish signing in
          </Button>
          <Button tone="quiet" wide="phone" onClick={onOver}>
            Back to the password
          </Button>
        </div>
      </form>
      <PasskeyButton onSignedIn={onSignedIn} />
    </>
  )
}
