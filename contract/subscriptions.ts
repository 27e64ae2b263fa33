import { z } from 'zod'
import { WORK_KINDS } from '#engine/billing/billing-policy.ts'
import { STANDINGS } from '#engine/billing/standing.ts'
import { POSTAL_CODES } from '#engine/words/state-code.ts'
import { endpoint, MAX_BODY_BYTES } from '#contract/endpoint.ts'
import { bytes, day, dollars, idParams, instant, personLine } from '#contract/values.ts'

/** Whether the subscription gate is open, and if not, why, in the documents' words; with Stripe, also the state of the plan. */
export const subscription = z
  .object({
    status: z.enum(['demo_payment_required', 'stripe_not_configured', ...STANDINGS]),
    hasActiveSubscription: z.boolean(),
  })
  .meta({ id: 'Subscription' })

const subscriptions = { tag: 'subscriptions', access: 'signed_in' } as const

export const readSubscription = endpoint({
  ...subscriptions,
  method: 'GET',
  path: '/api/subscription-status',
  summary: 'Whether the signed-in user has an active subscription',
  answer: subscription,
  refusals: ['unauthenticated'],
})

export const confirmDemoPayment = endpoint({
  ...subscriptions,
  method: 'POST',
  path: '/api/confirm-demo-payment',
  summary: 'Go through the simulated payment of $39.00; nothing is charged',
  answer: z.object({ success: z.boolean(), message: z.string() }),
  refusals: ['unauthenticated', 'conflict'],
})

const part = z.object({ kind: z.enum(['heading', 'text', 'bold']), text: z.string() })

/** One act, or one month, and what it costs. */
const billLine = z.object({ kind: z.enum([...WORK_KINDS, 'month']), words: z.string(), doneAt: instant, amount: dollars })

export const INVOICE_STATES = [
  'nothing_done',
  'due',
  'failed',
  'paid',
  'refunded',
  'disputed',
  'charged_back',
  'refused',
] as const

export const invoice = z
  .object({
    id: z.string(),
    from: instant,
    to: instant,
    /**
     * `nothing_done`: nothing was charged; `refused`: by our own rules or because it was struck, and never charged; `disputed`: the
     * bank of the card looks at it; `charged_back`: the bank took it back for good.
     */
    state: z.enum(INVOICE_STATES),
    total: dollars,
    lines: z.array(billLine),
    paidAt: instant.nullable(),
    refundedAt: instant.nullable(),
    /** How much of a payment went back, here or by the vendor's own page. */
    refunded: dollars,
    /** Until when the payment is given back; null where it is not, or not any more. */
    refundableUntil: instant.nullable(),
    nextTryAt: instant.nullable(),
    /** Stripe's own page of an unpaid invoice. */
    payUrl: z.string().nullable(),
  })
  .meta({ id: 'Invoice' })

