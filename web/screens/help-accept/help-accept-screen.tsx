import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { acceptInvitation, readInvitation } from '#contract/helpers.ts'
import { writeDay } from '#engine/values/day.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { FILE_PATH, RIGHT_WORDS } from '#web/parts/helping/helping-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeInstant } from '#web/parts/written.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { inFile } from '#web/platform/helping-base.ts'
import { useTitle } from '#web/platform/title.ts'
import { useVisitor } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonAnchor, LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** /help/accept?token=…: the link of the mail. Pressed by a person: a mail program that only looks at links accepts nothing. */
export function HelpAcceptScreen() {
  const { token = '' } = useSearch({ from: '/help/accept' })
  return (
    <div className="mx-auto max-w-md">
      <Invitation key={token} token={token} />
    </div>
  )
}

function Invitation({ token }: { readonly token: string }) {
  useTitle('You’re invited to help')
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token }, signal }),
    retry: false,
    enabled: token !== '',
  })
  const accept = useMutation({ mutationFn: () => call(acceptInvitation, { body: { token } }), retry: false })
  const isOver = token === '' || (isCallError(error) && error.status === 400)
  if (accept.data !== undefined) return <Accepted id={accept.data.id} name={accept.data.memberName} />
  if (isOver) return <LinkOver />
  if (error !== null) return <LoadFailure what="The invitation" error={error} onRetry={() => void refetch()} />
  if (isPending || data === undefined) return <Waiting title="You’re invited to help" label="Loading the invitation" />
  return (
    <>
      <h1 className="wrap-anywhere">{data.memberName} asks you to help</h1>
      <p className="mt-2 mb-6 text-soft">
        Errata finds errors in credit reports and helps people dispute them. You’d see this person’s reports, because they agreed
        to it. The link works until {writeInstant(data.expiresAt)}.
      </p>
      <Sheet title={RIGHT_WORDS[data.right].label}>
        <div className="space-y-6">
          <div className="space-y-3">
            <p className="measure text-soft">They agreed to these words:</p>
            <blockquote className="measure border-l-4 border-rule pl-4">{data.words}</blockquote>
            {data.helpsUntil === null ? null : <p>It ends after {writeDay(data.helpsUntil)}.</p>}
          </div>
          {accept.error === null ? null : (
            <Notice tone="bad" title="Not accepted" isLive>
              {wordsOf(accept.error, 'Check your connection and try again. Nothing was lost.')}
            </Notice>
          )}
          <Answer isBusy={accept.isPending} onAccept={() => accept.mutate()} />
        </div>
      </Sheet>
    </>
  )
}

/** The ways to an account that are at the top of the page lead back here, too. */
function useComingBack(): string {
  const navigate = useNavigate()
  const from = useRouter().latestLocation.href
  useEffect(() => void navigate({ href: from, replace: true, state: { from } }), [navigate, from])
  return from
}

/** Anyone who is not signed in does that first, and comes back here. */
function Answer({ isBusy, onAccept }: { readonly isBusy: boolean; readonly onAccept: () => void }) {
  const visitor = useVisitor()
  const from = useComingBack()
  if (visitor.state === 'unknown') return null
  if (visitor.state === 'signed_in')
    return (
      <div className="space-y-4">
        <p className="text-small text-soft">
          You are signed in as <span className="font-strong text-ink wrap-anywhere">{visitor.user.email}</span>. Their log shows
          whatever you look at.
        </p>
        <Button tone="primary" wide busy={isBusy} onClick={onAccept}>
          Help from now on
        </Button>
      </div>
    )
  return (
    <div className="space-y-4">
      <p className="text-small text-soft">
        You need an account with the email address this invitation went to. We’ll bring you back here.
      </p>
      <LinkButton to="/login" state={{ from }} tone="primary" wide>
        Sign in and go on
      </LinkButton>
      <LinkButton to="/register" state={{ from }} wide>
        Make an account and go on
      </LinkButton>
    </div>
  )
}

function Accepted({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Arrival>
      <div>
        <h1>You’re now a helper</h1>
        <p className="mt-2 text-soft">
          The file of <span className="font-strong text-ink wrap-anywhere">{name}</span> is open to you. You’ll find it in your
          Settings, and you can leave it there anytime.
        </p>
      </div>
      <ButtonAnchor href={inFile(id, FILE_PATH)} tone="primary" wide>
        Open the file
      </ButtonAnchor>
    </Arrival>
  )
}

function LinkOver() {
  return (
    <Arrival>
      <div>
        <h1>Invalid link</h1>
        <p className="mt-2 text-soft">
          This link doesn’t work any more, or it is incomplete. An invitation works once, for seven days, and a newer one ends it.
          Ask the person who invited you for another one.
        </p>
      </div>
      <LinkButton to="/" tone="primary" wide>
        Go on
      </LinkButton>
    </Arrival>
  )
}
