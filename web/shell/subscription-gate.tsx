import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTitle } from '#web/platform/title.ts'
import { PAYMENT_PATH } from '#web/shell/navigation.ts'
import { subscriptionAtGate } from '#web/shell/subscription.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** What a subscription gives, in the product's words. */
export const BENEFITS = [
  'One-click credit reports',
  'AI dispute letter generation',
  'Live dispute tracking',
  '24/7 AI chat support',
] as const

interface SubscriptionGateProps {
  /** Named on the wall: `Dashboard`, `AI Credit Fix`. */
  readonly feature: string
  readonly children: ReactNode
}

/** Shows its children to subscribers, the payment wall to everybody else. An error counts as no subscription. */
export function SubscriptionGate({ feature, children }: SubscriptionGateProps) {
  const { data, isPending } = useQuery(subscriptionAtGate)
  if (isPending) return <Waiting title={feature} label="Checking your subscription" />
  if (data?.hasActiveSubscription === true) return children
  if (data?.status === 'demo_payment_required') return <DemoPayment feature={feature} />
  if (data?.status === 'stripe_not_configured') return <PaymentSetup feature={feature} />
  return <PaymentWall feature={feature} />
}

function Wall({ title, children, label }: { readonly title: string; readonly children: ReactNode; readonly label: string }) {
  useTitle(title)
  return (
    <div className="mx-auto max-w-xl">
      <Sheet>
        <h1>{title}</h1>
        <div className="measure mt-3 space-y-4 text-soft">{children}</div>
        <div className="mt-6">
          <LinkButton to={PAYMENT_PATH} tone="primary" wide="phone" isButton>
            {label}
          </LinkButton>
        </div>
      </Sheet>
    </div>
  )
}

function DemoPayment({ feature }: { readonly feature: string }) {
  return (
    <Wall title="Payment Required" label="Pay $39 Now">
      <p>
        {feature} is part of the subscription: $39.00 a month, cancel anytime. This is a demo: the payment is simulated and
        nothing is charged.
      </p>
    </Wall>
  )
}

function PaymentSetup({ feature }: { readonly feature: string }) {
  return (
    <Wall title="Payment Setup Required" label="Pay $39 Now">
      <p className="quoted text-figure text-ink">$39.00/month</p>
      <p>{feature} is part of the subscription. Card payment is not set up on this installation yet.</p>
    </Wall>
  )
}

function PaymentWall({ feature }: { readonly feature: string }) {
  return (
    <Wall title="Payment Required - $39.00/Month" label="PAY $39 NOW">
      <p>
        <strong className="text-ink">{feature}</strong> is part of the subscription. It also gives you:
      </p>
      <ul className="space-y-2 text-ink">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Icon of={Check} className="mt-0.5 text-spruce" />
            {benefit}
          </li>
        ))}
      </ul>
      <p>Cancel anytime. 30-day guarantee.</p>
    </Wall>
  )
}
