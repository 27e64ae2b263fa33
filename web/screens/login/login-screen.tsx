import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import { logIn, type User } from '#contract/sign-in.ts'
import { loadPasskeyEntry, PasskeyButton } from '#web/parts/passkey-button.tsx'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { usePlainForm } from '#web/platform/plain-form.ts'
import { isNothingWished, signInWish, wishNothingKept } from '#web/platform/shared-computer.ts'
import { useTitle } from '#web/platform/title.ts'
import { whenUsed } from '#web/platform/when-idle.ts'
import { keepRememberedEmail, readRememberedEmail } from '#web/screens/login/remembered-email.ts'
import { REDIRECT_DELAY_MS, wayOn } from '#web/screens/login/way-on.ts'
import { becomeUser } from '#web/shell/become-user.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { lowercaseMask } from '#web/ui/mask.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'

type Credentials = z.output<typeof credentials>

const loadCredentials = async () => (await import('#contract/credentials.ts')).credentials

const SecondStep = lazyPart(async () => (await import('#web/parts/second-step.tsx')).SecondStep)

/** /login: signs in, then back to the page the visitor came from. */
export function LoginScreen() {
  const [remembered] = useState(readRememberedEmail)
  const [isRemembering, setIsRemembering] = useState(remembered !== null)
  const [isShared, setIsShared] = useState(isNothingWished)
  const goOn = useWayOn()
  const [challenge, setChallenge] = useState<string | null>(null)
  const welcome = useWelcome(goOn)
  const entry = useEntry({ isRemembering: isRemembering && !isShared, welcome, onChallenge: setChallenge })
  const { send, problems, attempt, isChecking, errorOf } = usePlainForm(loadCredentials, entry.mutate)
  useTitle('Sign in', problems.length > 0)
  useGoingOnAtOnce(entry.isIdle, goOn)
  usePasskeyFilledIn(welcome)
  if (challenge !== null) {
    return (
      <div className="mx-auto max-w-md">
        <h1 className="mb-6">Sign in</h1>
        <Sheet>
          <Suspense fallback={<Spinner />}>
            <SecondStep challenge={challenge} onSignedIn={welcome} onOver={() => setChallenge(null)} />
          </Suspense>
        </Sheet>
      </div>
    )
  }
  return (
    <div className="mx-auto max-w-md">
      <h1>Sign in</h1>
      <p className="mt-2 mb-6 text-soft">
        New here?{' '}
        <TextLink to="/register" state>
          Create an account
        </TextLink>
        , <TextLink to="/welcome">or see what Errata does</TextLink>
      </p>
      <Sheet>
        <form noValidate onSubmit={send} className="space-y-6">
          <ErrorSummary problems={problems} attempt={attempt} />
          <TextField
            label="Email or username"
            autoComplete="username webauthn"
            autoCapitalize="none"
            inputMode="email"
            spellCheck={false}
            mask={lowercaseMask}
            name="username"
            defaultValue={remembered ?? ''}
            error={errorOf('username')}
          />
          <PasswordField label="Password" autoComplete="current-password" name="password" error={errorOf('password')} />
          <Checkbox
            label="Remember my email"
            checked={isRemembering}
            onChange={(event) => setIsRemembering(event.target.checked)}
          />
          <div>
            <Checkbox
              label="Don’t keep anything here"
              aria-describedby="shared-computer"
              checked={isShared}
              onChange={({ target }) => {
                wishNothingKept(target.checked)
                setIsShared(target.checked)
              }}
            />
            <p id="shared-computer" className="text-small text-soft">
              For a shared computer, like at a library. We’ll sign you out after 30 minutes without use.
            </p>
          </div>
          <Button type="submit" tone="primary" wide busy={isChecking || entry.isPending}>
            Sign in
          </Button>
        </form>
        <PasskeyButton onSignedIn={welcome} />
      </Sheet>
      <p className="mt-6">
        <TextLink to="/forgot-password">Forgot your password?</TextLink>
      </p>
    </div>
  )
}

/** What follows a finished sign-in, with a second step or without. */
function useWelcome(goOn: () => void): (user: User) => void {
  const client = useQueryClient()
  return (user) => {
    becomeUser(client, user)
    toast({ title: 'Login Successful!', description: 'Welcome back, {name}.'.replace('{name}', () => user.name) })
    setTimeout(goOn, REDIRECT_DELAY_MS)
  }
}

interface Entering {
  readonly isRemembering: boolean
  readonly welcome: (user: User) => void
  readonly onChallenge: (challenge: string) => void
}

function useEntry({ isRemembering, welcome, onChallenge }: Entering) {
  const remember = (username: string) => keepRememberedEmail(isRemembering ? username : null)
  return useMutation({
    mutationFn: (body: Credentials) => call(logIn, { body: { ...body, ...signInWish() } }),
    onSuccess: ({ user }, { username }) => {
      remember(username)
      welcome(user)
    },
    onError: (error, { username }) => {
      if (isCallError(error) && error.challenge !== null) {
        remember(username)
        return onChallenge(error.challenge)
      }
      const description = wordsOf(error, 'Please check your email and password.')
      toast({ title: 'Login Failed', description, tone: 'destructive' })
    },
  })
}

/** A passkey that the browser offered in the field of the name, and that was chosen there. */
function usePasskeyFilledIn(welcome: (user: User) => void): void {
  const isSignedIn = useUser() !== null
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    const code = await loadPasskeyEntry().catch(() => null)
    // Autofill is optional, so if its code doesn't load, skip it.
    if (code === null) return
    const { enterFromAutofill, tellPasskeyFailure } = code
    const user = await enterFromAutofill(signal).catch(tellPasskeyFailure)
    if (user) welcome(user)
  })
  useEffect(() => {
    if (isSignedIn) return undefined
    const leaving = new AbortController()
    // The form can be typed into before that.
    const callOff = whenUsed(() => void offer(leaving.signal))
    return () => {
      callOff()
      leaving.abort()
    }
  }, [isSignedIn])
}

/** Anyone who is signed in already when they come here has nothing to do here. */
function useGoingOnAtOnce(isIdle: boolean, goOn: () => void): void {
  const isSignedIn = useUser() !== null
  const isLeaving = useLocation({ select: (location) => location.state.isLeaving === true })
  const leave = useEffectEvent(goOn)
  useEffect(() => {
    if (isSignedIn && isIdle && !isLeaving) leave()
  }, [isSignedIn, isIdle, isLeaving])
}

function useWayOn(): () => void {
  const router = useRouter()
  const { redirect } = useSearch({ from: '/login' })
  const from = useLocation({ select: (location) => location.state.from })
  return () => router.history.replace(wayOn({ redirect, from }))
}
