import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stripePayments } from '#adapters/payments/stripe.ts'
import { logIn } from '#contract/sign-in.ts'
import { startWorkflow } from '#contract/ai-workflow.ts'
import { listNotifications } from '#contract/notifications.ts'
import {
  checkCard,
  payInvoices,
  readBillingDocuments,
  readBillingPlan,
  refundInvoice,
  signContract,
  signRights,
  startCard,
} from '#contract/subscriptions.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { billingContracts } from '#server/database/tables/subscriptions.ts'
import { contractsSignedBy, recordNotice } from '#server/features/subscriptions/record-notice.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import {
  type LocalStripeService,
  signedEvent,
  startLocalStripeService,
  type StripeEvent,
} from '#tools/local-services/stripe-service.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const SECRET_KEY = 'sk_test_local'
const WEBHOOK_SECRET = 'whsec_local'
/** A Thursday; the last free day is Tuesday the 13th. */
const SIGNED = '2026-01-08T15:00:00.000Z'
const WORKED = '2026-01-20T12:00:00.000Z'
const MONTH_END = '2026-02-14T10:00:00.000Z'
const LATER = '2026-02-20T09:00:00.000Z'

let test: TestApp
let stripe: LocalStripeService
beforeAll(async () => {
  stripe = await startLocalStripeService({ secretKey: SECRET_KEY, now: () => test.context.now() })
  const account = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, baseUrl: stripe.url, retries: 0 }
  const environment = {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    BILLING_STATES: 'TX',
    BILLING_OPERATOR_NAME: 'Errata Services LLC',
    BILLING_OPERATOR_ADDRESS: '1 Main St, Austin, TX 78701',
  }
  test = await testApp({ environment, payments: stripePayments(account) })
})
afterAll(async () => {
  await test.close()
  await stripe.close()
})
let before = 0
beforeEach(() => {
  test.setNow(SIGNED)
  before = stripe.taken()
})
const taken = () => stripe.taken() - before

interface Subscriber extends Member {
  readonly customer: string
}

/** Signed, with a card, and one run of the workflow in the first month. */
async function subscriber(card: { declines?: boolean } = {}): Promise<Subscriber> {
  const member = await newMember(test.app)
  const { cookie } = member
  await ok(test.app, signRights, { cookie, body: { signature: 'Dana Whitfield' } })
  const { contract } = await ok(test.app, readBillingDocuments, { cookie, query: { state: 'TX' } })
  const body = { state: 'TX' as const, signature: 'Dana Whitfield', agrees: true as const, version: contract?.version ?? '' }
  await ok(test.app, signContract, { cookie, body })
  const customer = await keepCard(member, card)
  test.setNow(WORKED)
  await upload(test.app, { cookie, bytes: exampleReport().bytes })
  expect((await ok(test.app, startWorkflow, { cookie })).status).toBe('completed')
  return { ...member, customer }
}

async function keepCard({ cookie }: Member, card: { declines?: boolean } = {}): Promise<string> {
  const { url } = await ok(test.app, startCard, { cookie })
  const customer = String(stripe.till.sessions.get(url.split('/').at(-1) ?? '')?.['customer'])
  stripe.keepCard(customer, card)
  await ok(test.app, checkCard, { cookie })
  return customer
}

/** Signs in again: months later a session has ended. */
async function back(member: Member): Promise<Member> {
  const { cookie } = await call(test.app, logIn, { body: { username: member.username, password: member.password } })
  if (cookie === null) throw new Error('could not sign in')
  return { ...member, cookie }
}

async function round(now: string): Promise<void> {
  test.setNow(now)
  await test.context.jobs.doNow(test.context, 'billing.round', {})
  await test.context.jobs.workOff(test.context)
}

/** The first month is billed and paid. */
async function payer(): Promise<Subscriber & { readonly vendorId: string }> {
  const member = await subscriber()
  await round(MONTH_END)
  return { ...member, vendorId: vendorIdOf(member) }
}

const vendorIdOf = ({ customer }: Subscriber): string =>
  [...stripe.till.invoices].find(([, invoice]) => invoice['customer'] === customer)?.[0] ?? ''

const planOf = async (member: Member) => ok(test.app, readBillingPlan, { cookie: (await back(member)).cookie })
const stateOf = async (member: Member) => (await planOf(member)).invoices.map(({ state }) => state)
const told = async (member: Member): Promise<string[]> =>
  (await ok(test.app, listNotifications, { cookie: (await back(member)).cookie }))
    .filter(({ type }) => type === 'payment_news')
    .map(({ title }) => title)

const mailedTo = ({ email }: Member, subject: string): number =>
  mailsTo(test.directory, email).filter((mail) => mail.includes(`Subject: ${subject}`)).length

