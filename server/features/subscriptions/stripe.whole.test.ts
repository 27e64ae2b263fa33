import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MONTHLY_CENTS } from '#adapters/payments/monthly-price.ts'
import { stripePayments } from '#adapters/payments/stripe.ts'
import { unconfiguredPayments } from '#adapters/payments/unconfigured.ts'
import { logIn } from '#contract/sign-in.ts'
import { eraseAccount, exportAccount } from '#contract/account-data.ts'
import { startWorkflow } from '#contract/ai-workflow.ts'
import { attestLetter, listLetters, markLetterSent } from '#contract/letters.ts'
import {
  cancelContract,
  checkCard,
  confirmDemoPayment,
  openPortal,
  payInvoices,
  readBillingDocuments,
  readBillingPlan,
  readSignedContract,
  readSubscription,
  refundInvoice,
  signContract,
  signRights,
  startCard,
} from '#contract/subscriptions.ts'
import { MONTH_CENTS } from '#engine/billing/billing-policy.ts'
import { billingContracts, billingInvoices, billingLines, signedDocuments } from '#server/database/tables/subscriptions.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { type LocalStripeService, signedEvent, startLocalStripeService } from '#tools/local-services/stripe-service.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const SECRET_KEY = 'sk_test_local'
const WEBHOOK_SECRET = 'whsec_local'
const ENVIRONMENT = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  BILLING_STATES: 'TX,CA',
  BILLING_OPERATOR_NAME: 'Errata Services LLC',
  BILLING_OPERATOR_ADDRESS: '1 Main St, Austin, TX 78701',
}
/** A Thursday; the hold ends on Wednesday, 10:00 UTC. */
const SIGNED = '2026-01-08T15:00:00.000Z'
const OPEN = '2026-01-14T10:00:00.000Z'
const MONTH_END = '2026-02-14T10:00:00.000Z'

let test: TestApp
let stripe: LocalStripeService
beforeAll(async () => {
  stripe = await startLocalStripeService({ secretKey: SECRET_KEY, now: () => test.context.now() })
  const payments = stripePayments({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    baseUrl: stripe.url,
    timeoutMs: 2_000,
    retries: 0,
  })
  test = await testApp({ environment: ENVIRONMENT, payments })
})
afterAll(async () => {
  await test.close()
  await stripe.close()
})
beforeEach(() => test.setNow(SIGNED))

async function sign(member: Member, state: 'TX' | 'CA' = 'TX'): Promise<void> {
  const { cookie } = member
  await ok(test.app, signRights, { cookie, body: { signature: 'dana  whitfield' } })
  const { contract } = await ok(test.app, readBillingDocuments, { cookie, query: { state } })
  const body = { state, signature: 'Dana Whitfield', agrees: true as const, version: contract?.version ?? '' }
  await ok(test.app, signContract, { cookie, body })
}

async function keepCard({ cookie }: Member, card: { declines?: boolean; last4?: string } = {}): Promise<string> {
  const { url } = await ok(test.app, startCard, { cookie })
  const customer = String(stripe.till.sessions.get(url.split('/').at(-1) ?? '')?.['customer'])
  stripe.keepCard(customer, card)
  await ok(test.app, checkCard, { cookie })
  return customer
}

/** Signed on SIGNED, with a card, and now in the first month. */
async function subscriber(card: { declines?: boolean } = {}): Promise<Member> {
  test.setNow(SIGNED)
  const member = await newMember(test.app, { isKnown: true })
  await sign(member)
  await keepCard(member, card)
  test.setNow('2026-01-20T12:00:00.000Z')
  return member
}

/** A run of the workflow that writes a letter. */
async function work({ cookie }: Member): Promise<void> {
  expect((await upload(test.app, { cookie, bytes: exampleReport().bytes })).status).toBe(201)
  expect((await ok(test.app, startWorkflow, { cookie })).status).toBe('completed')
}

async function sendLetter({ cookie }: Member): Promise<void> {
  const [letter] = await ok(test.app, listLetters, { cookie })
  const params = { id: letter?.id ?? '' }
  await ok(test.app, attestLetter, { cookie, params })
  await ok(test.app, markLetterSent, { cookie, params, body: { sentMethod: 'mail' } })
}

