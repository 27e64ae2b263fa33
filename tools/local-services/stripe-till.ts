import {
  type Answer,
  type Asked,
  type Card,
  good,
  idOf,
  problem,
  type Thing,
  type Till,
} from '#tools/local-services/stripe-shapes.ts'

export function openTill(now: () => string): Till {
  const till: Till = {
    now,
    customers: new Map(),
    gone: new Set(),
    cards: new Map(),
    sessions: new Map(),
    invoices: new Map(),
    items: [],
    payments: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    keys: new Map(),
    events: [],
    taken: () => sum([...till.payments.values()]) - sum([...till.refunds.values()]) - takenBack(till),
    keepCard: (customerId, { last4, declines }) => {
      const id = idOf('pm')
      const card = { brand: 'visa', last4, exp_month: 12, exp_year: 2034, country: 'US', funding: 'credit' }
      const kept = {
        id,
        object: 'payment_method',
        type: 'card',
        customer: customerId,
        card,
        created: till.cards.size,
        last4,
        declines,
      }
      till.cards.set(id, kept)
      tell(till, 'payment_method.attached', kept)
    },
  }
  return till
}

const sum = (amounts: readonly { readonly cents: number }[]): number => amounts.reduce((all, { cents }) => all + cents, 0)
const seconds = (till: Till): number => Math.floor(Date.parse(till.now()) / 1000)

/** What the banks hold or have kept. */
const takenBack = (till: Till): number =>
  sum([...till.disputes].flatMap(([id, { status }]) => (MOVES_MONEY.has(status) ? [till.payments.get(id) ?? { cents: 0 }] : [])))

const MOVES_MONEY: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost'])

export function tell(till: Till, type: string, object: unknown): void {
  till.events.push({ id: idOf('evt'), type, object: structuredClone(object) })
}

/** A write with a key is done once; the same key with other words is refused, as Stripe refuses it. */
export function answerTo(till: Till, asked: Asked): Answer {
  if (asked.method !== 'POST' || asked.key === null) return route(till, asked)
  const words = JSON.stringify([asked.path, asked.fields])
  const known = till.keys.get(asked.key)
  if (known !== undefined)
    return known.asked === words ? known.answer : problem(400, 'idempotency_key_in_use', 'idempotency_error')
  const answer = route(till, asked)
  if (answer.status < 500) till.keys.set(asked.key, { asked: words, answer: structuredClone(answer) })
  return answer
}

type Work = (till: Till, asked: Asked, id: string) => Answer

const ROUTES: readonly (readonly [method: string, path: RegExp, work: Work])[] = [
  ['POST', /^\/v1\/customers$/, (till, { fields }) => makeCustomer(till, fields)],
  ['GET', /^\/v1\/customers\/(cus_\w+)$/, (till, _asked, id) => found(customerAt(till, id))],
  ['POST', /^\/v1\/customers\/(cus_\w+)$/, (till, { fields }, id) => changeCustomer(till, id, fields)],
  ['DELETE', /^\/v1\/customers\/(cus_\w+)$/, (till, _asked, id) => deleteCustomer(till, id)],
  ['GET', /^\/v1\/customers\/(cus_\w+)\/payment_methods$/, (till, _asked, id) => listed(cardsOf(till, id))],
  ['POST', /^\/v1\/checkout\/sessions$/, (till, asked) => startSession(till, asked)],
  ['POST', /^\/v1\/billing_portal\/sessions$/, (till, { fields, base }) => portal(till, fields, base)],
  ['POST', /^\/v1\/invoices$/, (till, { fields }) => makeInvoice(till, fields)],
  [
    'GET',
    /^\/v1\/invoices$/,
    (till, { fields }) =>
      listed([...till.invoices.values()].filter((one) => one['customer'] === fields['customer']).toReversed()),
  ],
  ['GET', /^\/v1\/invoices\/(in_\w+)$/, (till, _asked, id) => found(till.invoices.get(id))],
  ['POST', /^\/v1\/invoiceitems$/, (till, { fields }) => addLine(till, fields)],
  ['POST', /^\/v1\/invoices\/(in_\w+)\/finalize$/, (till, { base }, id) => finalize(till, id, base)],
  ['POST', /^\/v1\/invoices\/(in_\w+)\/pay$/, (till, _asked, id) => pay(till, id)],
  ['POST', /^\/v1\/invoices\/(in_\w+)\/void$/, (till, _asked, id) => voidOne(till, id)],
  ['GET', /^\/v1\/invoice_payments$/, (till, { fields }) => listed(paymentsOf(till, fields))],
  ['GET', /^\/v1\/charges$/, (till, { fields }) => listed(chargesOf(till, fields['payment_intent'] ?? ''))],
  ['GET', /^\/v1\/disputes$/, (till, { fields }) => listed(disputesOf(till, fields['payment_intent'] ?? ''))],
  ['POST', /^\/v1\/refunds$/, (till, { fields }) => refund(till, fields)],
]