async function hear(event: StripeEvent): Promise<number> {
  const { body, header } = signedEvent(WEBHOOK_SECRET, event, test.context.now())
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header }
  return (await test.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload: body })).statusCode
}

/** What happens at Stripe by somebody's hand, and all that Stripe tells of it. */
function happens(act: () => void): StripeEvent[] {
  const known = stripe.events.length
  act()
  return stripe.events.slice(known)
}

async function hearAll(events: readonly StripeEvent[]): Promise<void> {
  for (const event of events) expect([event.type, await hear(event)]).toEqual([event.type, 200])
}

describe('a payment that is given back in Stripe’s dashboard', () => {
  it.each([
    ['in order', (events: StripeEvent[]) => events],
    ['twice', (events: StripeEvent[]) => [...events, ...events]],
    ['the last one first', (events: StripeEvent[]) => events.toReversed()],
    ['under new names', (events: StripeEvent[]) => [...events, ...events.map((event) => ({ ...event, id: `${event.id}x` }))]],
  ])('is seen, told of once, and never charged again: %s', async (_case, ordered) => {
    const member = await payer()
    test.setNow(LATER)
    await hearAll(ordered(happens(() => stripe.dashboard.giveBack(member.vendorId))))
    await round('2026-03-14T10:00:00.000Z')
    const plan = await planOf(member)
    expect(plan).toMatchObject({ standing: 'active', owed: 0 })
    expect(plan.invoices.map(({ state, refunded }) => [state, refunded])).toEqual([
      ['nothing_done', 0],
      ['refunded', 13],
    ])
    expect(plan.invoices[1]).toMatchObject({ refundedAt: LATER, refundableUntil: null })
    expect(taken()).toBe(0)
    expect(await told(member)).toEqual(['A refund was made', 'A payment was made'])
    expect(mailedTo(member, 'Your money was refunded')).toBe(1)
  })

  it('in two parts shows each, and the guarantee gives no more than the rest', async () => {
    const member = await payer()
    test.setNow(LATER)
    await hearAll(happens(() => stripe.dashboard.giveBack(member.vendorId, 500)))
    const [invoice] = (await planOf(member)).invoices
    expect(invoice).toMatchObject({ state: 'paid', refunded: 5, total: 13 })
    // The second part is told late: our own refund asks first.
    stripe.dashboard.giveBack(member.vendorId, 300)
    const { cookie } = await back(member)
    const given = await ok(test.app, refundInvoice, { cookie, params: { id: invoice?.id ?? '' } })
    expect(given.invoices.map(({ state, refunded }) => [state, refunded])).toEqual([['refunded', 13]])
    expect([taken(), given.standing]).toEqual([0, 'cancelled'])
    const news = await told(member)
    await hearAll(stripe.events.filter(({ type }) => type === 'charge.refunded' || type === 'refund.created'))
    expect(await told(member)).toEqual(news)
  })

  it('and does not arrive counts as paid again, and says so', async () => {
    const member = await payer()
    test.setNow(LATER)
    await hearAll(happens(() => stripe.dashboard.giveBack(member.vendorId)))
    await hearAll(happens(() => stripe.dashboard.failRefunds(member.vendorId)))
    expect((await planOf(member)).invoices).toMatchObject([{ state: 'paid', refunded: 0, refundedAt: null }])
    expect((await told(member))[0]).toBe('A refund did not arrive')
  })
})

describe('a payment that the bank takes back', () => {
  it.each([
    ['lost', ['charged_back'], 0, ['Your bank took a payment back', 'Your bank is reviewing a payment', 'A payment was made']],
    ['won', ['paid'], 1300, ['Your bank let a payment stand', 'Your bank is reviewing a payment', 'A payment was made']],
  ] as const)('ends the contract at once; %s: %j', async (outcome, states, kept, news) => {
    const member = await payer()
    test.setNow(LATER)
    const opened = happens(() => stripe.dashboard.dispute(member.vendorId))
    await hearAll(opened)
    expect(await planOf(member)).toMatchObject({
      standing: 'cancelled',
      invoices: [{ state: 'disputed', refundableUntil: null }],
    })
    const { cookie } = await back(member)
    const [invoice] = (await planOf(member)).invoices
    const refused = await call(test.app, refundInvoice, { cookie, params: { id: invoice?.id ?? '' } })
    expect([refused.status, refused.refusal?.message]).toEqual([
      409,
      'Your bank is reviewing this payment or already took it back.',
    ])
    test.setNow('2026-02-25T09:00:00.000Z')
    await hearAll(happens(() => stripe.dashboard.closeDispute(member.vendorId, outcome)))
    // The first word of it comes last.
    await hearAll(opened.map((event) => ({ ...event, id: `${event.id}x` })))
    expect(await stateOf(member)).toEqual(states)
    await round('2026-08-01T10:00:00.000Z')
    expect([await stateOf(member), taken()]).toEqual([states, kept])
    expect(await told(member)).toEqual(news)
  })

  it('and gives back at once is told by its end alone, when only that is heard', async () => {
    const member = await payer()
    test.setNow(LATER)
    stripe.dashboard.dispute(member.vendorId)
    await hearAll(happens(() => stripe.dashboard.closeDispute(member.vendorId, 'lost')))
    expect(await planOf(member)).toMatchObject({ standing: 'cancelled', invoices: [{ state: 'charged_back' }] })
  })

  it('is another thing than a bank that only asks', async () => {
    const member = await payer()
    test.setNow(LATER)
    await hearAll(happens(() => stripe.dashboard.dispute(member.vendorId, 'warning')))
    expect(await planOf(member)).toMatchObject({ standing: 'active', invoices: [{ state: 'paid' }] })
  })
})