/** The plan of the signed-in user, where money is taken by Stripe. */
export const billingPlan = z
  .object({
    standing: z.enum(STANDINGS),
    timing: z.enum(['arrears', 'advance']),
    /** Where it is sold. */
    states: z.array(z.enum(POSTAL_CODES)),
    operator: z.string().nullable(),
    /** When the statement of rights was signed for; null: it comes first. */
    rightsSignedAt: instant.nullable(),
    contract: z
      .object({
        id: z.string(),
        state: z.string(),
        signedAt: instant,
        /** The last day on which it is cancelled as if it had never been. */
        freeUntil: day,
        startsAt: instant,
        endsAt: instant,
        cancelledAt: instant.nullable(),
        /** Whether anything was or may be charged under it. */
        wasWithinHold: z.boolean(),
      })
      .nullable(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** What the running month comes to so far; null while none runs. */
    next: z.object({ from: instant, to: instant, total: dollars, most: dollars, lines: z.array(billLine) }).nullable(),
    owed: dollars,
    /** Until when the plan stays open although a payment failed. */
    openUntil: instant.nullable(),
    invoices: z.array(invoice),
  })
  .meta({ id: 'BillingPlan' })

const billing = { ...subscriptions, answer: billingPlan } as const

export const readBillingPlan = endpoint({
  ...billing,
  method: 'GET',
  path: '/api/billing/plan',
  summary: 'The plan: contract, card, the running month, invoices; 409 where no real money is taken',
  refusals: ['unauthenticated', 'conflict'],
})

export const readBillingDocuments = endpoint({
  ...subscriptions,
  method: 'GET',
  path: '/api/billing/documents',
  summary: 'The statement of rights, the contract and the notice of cancellation, as they would be signed now',
  query: z.object({ state: z.enum(POSTAL_CODES, { error: 'Choose your state' }).optional() }),
  answer: z.object({
    rights: z.object({ title: z.string(), paragraphs: z.array(z.string()) }),
    /** Null until a state is named in which the plan is sold. */
    contract: z.object({ parts: z.array(part), notice: z.array(part), version: z.string(), signer: z.string() }).nullable(),
    /** Why there is no contract: nothing is sold in that state. */
    notSold: z.string().nullable(),
  }),
  refusals: ['invalid', 'unauthenticated', 'conflict'],
})

const signature = personLine(200, 'Type your full name to sign').min(2, 'Type your full name to sign')

export const signRightsForm = z.object({ signature })

export const signRights = endpoint({
  ...billing,
  method: 'POST',
  path: '/api/billing/rights',
  summary: 'Sign that the statement of rights was received; it comes before any contract',
  body: signRightsForm,
  refusals: ['invalid', 'unauthenticated', 'conflict'],
})

export const signContractForm = z.object({
  state: z.enum(POSTAL_CODES, { error: 'Choose your state' }),
  signature,
  agrees: z.literal(true, { error: 'Confirm that you’ve read the contract' }),
})

export const signContract = endpoint({
  ...billing,
  method: 'POST',
  path: '/api/billing/contract',
  summary: 'Sign the contract that was shown; nothing is charged, and it can be cancelled for three business days',
  body: signContractForm.extend({
    /** Of the contract that was shown: another one is not signed unseen. */
    version: z.string().min(1).max(100),
  }),
  refusals: ['invalid', 'unauthenticated', 'conflict'],
})

export const readSignedContract = endpoint({
  ...subscriptions,
  method: 'GET',
  path: '/api/billing/contract.pdf',
  summary: 'What was signed: rights, contract, and the notice of cancellation in duplicate',
  answer: bytes,
  answers: 'pdf',
  savedAs: 'errata-contract.pdf',
  refusals: ['unauthenticated', 'not_found'],
})

export const cancelContract = endpoint({
  ...billing,
  method: 'POST',
  path: '/api/billing/cancel',
  summary:
    'End the contract at once: within the hold at no cost, later with only what was done charged; repeating it is harmless',
  body: z.object({
    /** On the notice of cancellation; a press of the button alone will do. */
    signature: personLine(200).optional(),
  }),
  refusals: ['invalid', 'unauthenticated', 'conflict'],
})

const page = z.object({ url: z.url() })

export const startCard = endpoint({
  ...subscriptions,
  method: 'POST',
  path: '/api/billing/card',
  summary: 'Where a card is kept, on Stripe’s own page; nothing is charged there',
  answer: page,
  refusals: ['unauthenticated', 'conflict', 'unavailable'],
})

export const checkCard = endpoint({
  ...billing,
  method: 'POST',
  path: '/api/billing/card/check',
  summary: 'Ask Stripe which card is kept, after coming back from its page',
  refusals: ['unauthenticated', 'conflict', 'unavailable'],
})

export const openPortal = endpoint({
  ...subscriptions,
  method: 'POST',
  path: '/api/billing/portal',
  summary: 'Stripe’s page for the card and the invoices',
  answer: page,
  refusals: ['unauthenticated', 'conflict', 'unavailable'],
})

export const payInvoices = endpoint({
  ...billing,
  method: 'POST',
  path: '/api/billing/pay',
  summary: 'Try a failed payment again now, with the card that is kept now',
  refusals: ['unauthenticated', 'conflict', 'unavailable'],
})

export const refundInvoice = endpoint({
  ...billing,
  method: 'POST',
  path: '/api/billing/invoices/:id/refund',
  summary: 'The guarantee: a payment of the last 30 days is given back in full, and the contract ends; repeating it is harmless',
  params: idParams,
  refusals: ['unauthenticated', 'not_found', 'conflict', 'unavailable'],
})

export const stripeWebhook = endpoint({
  tag: 'subscriptions',
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Stripe tells that something happened; the message must be signed by it',
  access: 'public',
  carries: 'signed',
  body: z.string().max(MAX_BODY_BYTES),
  answer: z.object({ received: z.literal(true) }),
  refusals: ['invalid', 'unavailable'],
})