/** What the clock begins, and all that follows from it. */
async function round(now: string): Promise<void> {
  test.setNow(now)
  await test.context.jobs.doNow(test.context, 'billing.round', {})
  await test.context.jobs.workOff(test.context)
}

/** Months later a session has ended. */
async function back(member: Member): Promise<Member> {
  const { cookie } = await call(test.app, logIn, { body: { username: member.username, password: member.password } })
  if (cookie === null) throw new Error('could not sign in')
  return { ...member, cookie }
}

const planOf = async (member: Member) => ok(test.app, readBillingPlan, { cookie: (await back(member)).cookie })
const statusOf = async (member: Member) => ok(test.app, readSubscription, { cookie: (await back(member)).cookie })

const ABOUT_PLAN = /contract|payment|money/

function mailedTo({ email }: Member): string[] {
  return mailsTo(test.directory, email)
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '')
    .filter((subject) => ABOUT_PLAN.test(subject))
}

describe('where no real money is taken', () => {
  it('says what is missing, and no call moves anything', async () => {
    const other = await testApp({ environment: { PAYMENTS: 'stripe' }, payments: unconfiguredPayments(['STRIPE_SECRET_KEY']) })
    const { cookie } = await newMember(other.app, { isKnown: true })
    expect(await ok(other.app, readSubscription, { cookie })).toEqual({
      status: 'stripe_not_configured',
      hasActiveSubscription: false,
    })
    expect((await call(other.app, readBillingPlan, { cookie })).status).toBe(409)
    const demo = await call(other.app, confirmDemoPayment, { cookie })
    expect([demo.status, demo.refusal?.message]).toEqual([409, expect.stringContaining('not set up')])
    const forged = await other.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(forged.statusCode).toBe(400)
    await other.close()
  })

  it('is sold nowhere until the operator names states', async () => {
    const payments = stripePayments({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, baseUrl: stripe.url })
    const other = await testApp({ environment: { PAYMENTS: 'stripe' }, payments })
    const { cookie } = await newMember(other.app, { isKnown: true })
    expect((await ok(other.app, readSubscription, { cookie })).status).toBe('not_sold_here')
    expect((await ok(other.app, readBillingDocuments, { cookie, query: { state: 'TX' } })).contract).toBeNull()
    await other.close()
  })

  it('the price of the adapter is the ceiling of the policy', () => {
    expect(MONTH_CENTS).toBe(MONTHLY_CENTS)
  })
})

