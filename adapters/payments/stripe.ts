import Stripe from 'stripe'
import type {
  CardPayments,
  InvoiceOrder,
  KeptCard,
  PaymentMessage,
  VendorInvoice,
  VendorReturns,
} from '#adapters/payments/card-payments.ts'
import { MONTHLY_CENTS } from '#adapters/payments/monthly-price.ts'
import type { PaymentsPort } from '#adapters/payments/port.ts'
import { asked, declineOf, isGone } from '#adapters/payments/stripe-errors.ts'
import { hearStripe } from '#adapters/payments/stripe-webhook.ts'

export interface StripeAccount {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where Stripe answers; absent: at Stripe. */
  readonly baseUrl?: string | undefined
  /** Milliseconds for one try of one call. */
  readonly timeoutMs?: number
  /** Further tries of a call that got no answer. */
  readonly retries?: number
}

const TIMEOUT_MS = 15_000
const RETRIES = 2
const CURRENCY = 'usd'
/** Our own id of an invoice, at Stripe. */
const OURS = 'errata_invoice'

/** Stripe, by its own library. Each write carries a key, so that a repetition changes nothing. */
export function stripePayments(account: StripeAccount): PaymentsPort {
  const stripe = new Stripe(account.secretKey, {
    maxNetworkRetries: account.retries ?? RETRIES,
    timeout: account.timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
    ...addressOf(account.baseUrl),
  })
  return {
    status: async () => ({ kind: 'stripe', monthlyCents: MONTHLY_CENTS }),
    confirmDemo: async () => ({ kind: 'refused', reason: 'not_a_demo' }),
    cards: {
      ...customersAt(stripe),
      ...invoicesAt(stripe),
      hear: (message: PaymentMessage) => hearStripe(stripe, account.webhookSecret, message),
    },
  }
}

function addressOf(baseUrl: string | undefined): Stripe.StripeConfig {
  if (baseUrl === undefined) return {}
  const { hostname, port, protocol } = new URL(baseUrl)
  return protocol === 'http:'
    ? { host: hostname, port: port || 80, protocol: 'http' }
    : { host: hostname, port: port || 443, protocol: 'https' }
}

type Customers = Pick<CardPayments, 'makeCustomer' | 'isCustomerGone' | 'forgetCustomer' | 'cardPage' | 'keptCard' | 'portalPage'>

function customersAt(stripe: Stripe): Customers {
  return {
    makeCustomer: (person) => makeCustomer(stripe, person),
    isCustomerGone: (customerId) => isCustomerGone(stripe, customerId),
    forgetCustomer: async (customerId) => {
      try {
        await asked(stripe.customers.del(customerId))
      } catch (error) {
        if (!isGone(error)) throw error
      }
    },
    cardPage: async (customer, { done, given_up }) => {
      const wish = { mode: 'setup', currency: CURRENCY, customer, success_url: done, cancel_url: given_up } as const
      const { url } = await asked(stripe.checkout.sessions.create(wish))
      return url ?? ''
    },
    keptCard: (customerId) => keptCard(stripe, customerId),
    portalPage: async (customer, back) => (await asked(stripe.billingPortal.sessions.create({ customer, return_url: back }))).url,
  }
}

type Person = Parameters<CardPayments['makeCustomer']>[0]

/** The key answers the customer that was made by it, also when someone has deleted that one since. */
async function makeCustomer(stripe: Stripe, { userId, email, name }: Person): Promise<string> {
  const wish = { email, name, metadata: { errata_user: userId } }
  for (let key = `customer ${userId}`; ; ) {
    const { id } = await asked(stripe.customers.create(wish, { idempotencyKey: key }))
    if (!(await isCustomerGone(stripe, id))) return id
    key = `customer ${userId} after ${id}`
  }
}

async function isCustomerGone(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    return (await asked(stripe.customers.retrieve(customerId))).deleted === true
  } catch (error) {
    if (isGone(error)) return true
    throw error
  }
}

/** The newest card; invoices are charged to it from now on. */
async function keptCard(stripe: Stripe, customerId: string): Promise<KeptCard | null> {
  const customer = await asked(stripe.customers.retrieve(customerId))
  if (customer.deleted === true) return null
  const [newest] = (await asked(stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 1 }))).data
  if (newest?.card === undefined) return null
  const chosen = customer.invoice_settings.default_payment_method
  if (chosen !== newest.id)
    await asked(stripe.customers.update(customerId, { invoice_settings: { default_payment_method: newest.id } }))
  return { brand: newest.card.brand, last4: newest.card.last4 }
}

type Invoices = Pick<
  CardPayments,
  'prepareInvoice' | 'takePayment' | 'readInvoice' | 'readReturns' | 'invoiceOfPayment' | 'voidInvoice' | 'giveBack'
>

