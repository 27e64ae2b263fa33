import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CardPayments, PaymentsRefused, PaymentsUnavailable } from '#adapters/payments/card-payments.ts'
import { stripePayments } from '#adapters/payments/stripe.ts'
import { type LocalStripeService, signedEvent, startLocalStripeService } from '#tools/local-services/stripe-service.ts'

const SECRET = 'sk_test_local'
const SIGNS = 'whsec_local'
const NOW = '2026-02-14T10:00:00.000Z'

let service: LocalStripeService
let cards: CardPayments
beforeEach(async () => {
  service = await startLocalStripeService({ secretKey: SECRET, now: () => NOW })
  cards = cardsWith(SECRET)
})
afterEach(() => service.close())

function cardsWith(secretKey: string, timeoutMs = 60_000): CardPayments {
  const { cards: found } = stripePayments({ secretKey, webhookSecret: SIGNS, baseUrl: service.url, timeoutMs, retries: 1 })
  if (found === null) throw new Error('no cards')
  return found
}

const person = { userId: 'u1', email: 'dana@example.test', name: 'Dana Whitfield' }
const back = { done: 'http://localhost:1/subscribe?card=kept', given_up: 'http://localhost:1/subscribe' }

async function customerWithCard(declines = false): Promise<string> {
  const customerId = await cards.makeCustomer(person)
  service.keepCard(customerId, { declines })
  await cards.keptCard(customerId)
  return customerId
}

const orderFor = (customerId: string) => ({
  invoiceId: 'i1',
  customerId,
  words: 'January 14 to February 14, 2026',
  lines: [
    { words: 'A run', cents: 1300 },
    { words: 'A letter', cents: 1300 },
  ],
  totalCents: 2600,
})

describe('cards at Stripe', () => {
  it('are kept on its own page; the newest is charged', async () => {
    const customerId = await cards.makeCustomer(person)
    expect(await cards.keptCard(customerId)).toBeNull()
    const page = await cards.cardPage(customerId, back)
    const done = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ number: '4242424242424242' }),
      redirect: 'manual',
    })
    expect(done.headers.get('location')).toBe(back.done)
    expect(await cards.keptCard(customerId)).toEqual({ brand: 'visa', last4: '4242' })
    service.keepCard(customerId, { last4: '1881' })
    expect(await cards.keptCard(customerId)).toMatchObject({ last4: '1881' })
    expect(service.taken()).toBe(0)
  })

  it('make one customer of one person, and forget them, twice too', async () => {
    const [one, other] = [await cards.makeCustomer(person), await cards.makeCustomer(person)]
    expect([one, service.till.customers.size]).toEqual([other, 1])
    await cards.forgetCustomer(one)
    await cards.forgetCustomer(one)
    expect(service.till.customers.size).toBe(0)
  })

  it('have a portal to be changed in', async () => {
    expect(await cards.portalPage(await cards.makeCustomer(person), back.done)).toMatch(`${service.url}/p/session/`)
  })
})

describe('an invoice at Stripe', () => {
  it('is made once, whatever breaks, and paid once', async () => {
    const order = orderFor(await customerWithCard())
    service.next('lost', null, 'cut')
    const made = await cards.prepareInvoice(order)
    service.forgetKeys()
    expect((await cards.prepareInvoice(order)).id).toBe(made.id)
    expect([made.state, made.totalCents, service.till.invoices.size, service.till.items.length]).toEqual(['open', 2600, 1, 2])
    const first = await cards.takePayment(made.id, 'try 1')
    const again = await cards.takePayment(made.id, 'try 2')
    expect([first.declined, again.declined, service.taken()]).toEqual([null, null, 2600])
    expect(first.invoice).toMatchObject({ state: 'paid', paidAt: NOW })
  })

  it('that the bank refuses says why, and can be paid with another card', async () => {
    const customerId = await customerWithCard(true)
    const { id } = await cards.prepareInvoice(orderFor(customerId))
    expect(await cards.takePayment(id, 'try 1')).toMatchObject({ declined: 'insufficient_funds', invoice: { state: 'open' } })
    service.keepCard(customerId)
    await cards.keptCard(customerId)
    expect((await cards.takePayment(id, 'try 2')).declined).toBeNull()
    expect(service.taken()).toBe(2600)
  })

  it('without any card is declined, not an error', async () => {
    const { id } = await cards.prepareInvoice(orderFor(await cards.makeCustomer(person)))
    expect((await cards.takePayment(id, 'try 1')).declined).toBe('missing_payment_method')
  })

  it('with another total than was permitted is voided', async () => {
    const order = orderFor(await customerWithCard())
    await expect(cards.prepareInvoice({ ...order, totalCents: 1300 })).rejects.toThrow('another total')
    expect([...service.till.invoices.values()].map(({ status }) => status)).toEqual(['void'])
  })

  it('is given back once', async () => {
    const { id } = await cards.prepareInvoice(orderFor(await customerWithCard()))
    await cards.takePayment(id, 'try 1')
    const give = { invoiceId: 'i1', vendorId: id, cents: 2600 }
    expect(await cards.giveBack(give)).toBe(await cards.giveBack(give))
    expect(service.taken()).toBe(0)
    await expect(cards.giveBack({ ...give, invoiceId: 'i2' })).rejects.toThrow(PaymentsRefused)
  })
})

