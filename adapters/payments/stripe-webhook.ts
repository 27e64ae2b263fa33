import type Stripe from 'stripe'
import type { PaymentMessage, PaymentNews } from '#adapters/payments/card-payments.ts'

/** Seconds; a message that was signed longer ago was recorded by somebody. */
const TOLERANCE = 300

/** What a webhook of Stripe says, if it is one: signed over the very bytes, and fresh. */
export function hearStripe(stripe: Stripe, secret: string, { header, body, at }: PaymentMessage): PaymentNews {
  const signature = header('stripe-signature')
  if (signature === null) return { kind: 'forged' }
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, Date.parse(at))
    return { kind: 'event', id: event.id, about: aboutOf(event) }
  } catch {
    return { kind: 'forged' }
  }
}

type About = Extract<PaymentNews, { kind: 'event' }>['about']

function aboutOf(event: Stripe.Event): About {
  switch (event.type) {
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return { kind: 'invoice', id: event.data.object.id }
    case 'checkout.session.completed':
    case 'setup_intent.succeeded':
    case 'payment_method.attached':
      return customer(event.data.object.customer)
    case 'customer.updated':
    case 'customer.deleted':
      return { kind: 'customer', id: event.data.object.id }
    default:
      return null
  }
}

function customer(named: string | { readonly id: string } | null): About {
  if (named === null) return null
  return { kind: 'customer', id: typeof named === 'string' ? named : named.id }
}
