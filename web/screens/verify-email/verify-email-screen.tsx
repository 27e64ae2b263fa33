import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { readEmailAddress, verifyEmail } from '#contract/email-address.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { refresh } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** /verify-email?code=…: the link of the mail. Pressed by a person: a mail program that only looks at links confirms nothing. */
export function VerifyEmailScreen() {
  const { code = '' } = useSearch({ from: '/verify-email' })
  return (
    <div className="mx-auto max-w-md">
      <Link key={code} code={code} />
    </div>
  )
}

function Link({ code }: { readonly code: string }) {
  useTitle('Confirm your email address')
  const client = useQueryClient()
  const user = useUser()
  const verify = useMutation({
    mutationFn: () => call(verifyEmail, { body: { token: code } }),
    retry: false,
    onSuccess: () => (user === null ? undefined : refresh(client, readEmailAddress)),
  })
  const isOver = code === '' || (isCallError(verify.error) && verify.error.status === 400)
  if (isOver) return <LinkOver isSignedIn={user !== null} />
  if (verify.data !== undefined) return <Confirmed email={verify.data.email} isSignedIn={user !== null} />
  return (
    <>
      <h1>Confirm your email address</h1>
      <p className="mt-2 mb-6 text-soft">You followed the link we sent you. Press once to confirm your address.</p>
      <Sheet>
        <div className="space-y-6">
          {verify.error === null ? null : (
            <Notice tone="bad" title="Not confirmed" isLive>
              {wordsOf(verify.error, 'Check your connection and try again. Nothing was lost.')}
            </Notice>
          )}
          <Button tone="primary" wide busy={verify.isPending} onClick={() => verify.mutate()}>
            Confirm this address
          </Button>
        </div>
      </Sheet>
    </>
  )
}

function Confirmed({ email, isSignedIn }: { readonly email: string; readonly isSignedIn: boolean }) {
  return (
    <Arrival>
      <div>
        <h1>Your address is confirmed</h1>
        <p className="mt-2 text-soft">
          <span className="font-strong text-ink wrap-anywhere">{email}</span> is the address of your account.
        </p>
      </div>
      <LinkButton to={isSignedIn ? '/' : '/login'} tone="primary" wide>
        {isSignedIn ? 'Go on' : 'Go to Login'}
      </LinkButton>
    </Arrival>
  )
}

function LinkOver({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <Arrival>
      <div>
        <h1>Invalid link</h1>
        <p className="mt-2 text-soft">
          This link doesn’t work any more, or it is incomplete. A link works once, for 24 hours, and a newer one ends it. Your
          Settings say whether your address is confirmed, and send another link.
        </p>
      </div>
      <LinkButton to={isSignedIn ? '/settings' : '/login'} tone="primary" wide>
        {isSignedIn ? 'Go to Settings' : 'Go to Login'}
      </LinkButton>
    </Arrival>
  )
}
