import type Stripe from 'stripe'
import type { PaymentMessage, PaymentNews } from '#adapters/payments/card-payments.ts'

/** Seconds; a message that was signed longer ago was recorded by someone. */
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
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return named('payment', event.data.object.payment_intent)
    case 'payment_method.detached':
      // Whose it was stands only in what it was before.
      return named('customer', event.data.previous_attributes?.customer ?? null)
    case 'checkout.session.completed':
    case 'setup_intent.succeeded':
    case 'payment_method.attached':
      return named('customer', event.data.object.customer)
    case 'customer.updated':
    case 'customer.deleted':
      return { kind: 'customer', id: event.data.object.id }
    default:
      return null
  }
}

function named(kind: 'customer' | 'payment', thing: string | { readonly id: string } | null): About {
  if (thing === null) return null
  return { kind, id: typeof thing === 'string' ? thing : thing.id }
}
