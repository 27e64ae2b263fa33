import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { changeEmail, emailChange, readEmailAddress, resendVerification } from '#contract/email-address.ts'
import type { ResultOf } from '#contract/endpoint.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

/** The address of the account: whether it is confirmed, the link again, and another address. */
export function EmailSheet() {
  const { data, error, refetch } = useQuery({ ...read(readEmailAddress, {}), staleTime: 0, refetchOnMount: true })
  return (
    <Sheet title="Email address">
      {error === null ? null : <LoadFailure what="Your address" error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null ? (
          <SkeletonRows count={1} label="Loading your address" />
        ) : null
      ) : (
        <div className="space-y-6">
          <Standing {...data} />
          <Details summary="Use another address">
            <ChangeForm />
          </Details>
        </div>
      )}
    </Sheet>
  )
}

function Standing({ email, isConfirmed, waiting }: ResultOf<typeof readEmailAddress>) {
  const resend = useMutation({
    mutationFn: () => call(resendVerification, {}),
    retry: false,
    onSuccess: ({ message }) => toast({ title: 'Link Sent', description: message }),
    onError: (error) => {
      const description = wordsOf(error, 'The link could not be sent. Try again.')
      toast({ title: 'Link Not Sent', description, tone: 'destructive' })
    },
  })
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="wrap-anywhere">{email}</span>
        <Tag tone={isConfirmed ? 'good' : 'warn'}>{isConfirmed ? 'Confirmed' : 'Not confirmed yet'}</Tag>
      </p>
      {waiting === null ? null : (
        <p className="measure text-soft">
          <span className="wrap-anywhere">{waiting}</span> replaces it once you follow the link we sent there.
        </p>
      )}
      {isConfirmed && waiting === null ? null : (
        <>
          {isConfirmed ? null : (
            <p className="measure text-soft">
              Follow the link in the message you got. Until then, everything works except mailing real letters from here.
            </p>
          )}
          <Button busy={resend.isPending} onClick={() => resend.mutate()}>
            Send the link again
          </Button>
        </>
      )}
    </div>
  )
}

/** The names are those of this form alone: the form for the password is on the same page. */
const changeForm = z.object({ newEmail: emailChange.shape.email, passwordForEmail: emailChange.shape.currentPassword })
const EMPTY = { newEmail: '', passwordForEmail: '' }
const FIELDS = { email: 'newEmail', currentPassword: 'passwordForEmail' } as const

function ChangeForm() {
  const client = useQueryClient()
  const form = useZodForm(changeForm, EMPTY)
  const { errors, submitCount } = form.formState
  const change = useMutation({
    mutationFn: ({ newEmail, passwordForEmail }: z.output<typeof changeForm>) =>
      call(changeEmail, { body: { email: newEmail, currentPassword: passwordForEmail } }),
    retry: false,
    onSuccess: ({ message }) => {
      form.reset(EMPTY)
      toast({ title: 'Link Sent', description: message })
      return refresh(client, readEmailAddress)
    },
    onError: (error) => {
      for (const { path, message } of isCallError(error) ? error.issues : [])
        if (path === 'email' || path === 'currentPassword') form.setError(FIELDS[path], { type: 'server', message })
      const description = wordsOf(error, 'The address could not be changed. Try again.')
      toast({ title: 'Update Failed', description, tone: 'destructive' })
    },
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => change.mutate(values))} className="space-y-6 pt-2">
      <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
      <p className="measure text-soft">We’ll tell your old address. It stays until you follow the link we send to the new one.</p>
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        error={errors.newEmail?.message}
        {...form.register('newEmail')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.passwordForEmail?.message}
        {...form.register('passwordForEmail')}
      />
      <Button type="submit" wide="phone" busy={change.isPending}>
        Send a link to the new address
      </Button>
    </form>
  )
}