describe('what else is done in Stripe’s dashboard', () => {
  it('a failed invoice that is voided is owed no more', async () => {
    const member = await subscriber({ declines: true })
    await round(MONTH_END)
    expect(await planOf(member)).toMatchObject({ standing: 'past_due', owed: 13 })
    expect((await told(member))[0]).toBe('A payment didn’t go through')
    const events = happens(() => stripe.dashboard.voidInvoice(vendorIdOf(member)))
    await hearAll([...events, ...events])
    await round('2026-03-01T10:00:00.000Z')
    expect(await planOf(member)).toMatchObject({ standing: 'active', owed: 0, invoices: [{ state: 'refused', payUrl: null }] })
    expect([taken(), (await told(member))[0]]).toEqual([0, 'An invoice is not charged'])
  })

  it('a card that is taken off is asked for again', async () => {
    const member = await subscriber()
    await hearAll(happens(() => stripe.dashboard.detachCards(member.customer)))
    expect(await planOf(member)).toMatchObject({ standing: 'card_needed', card: null })
  })

  it('a customer who is deleted gets a new one with the next card, and what was owed is paid once', async () => {
    const member = await subscriber({ declines: true })
    await round(MONTH_END)
    const events = happens(() => stripe.dashboard.deleteCustomer(member.customer))
    await hearAll([...events, ...events])
    expect(await planOf(member)).toMatchObject({ standing: 'past_due', card: null, owed: 13 })
    await round('2026-02-17T10:00:00.000Z')
    expect(taken()).toBe(0)
    const again = await back(member)
    const customer = await keepCard(again)
    expect(customer).not.toBe(member.customer)
    expect(await ok(test.app, payInvoices, { cookie: again.cookie })).toMatchObject({ standing: 'active', owed: 0 })
    await round('2026-02-25T10:00:00.000Z')
    expect(taken()).toBe(1300)
  })
})