function route(till: Till, asked: Asked): Answer {
  for (const [method, path, work] of ROUTES) {
    const match = method === asked.method ? path.exec(asked.path) : null
    if (match !== null) return work(till, asked, match[1] ?? '')
  }
  return problem(404, 'unrecognized_endpoint')
}

const found = (thing: Thing | undefined): Answer => (thing === undefined ? problem(404, 'resource_missing') : good(thing))
const listed = (data: readonly unknown[]): Answer => good({ object: 'list', data, has_more: false, url: '/' })

function makeCustomer(till: Till, fields: Asked['fields']): Answer {
  const id = idOf('cus')
  const { email = null, name = null } = fields
  const metadata = { errata_user: fields['metadata[errata_user]'] }
  const customer = { id, object: 'customer', email, name, metadata, invoice_settings: { default_payment_method: null } }
  till.customers.set(id, customer)
  return good(customer)
}

function changeCustomer(till: Till, id: string, fields: Asked['fields']): Answer {
  const customer = till.customers.get(id)
  if (customer === undefined) return problem(404, 'resource_missing')
  customer['invoice_settings'] = { default_payment_method: fields['invoice_settings[default_payment_method]'] ?? null }
  tell(till, 'customer.updated', customer)
  return good(customer)
}

/** Stripe answers for a customer that was deleted, with nothing but that. */
const customerAt = (till: Till, id: string): Thing | undefined =>
  till.customers.get(id) ?? (till.gone.has(id) ? { id, object: 'customer', deleted: true } : undefined)

export function deleteCustomer(till: Till, id: string): Answer {
  if (!till.customers.delete(id)) return problem(404, 'resource_missing')
  till.gone.add(id)
  for (const card of cardsOf(till, id)) till.cards.delete(String(card['id']))
  tell(till, 'customer.deleted', { id, object: 'customer', deleted: true })
  return good({ id, object: 'customer', deleted: true })
}

export const cardsOf = (till: Till, customer: string): (Thing & Card)[] =>
  [...till.cards.values()].filter((card) => card['customer'] === customer).toReversed()

function startSession(till: Till, { fields, base }: Asked): Answer {
  if (fields['mode'] !== 'setup' || !till.customers.has(fields['customer'] ?? '')) return problem(400, 'parameter_invalid')
  const id = idOf('cs_test')
  const session = {
    id,
    object: 'checkout.session',
    mode: 'setup',
    status: 'open',
    customer: fields['customer'],
    success_url: fields['success_url'],
    cancel_url: fields['cancel_url'],
    setup_intent: idOf('seti'),
    url: `${base}/c/pay/${id}`,
  }
  till.sessions.set(id, session)
  return good(session)
}

/** The person has typed a card on the hosted page. */
export function finishSession(till: Till, id: string, card: Card): Thing | null {
  const session = till.sessions.get(id)
  if (session === undefined || session['status'] !== 'open') return null
  session['status'] = 'complete'
  till.keepCard(String(session['customer']), card)
  tell(till, 'setup_intent.succeeded', { id: session['setup_intent'], object: 'setup_intent', customer: session['customer'] })
  tell(till, 'checkout.session.completed', session)
  return session
}

function portal(till: Till, fields: Asked['fields'], base: string): Answer {
  if (!till.customers.has(fields['customer'] ?? '')) return problem(400, 'resource_missing')
  const id = idOf('bps')
  const query = new URLSearchParams({ back: fields['return_url'] ?? '' })
  return good({
    id,
    object: 'billing_portal.session',
    url: `${base}/p/session/${id}?${query.toString()}`,
    return_url: fields['return_url'],
  })
}

function makeInvoice(till: Till, fields: Asked['fields']): Answer {
  if (!till.customers.has(fields['customer'] ?? '')) return problem(400, 'resource_missing')
  const id = idOf('in')
  const invoice = {
    id,
    object: 'invoice',
    status: 'draft',
    customer: fields['customer'],
    currency: fields['currency'],
    description: fields['description'],
    metadata: { errata_invoice: fields['metadata[errata_invoice]'] },
    auto_advance: fields['auto_advance'] === 'true',
    total: 0,
    amount_due: 0,
    amount_paid: 0,
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null, marked_uncollectible_at: null },
    hosted_invoice_url: null,
  }
  till.invoices.set(id, invoice)
  return good(invoice)
}

