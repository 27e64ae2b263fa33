import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { newPasswordForm, resetPassword } from '#contract/accounts.ts'
import { readCurrentUser } from '#contract/sign-in.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { applyIssues, problemsOf, useZodForm } from '#web/platform/form.ts'
import { keyOf } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { TwoLines } from '#web/ui/two-lines.tsx'
import { NewPasswordFields } from '#web/parts/new-password-fields.tsx'
import { unnamedChooser } from '#web/parts/password-strength.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toast } from '#web/ui/toast.ts'

type NewPassword = z.output<typeof newPasswordForm>

interface NewPasswordSheetProps {
  readonly token: string
  /** The link ended while the form was open. */
  readonly onLinkOver: () => void
}

/** The form of a link that works: the new password, twice, with its strength. */
export function NewPasswordSheet({ token, onLinkOver }: NewPasswordSheetProps) {
  const form = useZodForm(newPasswordForm, { password: '', confirmPassword: '' })
  const { errors, submitCount } = form.formState
  const problems = problemsOf(errors)
  useTitle('Reset your password', problems.length > 0)
  const [refused, setRefused] = useState<readonly string[]>([])
  const reset = useReset(token, (error, { password }) => {
    applyIssues(form, error, ['password'])
    const isAt = (field: string) => isCallError(error) && error.issues.some(({ path }) => path === field)
    if (isAt('password')) setRefused([...refused, password])
    if (isAt('token')) onLinkOver()
  })
  return (
    <>
      <h1>Reset your password</h1>
      <p className="mt-2 mb-6 text-soft">Choose a new password. Everyone signed in to this account is then signed out.</p>
      <Sheet>
        <form noValidate onSubmit={form.handleSubmit((values) => reset.mutate(values))} className="space-y-6">
          <ErrorSummary problems={problems} attempt={submitCount} />
          <NewPasswordFields
            password={form.register('password')}
            confirmPassword={form.register('confirmPassword')}
            errors={errors}
            typed={form.watch('password')}
            chooser={unnamedChooser(refused)}
          />
          <Button type="submit" tone="primary" wide busy={reset.isPending}>
            Reset password
          </Button>
        </form>
      </Sheet>
    </>
  )
}

function useReset(token: string, onRefused: (error: unknown, typed: NewPassword) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const user = useUser()
  return useMutation({
    mutationFn: ({ password }: NewPassword) => call(resetPassword, { body: { token, password } }),
    // The link works once: a second try would be refused although the first one worked.
    retry: false,
    onSuccess: async ({ message }) => {
      toast({ title: 'Password Reset Successful', description: message })
      // Replaced, so that no step back leads to a used-up link.
      await navigate({ to: '/login', replace: true, state: { isLeaving: true } })
      // Anyone who was signed in here may have been signed out with all the others.
      if (user !== null) await client.resetQueries({ queryKey: keyOf(readCurrentUser) })
    },
    onError: (error, typed) => {
      onRefused(error, typed)
      const said = wordsOf(error, 'Failed to reset password. Please try again.')
      const description = isCallError(error) ? said : <TwoLines first={said} second={ANSWER_LOST} />
      toast({ title: 'Reset Failed', description, tone: 'destructive' })
    },
  })
}

const ANSWER_LOST = 'The connection was lost, so your new password may already work. Try to sign in with it.'
