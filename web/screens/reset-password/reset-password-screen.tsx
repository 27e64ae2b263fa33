import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { checkResetToken } from '#contract/accounts.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { call } from '#web/platform/api.ts'
import { keyOf } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { NewPasswordSheet } from '#web/screens/reset-password/new-password-sheet.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** /reset-password?token=…: the link is checked first; then the form, or the way to a new link. */
export function ResetPasswordScreen() {
  const { token = '' } = useSearch({ from: '/reset-password' })
  return (
    <div className="mx-auto max-w-md">
      <CheckedLink key={token} token={token} />
    </div>
  )
}

function CheckedLink({ token }: { readonly token: string }) {
  const [isOver, setIsOver] = useState(false)
  const check = useQuery({
    queryKey: [...keyOf(checkResetToken), token],
    queryFn: ({ signal }) => call(checkResetToken, { body: { token }, signal }),
    enabled: token !== '',
    // A link that works now may be used up the next time it is opened.
    gcTime: 0,
  })
  if (token !== '' && check.isPending) return <Checking />
  if (isOver || !check.data?.valid) return <InvalidLink />
  return <NewPasswordSheet token={token} onLinkOver={() => setIsOver(true)} />
}

function Checking() {
  useTitle('Reset your password')
  return (
    <>
      <h1>Reset your password</h1>
      <Waiting label="Checking your link" />
    </>
  )
}

function InvalidLink() {
  useTitle('Invalid Reset Link')
  return (
    <Arrival>
      <div>
        <h1>Invalid Reset Link</h1>
        <p className="mt-2 text-soft">
          This link doesn’t work any more, or it is incomplete. A link works once, for one hour, and a newer one ends it.
        </p>
      </div>
      <div className="flex flex-col gap-3">
        <LinkButton to="/forgot-password" tone="primary" wide>
          Request New Reset Link
        </LinkButton>
        <LinkButton to="/login" wide>
          Back to Login
        </LinkButton>
      </div>
    </Arrival>
  )
}
