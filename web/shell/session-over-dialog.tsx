import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { credentials } from '#contract/credentials.ts'
import { logIn, type User } from '#contract/sign-in.ts'
import { SecondStep } from '#web/parts/second-step.tsx'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { isSessionOver, settleSession, watchSession } from '#web/platform/session-over.ts'
import { keepsNothing } from '#web/platform/shared-computer.ts'
import { becomeUser } from '#web/shell/become-user.ts'
import { useUser } from '#web/shell/current-user.ts'
import { useLogOut } from '#web/shell/leave.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'

const passwordOnly = z.object({ password: credentials.shape.password })

/** The session ended while someone worked: they sign in again above the page, which keeps all that was typed. */
export function SessionOverDialog() {
  const isOver = useSyncExternalStore(watchSession, isSessionOver)
  const user = useUser()
  // No one was signed in: the login guard shows the way.
  if (!isOver || user === null) return null
  if (keepsNothing()) return <LeaveAtOnce />
  return <SignInAgain user={user} />
}

/** On a shared computer no one knows who sits there by now: the page does not stay. */
function LeaveAtOnce() {
  const logOut = useEffectEvent(useLogOut())
  useEffect(() => logOut(), [])
  return null
}

function SignInAgain({ user }: { readonly user: User }) {
  const logOut = useLogOut()
  const form = useZodForm(passwordOnly, { password: '' })
  const { errors, submitCount } = form.formState
  const [challenge, setChallenge] = useState<string | null>(null)
  const goOn = useGoingOn(user)
  const entry = useReturn({ before: user, goOn, onChallenge: setChallenge })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : settleSession())}
      title="Sign in again"
      description={
        <>
          Your session has ended. What you typed is still on the page. Sign in as <span className="text-ink">{user.email}</span>,
          then send it once more.
        </>
      }
    >
      {challenge === null ? (
        <form noValidate onSubmit={form.handleSubmit((values) => entry.mutate(values))} className="space-y-6">
          <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
          <input type="text" hidden autoComplete="username" value={user.username} readOnly />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <div className="flex flex-col gap-2 sm:flex-row">
            <Button type="submit" tone="primary" wide="phone" busy={entry.isPending}>
              Sign in
            </Button>
            <Button tone="quiet" wide="phone" onClick={logOut}>
              Leave this page
            </Button>
          </div>
        </form>
      ) : (
        <SecondStep challenge={challenge} onSignedIn={(found) => void goOn(found)} onOver={() => setChallenge(null)} />
      )}
    </Dialog>
  )
}

/** The same person goes on where they were; what could not be fetched meanwhile is fetched again. */
function useGoingOn(before: User): (user: User) => Promise<void> {
  const client = useQueryClient()
  return async (user) => {
    settleSession()
    // The name was given away meanwhile: nothing of the one before may stay.
    if (user.id !== before.id) return becomeUser(client, user)
    toast({ title: 'Login Successful!', description: `Welcome back, ${user.name}. Send it once more.` })
    await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }
}

interface Returning {
  readonly before: User
  readonly goOn: (user: User) => Promise<void>
  readonly onChallenge: (challenge: string) => void
}

function useReturn({ before, goOn, onChallenge }: Returning) {
  return useMutation({
    mutationFn: ({ password }: z.output<typeof passwordOnly>) => call(logIn, { body: { username: before.username, password } }),
    retry: false,
    onSuccess: ({ user }) => goOn(user),
    onError: (error) => {
      if (isCallError(error) && error.challenge !== null) return onChallenge(error.challenge)
      toast({ title: 'Login Failed', description: wordsOf(error, 'Please check your email and password.'), tone: 'destructive' })
    },
  })
}
