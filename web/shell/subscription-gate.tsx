import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { helpingHere } from '#web/platform/helping-base.ts'
import { useTitle } from '#web/platform/title.ts'
import { PAYMENT_PATH } from '#web/shell/paths.ts'
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

export interface SubscriptionGateProps {
  /** Named on the wall: `Dashboard`, `AI Credit Fix`. */
  readonly feature: string
  readonly children: ReactNode
}

/** Shows its children to subscribers, the payment wall to everyone else. An error counts as no subscription. */
export function SubscriptionGate({ feature, children }: SubscriptionGateProps) {
  const { data, isPending } = useQuery(subscriptionAtGate)
  if (isPending) return <Waiting title={feature} label="Checking your subscription" />
  if (data?.hasActiveSubscription === true) return children
  if (helpingHere() !== null) return <MembersPlan feature={feature} />
  if (data?.status === 'demo_payment_required') return <DemoPayment feature={feature} />
  if (data?.status === 'stripe_not_configured') return <PaymentSetup feature={feature} />
  const words = data === undefined || data.status === 'active' ? undefined : PLAN_WORDS[data.status]
  if (words !== undefined) return <PlanWall feature={feature} words={words} />
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

/** In someone else's file: whether they have a plan is theirs to decide. */
function MembersPlan({ feature }: { readonly feature: string }) {
  const title = `${feature} is closed here`
  useTitle(title)
  return (
    <div className="mx-auto max-w-xl">
      <Sheet>
        <h1>{title}</h1>
        <p className="measure mt-3 text-soft">
          {feature} is part of a plan that the person you’re helping doesn’t have. Everything else is open.
        </p>
      </Sheet>
    </div>
  )
}

interface PlanWords {
  readonly title: string
  readonly text: string
  readonly label: string
}

/** Where cards are charged after the work: what is between the member and the plan, and what the button really does. */
const PLAN_WORDS: Readonly<Partial<Record<string, PlanWords>>> = {
  not_sold_here: {
    title: 'Not Sold Here',
    text: 'is part of the plan, and the plan is not sold on this installation. Reading reports, disputes and letters work without it.',
    label: 'About the plan',
  },
  contract_needed: {
    title: 'A Contract Comes First',
    text: 'is part of the plan. Nothing is charged before you have read your rights and signed a contract, and then only as it says.',
    label: 'Read your rights and the contract',
  },
  cancelled: {
    title: 'Your Contract Has Ended',
    text: 'is part of the plan, and your contract has ended. Nothing is charged. You may sign a new one.',
    label: 'Look at your plan',
  },
  hold: {
    title: 'Your Plan Has Not Begun',
    text: 'opens once the business days are over in which you can cancel for free. The law doesn’t let us start earlier.',
    label: 'Look at your plan',
  },
  card_needed: {
    title: 'A Card Is Missing',
    text: 'is part of the plan. Adding a card charges nothing. Your contract says what you pay and when.',
    label: 'Keep a card',
  },
  unpaid: {
    title: 'A Payment Is Open',
    text: 'opens again once the open invoice is paid.',
    label: 'Look at the invoice',
  },
}

function PlanWall({ feature, words }: { readonly feature: string; readonly words: PlanWords }) {
  return (
    <Wall title={words.title} label={words.label}>
      <p>
        {feature} {words.text}
      </p>
    </Wall>
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
      <p>{feature} is part of the subscription. Card payment isn’t set up on this site yet.</p>
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