describe('signing', () => {
  it('takes the statement of rights first, then the contract that was shown, by the name in it', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    expect((await call(test.app, confirmDemoPayment, { cookie })).status).toBe(409)
    const { contract, rights } = await ok(test.app, readBillingDocuments, { cookie, query: { state: 'TX' } })
    expect(rights.title).toContain('Consumer Credit File Rights')
    const body = { state: 'TX' as const, signature: 'Dana Whitfield', agrees: true as const, version: contract?.version ?? '' }
    expect((await call(test.app, signContract, { cookie, body })).refusal?.message).toContain('statement of your rights')
    expect((await call(test.app, signRights, { cookie, body: { signature: 'Somebody Else' } })).status).toBe(400)
    expect((await ok(test.app, signRights, { cookie, body: { signature: 'Dana Whitfield' } })).rightsSignedAt).toBe(SIGNED)
    expect((await call(test.app, signContract, { cookie, body: { ...body, version: 'another' } })).status).toBe(409)
    expect((await call(test.app, signContract, { cookie, body: { ...body, state: 'NY' } })).refusal?.message).toContain(
      'not sold',
    )
    expect((await call(test.app, signContract, { cookie, body: { ...body, signature: 'D. W.' } })).status).toBe(400)
    const plan = await ok(test.app, signContract, { cookie, body })
    expect(plan).toMatchObject({
      standing: 'hold',
      contract: { freeUntil: '2026-01-13', startsAt: OPEN, endsAt: '2026-06-14T10:00:00.000Z' },
    })
    const again = await ok(test.app, signContract, { cookie, body })
    expect(again.contract?.id).toBe(plan.contract?.id)
  })

  it('opens nothing within the hold, and mails the copy with the notice twice', async () => {
    const member = await newMember(test.app, { isKnown: true })
    await sign(member, 'CA')
    expect((await planOf(member)).contract?.freeUntil).toBe('2026-01-15')
    expect(await statusOf(member)).toEqual({ status: 'hold', hasActiveSubscription: false })
    expect((await call(test.app, startWorkflow, { cookie: member.cookie })).status).toBe(402)
    await test.context.jobs.workOff(test.context)
    expect(mailedTo(member)).toEqual(['Your contract, and how to cancel it'])
    const [row] = await test.context.db
      .select()
      .from(signedDocuments)
      .where(eq(signedDocuments.userId, member.id))
      .orderBy(signedDocuments.kind)
    expect(row?.words.match(/# Notice of Cancellation/g)).toHaveLength(2)
    expect(row?.words).toContain('before midnight on January 15, 2026')
    const pdf = await call(test.app, readSignedContract, { cookie: member.cookie })
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-')
    expect(
      (await call(test.app, readSignedContract, { cookie: (await newMember(test.app, { isKnown: true })).cookie })).status,
    ).toBe(404)
  })
})

describe('a month', () => {
  it('is billed for what was done, once it is over, and once', async () => {
    const before = stripe.taken()
    const member = await subscriber()
    await work(member)
    test.setNow('2026-01-20T13:00:00.000Z')
    await sendLetter(member)
    expect((await planOf(member)).next).toMatchObject({ total: 26, most: 39, lines: [{ kind: 'run' }, { kind: 'letter' }] })
    await round('2026-02-14T09:59:00.000Z')
    expect(stripe.taken() - before).toBe(0)
    await round(MONTH_END)
    await round(MONTH_END)
    const { invoices, standing } = await planOf(member)
    expect(stripe.taken() - before).toBe(2600)
    expect(standing).toBe('active')
    expect(invoices).toMatchObject([{ state: 'paid', total: 26, paidAt: MONTH_END, refundableUntil: '2026-03-16T10:00:00.000Z' }])
    expect(invoices[0]?.lines.map(({ amount }) => amount)).toEqual([13, 13])
    await test.context.jobs.workOff(test.context)
    expect(mailedTo(member)).toEqual(['Your contract, and how to cancel it', 'Your payment'])
  })

  it('in which nothing was done costs nothing, and Stripe hears nothing of it', async () => {
    const member = await subscriber()
    const asked = stripe.till.invoices.size
    await round(MONTH_END)
    expect((await planOf(member)).invoices).toMatchObject([{ state: 'nothing_done', total: 0 }])
    expect(stripe.till.invoices.size).toBe(asked)
  })

  it.each([['lost'], ['cut'], ['silence']] as const)(
    'is charged once although the answer of the charge is %s',
    async (trouble) => {
      const before = stripe.taken()
      const member = await subscriber()
      await work(member)
      // Find, make, one line, finalize, look: then the charge.
      stripe.next(null, null, null, null, null, trouble)
      await round(MONTH_END)
      await test.context.jobs.doNow(test.context, 'billing.settle', { userId: member.id })
      expect(stripe.taken() - before).toBe(1300)
      expect((await planOf(member)).invoices).toMatchObject([{ state: 'paid', total: 13 }])
    },
  )
})

describe('ending it', () => {
  it('within the hold costs nothing, ever, by button or notice; repeating it is harmless', async () => {
    const before = stripe.taken()
    const member = await newMember(test.app, { isKnown: true })
    await sign(member)
    await keepCard(member)
    test.setNow('2026-01-14T09:59:00.000Z')
    const ended = await ok(test.app, cancelContract, { cookie: member.cookie, body: { signature: 'Dana Whitfield' } })
    expect(ended).toMatchObject({
      standing: 'cancelled',
      contract: { wasWithinHold: true, cancelledAt: '2026-01-14T09:59:00.000Z' },
    })
    test.setNow('2026-01-20T00:00:00.000Z')
    const again = await ok(test.app, cancelContract, { cookie: member.cookie, body: {} })
    expect(again.contract?.cancelledAt).toBe('2026-01-14T09:59:00.000Z')
    await round('2026-08-01T00:00:00.000Z')
    expect([stripe.taken() - before, (await planOf(member)).invoices]).toEqual([0, []])
  })

  it('later bills what was done until then, and no more; a new contract takes the rights anew', async () => {
    const before = stripe.taken()
    const member = await subscriber()
    await work(member)
    test.setNow('2026-01-22T12:00:00.000Z')
    const plan = await ok(test.app, cancelContract, { cookie: member.cookie, body: {} })
    expect(plan).toMatchObject({ standing: 'cancelled', rightsSignedAt: null, invoices: [{ state: 'paid', total: 13 }] })
    expect(await statusOf(member)).toEqual({ status: 'cancelled', hasActiveSubscription: false })
    await sendLetter(member)
    await round('2026-08-01T00:00:00.000Z')
    expect(stripe.taken() - before).toBe(1300)
    await sign(await back(member))
    expect((await planOf(member)).standing).toBe('hold')
  })

  it('by the guarantee gives the payment back, once, and charges nothing more', async () => {
    const before = stripe.taken()
    const member = await subscriber()
    await work(member)
    await round(MONTH_END)
    await sendLetter(member)
    const id = (await planOf(member)).invoices[0]?.id ?? ''
    const stranger = await newMember(test.app, { isKnown: true })
    expect((await call(test.app, refundInvoice, { cookie: stranger.cookie, params: { id } })).status).toBe(404)
    test.setNow('2026-03-16T10:00:00.000Z')
    const { cookie } = await back(member)
    const given = await ok(test.app, refundInvoice, { cookie, params: { id } })
    await ok(test.app, refundInvoice, { cookie, params: { id } })
    await round('2026-08-01T00:00:00.000Z')
    expect(stripe.taken() - before).toBe(1300)
    expect(given.standing).toBe('cancelled')
    // The month that was over before it was asked for is billed; the one in which it was asked for is not.
    expect((await planOf(member)).invoices.map(({ state }) => state)).toEqual(['paid', 'refunded'])
  })

  it('after thirty days gives nothing back', async () => {
    const member = await subscriber()
    await work(member)
    await round(MONTH_END)
    test.setNow('2026-03-16T10:00:00.001Z')
    const [invoice] = (await planOf(member)).invoices
    const late = await call(test.app, refundInvoice, { cookie: (await back(member)).cookie, params: { id: invoice?.id ?? '' } })
    expect([late.status, late.refusal?.message, invoice?.refundableUntil]).toEqual([
      409,
      'The 30 days of the guarantee are over.',
      null,
    ])
  })
})

describe('a payment that fails', () => {
  it('is tried again on the days of the policy; the gate closes after the grace and opens when it is paid', async () => {
    const before = stripe.taken()
    const member = await subscriber({ declines: true })
    await work(member)
    const tries = () => stripe.requests.filter(({ path: asked }) => asked.endsWith('/pay')).length
    const start = tries()
    await round(MONTH_END)
    await round('2026-02-15T10:00:00.000Z')
    expect(tries() - start).toBe(1)
    expect(await statusOf(member)).toEqual({ status: 'past_due', hasActiveSubscription: true })
    expect(await planOf(member)).toMatchObject({
      owed: 13,
      openUntil: '2026-02-28T10:00:00.000Z',
      invoices: [{ state: 'failed', nextTryAt: '2026-02-17T10:00:00.000Z' }],
    })
    for (const day of ['17', '19', '21', '25']) await round(`2026-02-${day}T10:00:00.000Z`)
    expect(tries() - start).toBe(4)
    test.setNow('2026-02-28T10:00:00.000Z')
    expect(await statusOf(member)).toEqual({ status: 'unpaid', hasActiveSubscription: false })
    await test.context.jobs.workOff(test.context)
    expect(mailedTo(member).filter((subject) => subject.includes('didn’t go through'))).toHaveLength(4)
    const again = await back(member)
    await keepCard(again)
    const paid = await ok(test.app, payInvoices, { cookie: again.cookie })
    expect([paid.standing, paid.owed, stripe.taken() - before]).toEqual(['active', 0, 1300])
  })
})

describe('attacks on the money', () => {
  it('a hold that a row shortened, and work that nobody did, are charged to nobody', async () => {
    const before = stripe.taken()
    const hasty = await newMember(test.app, { isKnown: true })
    await sign(hasty)
    await keepCard(hasty)
    await test.context.db
      .update(billingContracts)
      .set({ holdEndsAt: '2025-12-01T10:00:00.000Z' })
      .where(eq(billingContracts.userId, hasty.id))
    await work(hasty)
    await round('2026-01-10T00:00:00.000Z')
    expect((await planOf(hasty)).invoices.every(({ state }) => state === 'nothing_done' || state === 'refused')).toBe(true)

    const member = await subscriber()
    const invoiceId = '11111111-1111-4111-8111-111111111111'
    const [contract] = await test.context.db.select().from(billingContracts).where(eq(billingContracts.userId, member.id))
    const month = { fromAt: OPEN, toAt: MONTH_END, state: 'due' as const, totalCents: 1300, nextTryAt: MONTH_END }
    await test.context.db
      .insert(billingInvoices)
      .values({ userId: member.id, id: invoiceId, contractId: contract?.id ?? '', ...month })
    await test.context.db.insert(billingLines).values({
      userId: member.id,
      key: 'letter:invented',
      invoiceId,
      kind: 'letter',
      doneAt: '2026-01-20T12:00:00.000Z',
      cents: 1300,
    })
    await round(MONTH_END)
    expect((await planOf(member)).invoices).toMatchObject([{ state: 'refused' }])
    expect(stripe.taken() - before).toBe(0)
  })

  it('a state that is taken from the list is charged no more', async () => {
    const member = await subscriber()
    await work(member)
    await test.context.db.update(billingContracts).set({ state: 'NY' }).where(eq(billingContracts.userId, member.id))
    await round(MONTH_END)
    expect((await planOf(member)).invoices).toMatchObject([{ state: 'refused' }])
  })

  it('money moves from one file alone, and each time by a permit of the engine', () => {
    const folder = 'server'
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    const movers = files.filter((name) =>
      /\.(takePayment|giveBack|prepareInvoice)\(/.test(readFileSync(path.join(folder, name), 'utf8')),
    )
    expect(movers).toEqual(['features/subscriptions/move-money.ts'])
  })
})

describe('an exempt operator', () => {
  it('takes the month at its beginning, after contract and hold, once', async () => {
    const payments = stripePayments({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, baseUrl: stripe.url })
    const environment = { ...ENVIRONMENT, BILLING_POLICY: 'advance', BILLING_EXEMPTION: '501(c)(3)' }
    const before = stripe.taken()
    const own = test
    test = await testApp({ environment, payments })
    try {
      test.setNow(SIGNED)
      const member = await newMember(test.app, { isKnown: true })
      await sign(member)
      await keepCard(member)
      await round('2026-01-14T09:59:00.000Z')
      expect(stripe.taken() - before).toBe(0)
      await round(OPEN)
      await round('2026-02-01T00:00:00.000Z')
      expect(stripe.taken() - before).toBe(3900)
      expect((await planOf(member)).invoices).toMatchObject([{ state: 'paid', total: 39, lines: [{ kind: 'month' }] }])
      await round('2026-02-14T10:00:00.000Z')
      expect(stripe.taken() - before).toBe(7800)
    } finally {
      await test.close()
      test = own
    }
  })
})

describe('messages of Stripe', () => {
  const say = (
    type: string,
    object: object,
    change: { id?: string; at?: string; secret?: string; body?: (text: string) => string } = {},
  ) => {
    const event = { id: change.id ?? `evt_${Math.random()}`, type, object }
    const { body, header } = signedEvent(change.secret ?? WEBHOOK_SECRET, event, change.at ?? test.context.now())
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header }
    return test.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload: change.body?.(body) ?? body })
  }

  it('are refused when they are forged, changed or replayed late; those about nothing of ours are taken', async () => {
    const object = { id: 'in_1' }
    expect((await say('invoice.paid', object, { secret: 'whsec_other' })).statusCode).toBe(400)
    expect((await say('invoice.paid', object, { body: (text) => text.replace('in_1', 'in_2') })).statusCode).toBe(400)
    expect((await say('invoice.paid', object, { at: '2026-01-08T14:54:59.000Z' })).statusCode).toBe(400)
    expect((await say('invoice.paid', object)).json()).toEqual({ received: true })
    expect((await say('radar.something_new', {})).statusCode).toBe(200)
  })

  it('say that a card is kept, twice and in any order', async () => {
    const member = await newMember(test.app, { isKnown: true })
    await sign(member)
    const { url } = await ok(test.app, startCard, { cookie: member.cookie })
    const session = stripe.till.sessions.get(url.split('/').at(-1) ?? '')
    const customer = String(session?.['customer'])
    await say('customer.updated', { id: customer })
    expect((await planOf(member)).card).toBeNull()
    stripe.keepCard(customer)
    for (const id of ['evt_done', 'evt_done', 'evt_intent'])
      expect((await say('checkout.session.completed', { id: 'cs_1', customer }, { id })).statusCode).toBe(200)
    expect((await planOf(member)).card).toEqual({ brand: 'visa', last4: '4242' })
    expect((await ok(test.app, openPortal, { cookie: member.cookie })).url).toContain('/p/session/')
  })

  it('say that an invoice was paid on its page; a failure that comes after it changes nothing', async () => {
    const member = await subscriber({ declines: true })
    await work(member)
    await round(MONTH_END)
    const [{ payUrl } = { payUrl: null }] = (await planOf(member)).invoices
    const vendorId = payUrl?.split('/').at(-1) ?? ''
    await fetch(payUrl ?? '', { method: 'POST' })
    stripe.next({ status: 500, code: 'api_error' })
    expect((await say('invoice.paid', { id: vendorId }, { id: 'evt_paid' })).statusCode).toBe(503)
    expect((await say('invoice.paid', { id: vendorId }, { id: 'evt_paid' })).statusCode).toBe(200)
    expect((await say('invoice.paid', { id: vendorId }, { id: 'evt_paid' })).statusCode).toBe(200)
    expect((await say('invoice.payment_failed', { id: vendorId })).statusCode).toBe(200)
    expect(await planOf(member)).toMatchObject({ standing: 'active', owed: 0, invoices: [{ state: 'paid' }] })
    await test.context.jobs.workOff(test.context)
    expect(mailedTo(member).filter((subject) => subject === 'Your payment')).toHaveLength(1)
  })
})

