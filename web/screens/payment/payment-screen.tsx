import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { readDashboard } from '#contract/dashboard.ts'
import { confirmDemoPayment, readSubscription } from '#contract/subscriptions.ts'
import { readIntegrations } from '#contract/service.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { BenefitsList } from '#web/screens/payment/benefits-list.tsx'
import { PROCESSING_MS, REDIRECT_MS } from '#web/screens/payment/demo-times.ts'
import { DASHBOARD_PATH, HOME_PATH } from '#web/shell/paths.ts'
import { subscriptionAtGate } from '#web/shell/subscription.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

// Most people see the simulated payment, or none.
const Billing = lazyPart(async () => (await import('#web/screens/payment/billing-plan.tsx')).BillingPlan)
const BillingPlan = () => (
  <Suspense fallback={<Waiting label="Opening your plan" />}>
    <Billing />
  </Suspense>
)

/** Told once, above the dashboard: how to begin. */
const WELCOME = { welcome: 'beside' } as const

/** /payment-simple and /subscribe: the simulated payment in three steps, or the plan of someone who has one. */
export function PaymentScreen() {
  useTitle('Subscription')
  const subscription = useQuery(subscriptionAtGate)
  const payment = useDemoPayment()
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="mb-6">Your subscription</h1>
      {payment.isPending ? (
        <Processing />
      ) : payment.isSuccess ? (
        <Success words={payment.data.message} />
      ) : subscription.isPending ? (
        <Waiting label="Checking your subscription" />
      ) : subscription.isError && subscription.data === undefined ? (
        <NotChecked error={subscription.error} isBusy={subscription.isFetching} onRetry={() => void subscription.refetch()} />
      ) : subscription.data.status === 'demo_payment_required' ? (
        <Intro onPay={() => payment.mutate()} />
      ) : subscription.data.status === 'stripe_not_configured' ? (
        <NotSetUp />
      ) : subscription.data.status === 'active' ? (
        <ActivePlan />
      ) : (
        <BillingPlan />
      )}
    </div>
  )
}

/** Waits as documented, then makes the real call. A failure leads back to the first step. */
function useDemoPayment() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const payment = useMutation({
    mutationFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, PROCESSING_MS))
      return call(confirmDemoPayment, {})
    },
    // Trying again would wait again; the person decides.
    retry: false,
    onSuccess: () => refresh(client, readSubscription, readDashboard),
    onError: (error) =>
      toast({
        title: 'Demo Payment Error',
        description: wordsOf(error, 'The demo payment could not be confirmed. Try again.'),
        tone: 'destructive',
      }),
  })
  const { isSuccess } = payment
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => navigate({ to: DASHBOARD_PATH, replace: true, state: WELCOME }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, navigate])
  return payment
}

function Intro({ onPay }: { readonly onPay: () => void }) {
  return (
    <Step number={1} title="Demo payment">
      <Price />
      <Notice tone="mark" title="This is a demo">
        The payment is simulated. You don’t need a card, and nothing is charged.
      </Notice>
      <BenefitsList />
      <p className="text-soft">Cancel anytime. 30-day guarantee. You can do all of this yourself, for free.</p>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button tone="primary" wide="phone" onClick={onPay}>
          Pay $39 Now (simulated)
        </Button>
        <LinkButton to={HOME_PATH} tone="quiet" wide="phone">
          Not now
        </LinkButton>
      </div>
    </Step>
  )
}

function Processing() {
  return (
    <Step number={2} title="Processing the demo payment" takesFocus>
      <Waiting label="Simulating the payment of $39.00. Nothing is charged." />
    </Step>
  )
}

function Success({ words }: { readonly words: string }) {
  return (
    <Step number={3} title="Payment successful" takesFocus>
      <Notice tone="good" isLive>
        {words} You are on your way to the dashboard.
      </Notice>
      <LinkButton to={DASHBOARD_PATH} state={WELCOME} replace tone="primary" wide="phone">
        Go to the dashboard
      </LinkButton>
    </Step>
  )
}

/** Active by the simulated payment, or by a contract: what is real here says which. */
function ActivePlan() {
  const { data, error, isPending, refetch } = useQuery(read(readIntegrations, {}))
  if (isPending) return <Waiting label="Opening your plan" />
  if (error !== null) return <LoadFailure what="Your plan" error={error} onRetry={() => void refetch()} />
  const isReal = data.integrations.some(({ service, state }) => service === 'payments' && state === 'real')
  return isReal ? <BillingPlan /> : <Plan />
}

function Plan() {
  return (
    <Sheet title="Your plan" aside={<Tag tone="good">Active</Tag>}>
      <div className="space-y-5">
        <Price />
        <BenefitsList />
        <p className="text-soft">
          The payment was simulated: nothing was charged and nothing renews, so there is nothing to cancel.
        </p>
        <LinkButton to={DASHBOARD_PATH} tone="primary" wide="phone">
          Go to the dashboard
        </LinkButton>
      </div>
    </Sheet>
  )
}

interface NotCheckedProps {
  readonly error: unknown
  readonly isBusy: boolean
  readonly onRetry: () => void
}

/** No one is asked to pay while it is not known whether they have. */
function NotChecked({ error, isBusy, onRetry }: NotCheckedProps) {
  return (
    <Sheet>
      <div className="space-y-5">
        <Notice tone="bad" title="Your subscription could not be checked" isLive>
          {wordsOf(error, 'Check your connection.')} We don’t know if you have one, so you can’t pay right now.
        </Notice>
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button tone="primary" wide="phone" busy={isBusy} onClick={onRetry}>
            Try again
          </Button>
          <LinkButton to={HOME_PATH} tone="quiet" wide="phone">
            Not now
          </LinkButton>
        </div>
      </div>
    </Sheet>
  )
}

function NotSetUp() {
  return (
    <Sheet title="Payment Setup Required">
      <div className="space-y-5">
        <p className="quoted text-figure">$39.00/month</p>
        <p className="text-soft">
          Card payment isn’t set up on this site yet, so there is nothing to pay. Reading reports, disputes and letters work
          without it.
        </p>
        <LinkButton to={HOME_PATH} wide="phone">
          Back to your reports
        </LinkButton>
      </div>
    </Sheet>
  )
}

function Price() {
  return (
    <p>
      <span className="quoted text-figure">$39.00/month</span> <span className="text-soft">simulated</span>
    </p>
  )
}

interface StepProps {
  readonly number: 1 | 2 | 3
  readonly title: string
  /** A step that took the place of the one before it. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

function Step({ number, title, takesFocus = false, children }: StepProps) {
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Sheet
      title={
        <span ref={heading} tabIndex={-1}>
          {title}
        </span>
      }
      aside={<span className="text-small text-soft">Step {number} of 3</span>}
    >
      <div className="space-y-5">{children}</div>
    </Sheet>
  )
}