describe('a notice of cancellation that came by mail', () => {
  const contractOf = async (member: Member) => (await planOf(member)).contract?.id ?? ''
  const record = async (member: Member, postedOn: string) => {
    const recorded = await recordNotice(test.context, { contractId: await contractOf(member), postedOn })
    await test.context.jobs.workOff(test.context)
    return recorded
  }

  it('in time, and read long after: nothing is owed, and what was paid goes back, once', async () => {
    const member = await payer()
    expect(taken()).toBe(1300)
    test.setNow('2026-05-01T08:00:00.000Z')
    expect(await record(member, '2026-01-13')).toMatchObject({ kind: 'ends', isFree: true, lastDay: '2026-01-13' })
    expect(await record(member, '2026-01-13')).toEqual({ kind: 'ended_before' })
    await round('2026-07-01T10:00:00.000Z')
    const plan = await planOf(member)
    expect(plan).toMatchObject({ standing: 'cancelled', owed: 0, contract: { wasWithinHold: true } })
    expect(plan.invoices.every(({ state }) => state === 'refunded' || state === 'nothing_done')).toBe(true)
    expect(taken()).toBe(0)
    expect((await told(member)).toSorted()).toEqual([
      'A payment was made',
      'A refund was made',
      'We got your notice of cancellation',
    ])
    expect(mailedTo(member, 'Your contract has ended')).toBe(1)
    const rows = await test.context.db.select().from(auditLog).where(eq(auditLog.userId, member.id))
    expect(rows.filter(({ action }) => action === 'contract.cancelled')).toMatchObject([
      { actor: 'operator', detail: { by: 'posted_notice', postedOn: '2026-01-13', withinHold: true } },
    ])
  })

  it('strikes what failed, so that nobody can pay it any more', async () => {
    const member = await subscriber({ declines: true })
    await round(MONTH_END)
    expect(await planOf(member)).toMatchObject({ owed: 13 })
    await record(member, '2026-01-12')
    expect(await planOf(member)).toMatchObject({ standing: 'cancelled', owed: 0, invoices: [{ state: 'refused' }] })
    expect(stripe.till.invoices.get(vendorIdOf(member))?.['status']).toBe('void')
    await round('2026-03-01T10:00:00.000Z')
    expect(taken()).toBe(0)
  })

  it('late, ends the contract on its day: what was done before is billed, what came after is not', async () => {
    const member = await subscriber()
    test.setNow('2026-01-28T08:00:00.000Z')
    expect(await record(member, '2026-01-22')).toMatchObject({ kind: 'ends', isFree: false })
    expect(await planOf(member)).toMatchObject({
      standing: 'cancelled',
      contract: { wasWithinHold: false, cancelledAt: '2026-01-22T23:59:59.999Z' },
      invoices: [{ state: 'paid', total: 13, to: '2026-01-22T23:59:59.999Z' }],
    })
    await round('2026-08-01T00:00:00.000Z')
    expect(taken()).toBe(1300)
  })

  it('late, and of before what was done, leaves nothing to be billed', async () => {
    const member = await subscriber()
    await round(MONTH_END)
    await record(member, '2026-01-16')
    await round('2026-08-01T00:00:00.000Z')
    expect([await stateOf(member), taken()]).toEqual([['refunded'], 0])
  })

  it('is found by the name under it; a wrong day or an unknown contract changes nothing', async () => {
    const member = await subscriber()
    const found = await contractsSignedBy(test.context, ' dana whitfield ')
    const id = await contractOf(member)
    expect(found.find((one) => one.id === id)).toMatchObject({ signature: 'Dana Whitfield', isErased: false })
    expect(await record(member, '2026-01-06')).toEqual({ kind: 'refused', why: 'before_signature' })
    expect(await record(member, '2026-01-21')).toEqual({ kind: 'refused', why: 'not_yet' })
    for (const contractId of ['x', '11111111-1111-4111-8111-111111111111'])
      expect(await recordNotice(test.context, { contractId, postedOn: '2026-01-12' })).toEqual({ kind: 'no_such_contract' })
    const [row] = await test.context.db.select().from(billingContracts).where(eq(billingContracts.userId, member.id))
    expect(row?.cancelledAt).toBeNull()
  })

  it('is recorded by the operator’s own command, beside the product that runs', async () => {
    const member = await newMember(test.app)
    test.setNow(new Date().toISOString())
    const { cookie } = await back(member)
    await ok(test.app, signRights, { cookie, body: { signature: 'Dana Whitfield' } })
    const { contract } = await ok(test.app, readBillingDocuments, { cookie, query: { state: 'TX' } })
    const body = { state: 'TX' as const, signature: 'Dana Whitfield', agrees: true as const, version: contract?.version ?? '' }
    const id = (await ok(test.app, signContract, { cookie, body })).contract?.id ?? ''
    const today = new Date().toISOString().slice(0, 10)
    const [found, recorded, wrong] = await Promise.all([
      command('--name', 'Dana Whitfield'),
      command('--contract', id, '--posted', today),
      command('--contract', id, '--posted', '2020-01-01'),
    ])
    expect(found).toMatchObject({ status: 0, said: expect.stringContaining(`${id}  Dana Whitfield, signed `) })
    expect(recorded).toMatchObject({ status: 0, said: expect.stringContaining('In time') })
    expect(wrong).toMatchObject({ status: 1, said: expect.stringContaining('signed after that day') })
    await test.context.jobs.workOff(test.context)
    expect(await ok(test.app, readBillingPlan, { cookie })).toMatchObject({
      standing: 'cancelled',
      contract: { wasWithinHold: true },
    })
    expect(mailedTo(member, 'Your contract has ended')).toBe(1)
  })
})

async function command(...words: readonly string[]): Promise<{ readonly status: number | null; readonly said: string }> {
  const { host = '', port = 5432, user = '', password, database = '' } = test.pool.options
  const place = new URLSearchParams({ host, port: String(port), user, ...(typeof password === 'string' && { password }) })
  const env = { ...process.env, DATABASE_URL: `postgresql:///${database}?${place.toString()}` }
  const child = spawn(process.execPath, ['tools/record-cancellation.ts', ...words], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => void (said += part.toString('utf8')))
  const [status] = await once(child, 'close')
  return { status: typeof status === 'number' ? status : null, said }
}