function addLine(till: Till, fields: Asked['fields']): Answer {
  const invoice = till.invoices.get(fields['invoice'] ?? '')
  if (invoice?.['status'] !== 'draft') return problem(400, 'invoice_not_editable')
  const item = {
    id: idOf('ii'),
    object: 'invoiceitem',
    invoice: invoice['id'],
    amount: Number(fields['amount']),
    description: fields['description'],
  }
  till.items.push(item)
  return good(item)
}

function finalize(till: Till, id: string, base: string): Answer {
  const invoice = till.invoices.get(id)
  if (invoice?.['status'] !== 'draft') return problem(400, 'invoice_not_editable')
  const total = till.items.filter((item) => item['invoice'] === id).reduce((all, item) => all + Number(item['amount']), 0)
  Object.assign(invoice, { status: 'open', total, amount_due: total, hosted_invoice_url: `${base}/i/${id}` })
  tell(till, 'invoice.finalized', invoice)
  return good(invoice)
}

/** Charges the card that the customer's invoices are charged to. */
export function pay(till: Till, id: string): Answer {
  const invoice = till.invoices.get(id)
  if (invoice === undefined) return problem(404, 'resource_missing')
  if (invoice['status'] !== 'open')
    return problem(400, invoice['status'] === 'paid' ? 'invoice_already_paid' : 'invoice_not_open')
  const settings = till.customers.get(String(invoice['customer']))?.['invoice_settings']
  const chosen =
    typeof settings === 'object' && settings !== null && 'default_payment_method' in settings
      ? settings.default_payment_method
      : null
  const card = till.cards.get(String(chosen))
  if (card === undefined) return problem(400, 'missing_payment_method')
  if (card.declines) {
    tell(till, 'invoice.payment_failed', invoice)
    return {
      status: 402,
      content: { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'declined' } },
    }
  }
  markPaid(till, invoice)
  return good(invoice)
}

/** The invoice is paid: by its card, or by a person on its page. */
export function markPaid(till: Till, invoice: Thing): void {
  till.payments.set(idOf('pi'), { invoice: String(invoice['id']), cents: Number(invoice['total']) })
  Object.assign(invoice, { status: 'paid', amount_paid: invoice['total'], amount_due: 0 })
  invoice['status_transitions'] = { finalized_at: null, paid_at: seconds(till), voided_at: null, marked_uncollectible_at: null }
  tell(till, 'invoice.paid', invoice)
}

export function voidOne(till: Till, id: string): Answer {
  const invoice = till.invoices.get(id)
  if (invoice?.['status'] !== 'open') return problem(400, 'invoice_not_open')
  invoice['status'] = 'void'
  tell(till, 'invoice.voided', invoice)
  return good(invoice)
}

function paymentsOf(till: Till, fields: Asked['fields']): Thing[] {
  const wished = fields['payment[payment_intent]']
  return [...till.payments].flatMap(([id, { invoice }]) =>
    wished === id || (wished === undefined && invoice === fields['invoice'])
      ? [
          {
            id: `inpay_${id}`,
            object: 'invoice_payment',
            invoice,
            status: 'paid',
            payment: { type: 'payment_intent', payment_intent: id },
          },
        ]
      : [],
  )
}

const givenOf = (till: Till, intent: string): number => sum([...till.refunds.values()].filter((one) => one.payment === intent))

export function chargesOf(till: Till, intent: string): Thing[] {
  const payment = till.payments.get(intent)
  if (payment === undefined) return []
  const { cents } = payment
  const amount_refunded = givenOf(till, intent)
  const ids = { id: `ch_${intent}`, object: 'charge', payment_intent: intent }
  return [{ ...ids, amount: cents, amount_refunded, refunded: amount_refunded === cents, disputed: till.disputes.has(intent) }]
}

export function disputesOf(till: Till, intent: string): Thing[] {
  const dispute = till.disputes.get(intent)
  if (dispute === undefined) return []
  return [{ ...dispute, object: 'dispute', payment_intent: intent, amount: till.payments.get(intent)?.cents ?? 0 }]
}

export function refund(till: Till, fields: Asked['fields']): Answer {
  const intent = fields['payment_intent'] ?? ''
  const payment = till.payments.get(intent)
  if (payment === undefined) return problem(404, 'resource_missing')
  if (till.disputes.has(intent) && till.disputes.get(intent)?.status !== 'won') return problem(400, 'charge_disputed')
  const cents = Number(fields['amount'] ?? payment.cents)
  if (cents > payment.cents - givenOf(till, intent)) return problem(400, 'charge_already_refunded')
  const id = idOf('re')
  till.refunds.set(id, { payment: intent, cents })
  const made = { id, object: 'refund', amount: cents, payment_intent: intent, status: 'succeeded' }
  tell(till, 'refund.created', made)
  tell(till, 'charge.refunded', chargesOf(till, intent)[0])
  return good(made)
}
