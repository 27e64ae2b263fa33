import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { returnEmail } from '#contract/email-address.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { useTitle } from '#web/platform/title.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** /return-email?code=…: the link that went to the old address. Pressed by a person: a mail program that looks at links changes nothing. */
export function ReturnEmailScreen() {
  const { code = '' } = useSearch({ from: '/return-email' })
  return (
    <div className="mx-auto max-w-md">
      <Link key={code} code={code} />
    </div>
  )
}

function Link({ code }: { readonly code: string }) {
  useTitle('Take your account back')
  const take = useMutation({ mutationFn: () => call(returnEmail, { body: { token: code } }), retry: false })
  const isOver = code === '' || (isCallError(take.error) && take.error.status === 400)
  if (isOver) return <LinkOver />
  if (take.data !== undefined) return <TakenBack email={take.data.email} />
  return (
    <>
      <h1>Take your account back</h1>
      <p className="mt-2 mb-6 text-soft">
        Someone changed the email address of your account. If it wasn’t you, change it back here.
      </p>
      <Sheet>
        <div className="space-y-6">
          {take.error === null ? null : (
            <Notice tone="bad" title="Nothing was changed" isLive>
              {wordsOf(take.error, 'Check your connection and try again.')}
            </Notice>
          )}
          <div>
            <p>When you press the button:</p>
            <ul className="mt-2 list-disc space-y-1 pl-5">
              <li>Your old email address comes back.</li>
              <li>Everybody is signed out, on every device.</li>
              <li>Passkeys, helpers, invitations and calendar links end. You can let each in again for 30 days.</li>
              <li>An authenticator app from the week before the change, or from later, is removed.</li>
              <li>Your password stops working. We send you a link to choose a new one.</li>
            </ul>
          </div>
          <Button tone="primary" wide busy={take.isPending} onClick={() => take.mutate()}>
            Take my account back
          </Button>
        </div>
      </Sheet>
    </>
  )
}

function TakenBack({ email }: { readonly email: string }) {
  return (
    <Arrival>
      <div>
        <h1>Your account is yours again</h1>
        <p className="mt-2 text-soft">
          We sent a link to <span className="font-strong text-ink wrap-anywhere">{email}</span>. Use it within an hour to choose a
          new password, then sign in.
        </p>
      </div>
      <LinkButton to="/login" tone="primary" wide>
        Go to Login
      </LinkButton>
    </Arrival>
  )
}

function LinkOver() {
  return (
    <Arrival>
      <div>
        <h1>Invalid link</h1>
        <p className="mt-2 text-soft">
          This link doesn’t work any more, or it is incomplete. It works once, for 7 days. If you used it, look for our newest
          message to choose a new password.
        </p>
      </div>
      <LinkButton to="/forgot-password" tone="primary" wide>
        Choose a new password
      </LinkButton>
    </Arrival>
  )
}
