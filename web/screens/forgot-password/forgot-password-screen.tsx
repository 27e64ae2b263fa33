import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { askReset, resetRequest } from '#contract/accounts.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { useTitle } from '#web/platform/title.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'

type ResetRequest = z.output<typeof resetRequest>

interface Sent {
  readonly email: string
  /** The server's words: whether and where a mail was written is its to say. */
  readonly message: string
}

/** /forgot-password: asks for a reset link, then says what happens next. */
export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<Sent | null>(null)
  const [isAgain, setIsAgain] = useState(false)
  const askAgain = () => {
    setIsAgain(true)
    setSent(null)
  }
  return (
    <div className="mx-auto max-w-md">
      {sent === null ? <RequestForm onSent={setSent} takesFocus={isAgain} /> : <Confirmation sent={sent} onAgain={askAgain} />}
    </div>
  )
}

interface RequestFormProps {
  readonly onSent: (sent: Sent) => void
  /** The form came back in place of the confirmation: the button that was pressed is gone. */
  readonly takesFocus: boolean
}

function RequestForm({ onSent, takesFocus }: RequestFormProps) {
  const form = useZodForm(resetRequest, { email: '' })
  const { setFocus } = form
  useEffect(() => {
    if (takesFocus) setFocus('email')
  }, [takesFocus, setFocus])
  const { errors, submitCount } = form.formState
  const problems = problemsOf(errors)
  useTitle('Forgot your password?', problems.length > 0)
  const request = useMutation({
    mutationFn: (body: ResetRequest) => call(askReset, { body }),
    onSuccess: ({ message }, { email }) => onSent({ email, message }),
    onError: (error) => {
      const message = wordsOf(error, 'Failed to send reset email. Please try again.')
      form.setError('email', { type: 'server', message })
      toast({ title: 'Error', description: message, tone: 'destructive' })
    },
  })
  return (
    <>
      <h1>Forgot your password?</h1>
      <p className="mt-2 mb-6 text-soft">
        Enter the email address of your account. We’ll email you a link to reset your password.
      </p>
      <Sheet>
        <form noValidate onSubmit={form.handleSubmit((values) => request.mutate(values))} className="space-y-6">
          <ErrorSummary problems={problems} attempt={submitCount} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" tone="primary" wide busy={request.isPending}>
            Send reset link
          </Button>
        </form>
      </Sheet>
      <p className="mt-6">
        <TextLink to="/login">Back to Login</TextLink>
      </p>
    </>
  )
}

function Confirmation({ sent, onAgain }: { readonly sent: Sent; readonly onAgain: () => void }) {
  useTitle('Check your email')
  return (
    <Arrival>
      <div>
        <h1>Check your email</h1>
        <p className="mt-2 break-words text-soft">
          You asked for a reset link for <span className="font-strong text-ink">{sent.email}</span>.
        </p>
      </div>
      <Sheet>
        <div className="space-y-4">
          <p>{sent.message}</p>
          <p className="text-soft">
            The link works once, for one hour. No message? Check that this is the address you registered with, then look in your
            spam folder.
          </p>
          <Button wide onClick={onAgain}>
            Try Different Email
          </Button>
        </div>
      </Sheet>
      <p>
        <TextLink to="/login">Back to Login</TextLink>
      </p>
    </Arrival>
  )
}