describe('whoever is erased', () => {
  it('leaves the signed documents for two years and nothing else, at Stripe neither', async () => {
    const member = await subscriber()
    const { cookie, username } = member
    expect(stripe.till.customers.size).toBeGreaterThan(0)
    const customers = [...stripe.till.customers.values()].filter(({ email }) => email === member.email)
    expect(customers).toHaveLength(1)
    await ok(test.app, cancelContract, { cookie, body: {} })
    const { cookie: fresh } = await back(member)
    expect((await call(test.app, exportAccount, { cookie: fresh })).status).toBe(200)
    const certificate = await ok(test.app, eraseAccount, { cookie: fresh, body: { confirm: username } })
    expect(certificate.stays.join(' ')).toContain('1679c(c)')
    expect(certificate.left).toBe(0)
    await test.context.jobs.workOff(test.context)
    expect([...stripe.till.customers.values()].filter(({ email }) => email === member.email)).toEqual([])
    const kept = () => test.context.db.select().from(signedDocuments).where(eq(signedDocuments.userId, member.id))
    expect((await kept()).map(({ kind }) => kind).toSorted()).toEqual(['contract', 'rights'])
    await round('2028-01-08T14:00:00.000Z')
    expect(await kept()).toHaveLength(2)
    await round('2028-01-08T16:00:00.000Z')
    expect(await kept()).toEqual([])
  })
})