function invoicesAt(stripe: Stripe): Invoices {
  return {
    prepareInvoice: (order) => prepareInvoice(stripe, order),
    takePayment: async (vendorId, tryKey) => {
      const before = await asked(stripe.invoices.retrieve(vendorId))
      if (before.status !== 'open')
        return { invoice: vendorInvoice(before), declined: before.status === 'paid' ? null : 'not_open' }
      try {
        const paid = await stripe.invoices.pay(vendorId, { off_session: true }, { idempotencyKey: `pay ${vendorId} ${tryKey}` })
        return { invoice: vendorInvoice(paid), declined: paid.status === 'paid' ? null : 'not_paid' }
      } catch (error) {
        const declined = declineOf(error)
        // What the bank said no to may have been paid by another way meanwhile: the invoice itself says.
        const invoice = vendorInvoice(await asked(stripe.invoices.retrieve(vendorId)))
        return { invoice, declined: invoice.state === 'paid' ? null : declined }
      }
    },
    readInvoice: async (vendorId) => vendorInvoice(await asked(stripe.invoices.retrieve(vendorId))),
    readReturns: (vendorId) => readReturns(stripe, vendorId),
    invoiceOfPayment: async (paymentId) => {
      const wish = { payment: { type: 'payment_intent', payment_intent: paymentId }, limit: 1 } as const
      const invoice = (await asked(stripe.invoicePayments.list(wish))).data[0]?.invoice
      return typeof invoice === 'string' ? invoice : (invoice?.id ?? null)
    },
    voidInvoice: async (vendorId) => {
      const { status } = await asked(stripe.invoices.retrieve(vendorId))
      if (status === 'open') await asked(stripe.invoices.voidInvoice(vendorId))
    },
    giveBack: async ({ invoiceId, vendorId, cents }) => {
      const wish = { payment_intent: (await intentOf(stripe, vendorId)) ?? '', amount: cents }
      return (await asked(stripe.refunds.create(wish, { idempotencyKey: `refund ${invoiceId} ${cents}` }))).id
    },
  }
}

/** What paid an invoice; null where nothing did, or not a card. */
async function intentOf(stripe: Stripe, vendorId: string): Promise<string | null> {
  const [payment] = (await asked(stripe.invoicePayments.list({ invoice: vendorId, status: 'paid', limit: 1 }))).data
  const intent = payment?.payment.payment_intent
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

async function readReturns(stripe: Stripe, vendorId: string): Promise<VendorReturns> {
  const payment_intent = await intentOf(stripe, vendorId)
  if (payment_intent === null) return { refundedCents: 0, dispute: 'none' }
  const [charges, disputes] = await Promise.all([
    asked(stripe.charges.list({ payment_intent, limit: 100 })),
    asked(stripe.disputes.list({ payment_intent, limit: 100 })),
  ])
  const refundedCents = charges.data.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0)
  const standings = disputes.data.map(({ status }) => DISPUTES[status] ?? 'none')
  return { refundedCents, dispute: (['lost', 'open', 'won'] as const).find((one) => standings.includes(one)) ?? 'none' }
}

/** A warning, and what was prevented, moved no money: the bank only asked. */
const DISPUTES: Readonly<Partial<Record<Stripe.Dispute.Status, VendorReturns['dispute']>>> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
}

/** Keys are forgotten after some weeks, so an invoice that is there already is looked for by our own id first. */
async function prepareInvoice(stripe: Stripe, order: InvoiceOrder): Promise<VendorInvoice> {
  const { invoiceId, customerId: customer, words, lines, totalCents } = order
  const known = (await asked(stripe.invoices.list({ customer, limit: 100 }))).data.find(
    ({ metadata }) => metadata?.[OURS] === invoiceId,
  )
  let invoice = known ?? (await asked(createInvoice(stripe, { invoiceId, customer, words })))
  if (invoice.status === 'draft') {
    for (const [index, line] of lines.entries()) {
      const item = { customer, invoice: invoice.id, amount: line.cents, currency: CURRENCY, description: line.words }
      await asked(stripe.invoiceItems.create(item, { idempotencyKey: `line ${invoice.id} ${index}` }))
    }
    invoice = await asked(
      stripe.invoices.finalizeInvoice(invoice.id, { auto_advance: false }, { idempotencyKey: `finalize ${invoice.id}` }),
    )
  }
  if (invoice.total === totalCents) return vendorInvoice(invoice)
  // Another sum than was permitted is taken from no one.
  if (invoice.status === 'open') await asked(stripe.invoices.voidInvoice(invoice.id))
  throw new Error('the invoice at Stripe has another total than ours')
}

const createInvoice = (
  stripe: Stripe,
  { invoiceId, customer, words }: { readonly invoiceId: string; readonly customer: string; readonly words: string },
): Promise<Stripe.Invoice> =>
  stripe.invoices.create(
    {
      customer,
      currency: CURRENCY,
      description: words,
      metadata: { [OURS]: invoiceId },
      collection_method: 'charge_automatically',
      // We say when, not Stripe.
      auto_advance: false,
      pending_invoice_items_behavior: 'exclude',
    },
    { idempotencyKey: `invoice ${invoiceId} ${customer}` },
  )

function vendorInvoice({ id, status, total, status_transitions, hosted_invoice_url }: Stripe.Invoice): VendorInvoice {
  const paidAt = status_transitions.paid_at
  return {
    id,
    state: status === 'paid' ? 'paid' : status === 'void' || status === 'uncollectible' ? 'void' : 'open',
    totalCents: total,
    paidAt: status === 'paid' && paidAt !== null ? new Date(paidAt * 1000).toISOString() : null,
    payUrl: hosted_invoice_url ?? null,
  }
}
