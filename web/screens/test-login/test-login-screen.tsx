import { useState } from 'react'
import { credentials } from '#contract/credentials.ts'
import { SecondStep } from '#web/parts/second-step.tsx'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { useTitle } from '#web/platform/title.ts'
import { makeDemoCredentials } from '#web/screens/test-login/demo-credentials.ts'
import { useTestLogin } from '#web/screens/test-login/use-test-login.ts'
import { useUser } from '#web/shell/current-user.ts'
import { DASHBOARD_PATH, PAYMENT_PATH } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { lowercaseMask } from '#web/ui/mask.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length))

/** /demo-test and /login-simple: the sign-in call laid bare, with a demo account of the visitor's own. */
export function TestLoginScreen() {
  const [demo] = useState(() => makeDemoCredentials(random))
  const form = useZodForm(credentials, demo)
  const { errors, submitCount } = form.formState
  const problems = problemsOf(errors)
  useTitle('Test login', problems.length > 0)
  const { entry, response, challenge, welcome, startAnew } = useTestLogin(demo)
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <div>
        <h1>Test login</h1>
        <p className="measure mt-2 text-soft">
          Sign in with a demo account and see what the server answers. New to this?{' '}
          <TextLink to="/demo-flow">See the demo</TextLink>.
        </p>
      </div>
      <Sheet title="Demo credentials">
        <form noValidate onSubmit={form.handleSubmit((values) => entry.mutate(values))} className="space-y-6">
          <p className="measure text-soft">
            Made for you on this page and shown nowhere else. We create this demo account when you click Login. Note both down if
            you want to come back. Or enter an account you have.
          </p>
          <SignedInNotice />
          <ErrorSummary problems={problems} attempt={submitCount} />
          <TextField
            label="Email or username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            mask={lowercaseMask}
            error={errors.username?.message}
            {...form.register('username')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" tone="primary" wide busy={entry.isPending}>
            Login
          </Button>
        </form>
      </Sheet>
      {challenge === null ? null : (
        <Sheet title="Second step">
          <SecondStep challenge={challenge} onSignedIn={welcome} onOver={startAnew} />
        </Sheet>
      )}
      {response === null ? null : <RawResponse text={response} />}
      {entry.isSuccess ? <WaysOn /> : null}
    </div>
  )
}

function SignedInNotice() {
  const user = useUser()
  if (user === null) return null
  return <Notice tone="info">You are signed in as {user.username}. Signing in as someone else signs you out here.</Notice>
}

/** The answer as it came: the status, a colon, the body. */
function RawResponse({ text }: { readonly text: string }) {
  return (
    <Sheet title="Raw response">
      <output className="block">
        <pre className="rounded-field bg-well p-3 text-small whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </output>
    </Sheet>
  )
}

function WaysOn() {
  return (
    <div className="flex flex-col gap-2 sm:flex-row">
      <LinkButton to={PAYMENT_PATH} tone="primary" wide="phone">
        Go on to the demo payment
      </LinkButton>
      <LinkButton to={DASHBOARD_PATH} wide="phone">
        Go to the dashboard
      </LinkButton>
    </div>
  )
}
