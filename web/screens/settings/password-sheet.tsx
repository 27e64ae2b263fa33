import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { z } from 'zod'
import { changePassword, passwordChangeForm } from '#contract/accounts.ts'
import { listSecurityEvents } from '#contract/security-events.ts'
import { listSessions } from '#contract/sessions.ts'
import { NewPasswordFields } from '#web/parts/new-password-fields.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { applyIssues, problemsOf, useZodForm } from '#web/platform/form.ts'
import { refresh } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { PASSWORD_PLACE } from '#web/screens/settings/places.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { FoldedSheet } from '#web/ui/folded-sheet.tsx'
import { toast } from '#web/ui/toast.ts'

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }

/** Another password: proven with the one that holds now; every other session ends. */
export function PasswordSheet() {
  const form = useZodForm(passwordChangeForm, EMPTY)
  const { errors, submitCount } = form.formState
  const problems = problemsOf(errors)
  const user = useUser()
  const id = useId()
  const client = useQueryClient()
  useTitle('Settings', problems.length > 0)
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: z.output<typeof passwordChangeForm>) =>
      call(changePassword, { body: { currentPassword, password } }),
    retry: false,
    onSuccess: ({ message }) => {
      void refresh(client, listSessions, listSecurityEvents)
      form.reset(EMPTY)
      toast({ title: 'Password Changed', description: message })
    },
    onError: (error) => {
      applyIssues(form, error, ['currentPassword', 'password'])
      const description = wordsOf(error, 'Your password could not be changed. Try again.')
      toast({ title: 'Update Failed', description, tone: 'destructive' })
    },
  })
  return (
    <FoldedSheet title="Change password">
      <form
        id={PASSWORD_PLACE}
        tabIndex={-1}
        aria-label="Change password"
        noValidate
        onSubmit={form.handleSubmit((values) => change.mutate(values))}
        className="space-y-6"
      >
        <ErrorSummary problems={problems} attempt={submitCount} />
        <p className="measure text-soft">This signs you out on your other devices.</p>
        <input type="text" hidden id={id} autoComplete="username" value={user?.username ?? ''} readOnly />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <NewPasswordFields
          password={form.register('password')}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
          typed={form.watch('password')}
          chooser={user}
        />
        <Button type="submit" tone="primary" wide="phone" busy={change.isPending}>
          Change password
        </Button>
      </form>
    </FoldedSheet>
  )
}