describe('what went back of a payment', () => {
  const paid = async (): Promise<string> => {
    const { id } = await cards.prepareInvoice(orderFor(await customerWithCard()))
    await cards.takePayment(id, 'try 1')
    return id
  }

  it.each([
    ['nothing', () => undefined, { refundedCents: 0, dispute: 'none' }, 2600],
    ['a part', (id: string) => service.dashboard.giveBack(id, 600), { refundedCents: 600, dispute: 'none' }, 2000],
    ['all of it', (id: string) => service.dashboard.giveBack(id), { refundedCents: 2600, dispute: 'none' }, 0],
    ['to the bank', (id: string) => service.dashboard.dispute(id), { refundedCents: 0, dispute: 'open' }, 0],
    ['not yet', (id: string) => service.dashboard.dispute(id, 'warning'), { refundedCents: 0, dispute: 'none' }, 2600],
    ['for good', (id: string) => service.dashboard.closeDispute(id, 'lost'), { refundedCents: 0, dispute: 'lost' }, 0],
    ['and came again', (id: string) => service.dashboard.closeDispute(id, 'won'), { refundedCents: 0, dispute: 'won' }, 2600],
  ] as const)('%s', async (_case, act, returns, taken) => {
    const id = await paid()
    act(id)
    expect([await cards.readReturns(id), service.taken()]).toEqual([returns, taken])
    const [intent = ''] = service.till.payments.keys()
    expect([await cards.invoiceOfPayment(intent), await cards.invoiceOfPayment('pi_other')]).toEqual([id, null])
  })

  it('is nothing where nothing was paid', async () => {
    const { id } = await cards.prepareInvoice(orderFor(await customerWithCard()))
    expect(await cards.readReturns(id)).toEqual({ refundedCents: 0, dispute: 'none' })
  })
})

describe('a customer who was deleted', () => {
  it('is gone, and another one is made of the same person', async () => {
    const first = await cards.makeCustomer(person)
    expect(await cards.isCustomerGone(first)).toBe(false)
    service.dashboard.deleteCustomer(first)
    expect([await cards.isCustomerGone(first), await cards.isCustomerGone('cus_never')]).toEqual([true, true])
    const second = await cards.makeCustomer(person)
    expect([second === first, await cards.makeCustomer(person)]).toEqual([false, second])
  })
})

describe('when Stripe fails', () => {
  it.each([
    [
      'it says so',
      [
        { status: 500, code: 'api_error' },
        { status: 500, code: 'api_error' },
      ],
      SECRET,
      60_000,
    ],
    ['it does not answer', ['silence', 'silence'], SECRET, 300],
    ['the key is wrong', [], 'sk_test_other', 60_000],
  ] as const)('%s: no one knows', async (_case, troubles, key, timeoutMs) => {
    service.next(...troubles)
    await expect(cardsWith(key, timeoutMs).makeCustomer(person)).rejects.toThrow(PaymentsUnavailable)
  })

  it('no error repeats a name or an address', async () => {
    service.next({ status: 400, code: 'parameter_invalid' })
    const error: unknown = await cards.makeCustomer(person).catch((thrown: unknown) => thrown)
    expect(String(error)).toBe('PaymentsRefused: The payment service refused: parameter_invalid')
  })
})

describe('a webhook of Stripe', () => {
  const hear = (body: string, header: string | null, at = NOW) => cards.hear({ body, header: () => header, at })
  const signed = (type: string, object: unknown) => signedEvent(SIGNS, { id: 'evt_1', type, object }, NOW)

  it.each([
    ['invoice.paid', { id: 'in_1' }, { kind: 'invoice', id: 'in_1' }],
    ['invoice.payment_failed', { id: 'in_1' }, { kind: 'invoice', id: 'in_1' }],
    ['invoice.voided', { id: 'in_1' }, { kind: 'invoice', id: 'in_1' }],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
    ['charge.dispute.created', { id: 'du_1', payment_intent: { id: 'pi_1' } }, { kind: 'payment', id: 'pi_1' }],
    ['charge.dispute.closed', { id: 'du_1', payment_intent: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
    ['charge.refunded', { id: 'ch_1', payment_intent: null }, null],
    ['customer.deleted', { id: 'cus_1' }, { kind: 'customer', id: 'cus_1' }],
    ['payment_method.detached', { id: 'pm_1', customer: null }, null],
    ['checkout.session.completed', { id: 'cs_1', customer: 'cus_1' }, { kind: 'customer', id: 'cus_1' }],
    ['setup_intent.succeeded', { id: 'seti_1', customer: { id: 'cus_1' } }, { kind: 'customer', id: 'cus_1' }],
    ['payment_method.attached', { id: 'pm_1', customer: null }, null],
    ['treasury.something_new', { id: 'x' }, null],
  ])('%s says what it is about', (type, object, about) => {
    const { body, header } = signed(type, object)
    expect(hear(body, header)).toEqual({ kind: 'event', id: 'evt_1', about })
  })

  it.each([
    ['without a signature', (body: string) => [body, null, NOW]],
    ['with another body', (body: string, header: string) => [body.replace('in_1', 'in_2'), header, NOW]],
    [
      'with another secret',
      (body: string) => [body, signedEvent('whsec_other', { id: 'evt_1', type: 'invoice.paid', object: {} }, NOW).header, NOW],
    ],
    ['replayed six minutes later', (body: string, header: string) => [body, header, '2026-02-14T10:06:00.000Z']],
    ['that is no JSON', (_body: string, header: string) => ['{', header, NOW]],
  ] as const)('%s is forged', (_case, change) => {
    const { body, header } = signed('invoice.paid', { id: 'in_1' })
    const [text, signature, at] = change(body, header)
    expect(hear(text ?? '', signature ?? null, at ?? NOW)).toEqual({ kind: 'forged' })
  })
})
