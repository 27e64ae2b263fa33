import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { z } from 'zod'
import { register, registrationForm } from '#contract/accounts.ts'
import { readCurrentUser } from '#contract/sign-in.ts'
import type { ResultOf } from '#contract/endpoint.ts'
import { useDraftForm } from '#web/parts/draft-form.ts'
import { call, type CallInput, isCallError, wordsOf } from '#web/platform/api.ts'
import { applyIssues, problemsOf } from '#web/platform/form.ts'
import { useTitle } from '#web/platform/title.ts'
import { zoneHere } from '#web/platform/zone.ts'
import { RegisterFields } from '#web/screens/register/register-fields.tsx'
import { becomeUser } from '#web/shell/become-user.ts'
import { useVisitor } from '#web/shell/current-user.ts'
import { HOME_PATH, SUBSCRIBE_PATH } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TwoLines } from '#web/ui/two-lines.tsx'
import { toast } from '#web/ui/toast.ts'

type Registration = z.output<typeof registrationForm>

const EMPTY = { firstName: '', lastName: '', email: '', username: '', password: '', confirmPassword: '', phone: '' }

/** /register: makes an account, signs in, goes on to /subscribe. */
export function RegisterScreen() {
  const { form } = useDraftForm(
    registrationForm,
    { defaults: EMPTY },
    { name: 'register', secrets: ['password', 'confirmPassword'], isLocal: true },
  )
  const problems = problemsOf(form.formState.errors)
  useTitle('Create your account', problems.length > 0)
  useLeavingWhenSignedIn()
  const registration = useRegistration((error) => applyIssues(form, error, ['email', 'username', 'password', 'phone']))
  return (
    <div className="mx-auto max-w-xl">
      <h1>Create your account</h1>
      <p className="mt-2 mb-6 text-soft">
        Already have one?{' '}
        <TextLink to="/login" state>
          Sign in
        </TextLink>
      </p>
      <Sheet>
        <form noValidate onSubmit={form.handleSubmit((values) => registration.mutate(values))} className="space-y-6">
          <ErrorSummary problems={problems} attempt={form.formState.submitCount} />
          <RegisterFields form={form} />
          <Button type="submit" tone="primary" wide busy={registration.isPending}>
            Create account
          </Button>
          <p className="text-small text-soft">Errata is software, not a lawyer. You can do all of this yourself for free.</p>
        </form>
      </Sheet>
    </div>
  )
}

/** Anyone who comes here signed in has an account already. */
function useLeavingWhenSignedIn(): void {
  const navigate = useNavigate()
  const visitor = useVisitor()
  const [arrived, setArrived] = useState(visitor.state)
  if (arrived === 'unknown' && visitor.state !== 'unknown') setArrived(visitor.state)
  useEffect(() => {
    if (arrived === 'signed_in') void navigate({ to: HOME_PATH, replace: true })
  }, [arrived, navigate])
}

type RegisterBody = CallInput<typeof register>['body']

/** Registers. Where the answer got lost on its way, the one who is signed in now tells whether it worked. */
async function registered(body: RegisterBody): Promise<ResultOf<typeof register>> {
  try {
    return await call(register, { body })
  } catch (error) {
    if (isCallError(error)) throw error
    const { user } = await call(readCurrentUser, {}).catch(() => ({ user: null }))
    if (user?.username !== body.username) throw error
    return { user }
  }
}

function failureWords(error: unknown): ReactNode {
  if (isCallError(error)) return wordsOf(error, 'Registration failed')
  return <TwoLines first="Please check your information and try again." second={ANSWER_LOST} />
}

const ANSWER_LOST = 'If the connection was lost, your account may already exist: try to sign in.'

function useRegistration(placeIssues: (error: unknown) => boolean) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // A page of ours that asked for an account first.
  const from = useLocation({ select: (location) => location.state.from })
  return useMutation({
    mutationFn: ({ firstName, lastName, email, username, password, phone }: Registration) =>
      registered({ username, email, password, name: `${firstName} ${lastName}`, timeZone: zoneHere(), ...(phone && { phone }) }),
    // A second try would be told that the name is taken, by the account that the first one made.
    retry: false,
    onSuccess: async ({ user, warning }) => {
      becomeUser(client, user)
      await (from === undefined ? navigate({ to: SUBSCRIBE_PATH }) : navigate({ href: from, replace: true }))
      if (warning !== undefined) toast({ title: 'Your password is easy to guess', description: warning })
    },
    onError: (error) => {
      placeIssues(error)
      toast({ title: 'Registration Failed', description: failureWords(error), tone: 'destructive' })
    },
  })
}
