import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stripePayments } from '#adapters/payments/stripe.ts'
import { billingContracts } from '#server/database/tables/subscriptions.ts'
import { newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { type LocalStripeService, startLocalStripeService } from '#tools/local-services/stripe-service.ts'

let test: TestApp
let stripe: LocalStripeService
beforeAll(async () => {
  stripe = await startLocalStripeService({ secretKey: 'sk' })
  const payments = stripePayments({ secretKey: 'sk', webhookSecret: 'whsec', baseUrl: stripe.url, retries: 0 })
  test = await testApp({ payments })
})
afterAll(async () => {
  await test.close()
  await stripe.close()
})

const HOLD_END = '2026-01-14T10:00:00.000Z'
const jobsNamed = async (name: string): Promise<number> => {
  const { rows } = await test.context.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${name} and state = 'created'`,
  )
  return rows[0]?.count ?? 0
}
const round = (): Promise<void> => test.context.jobs.doNow(test.context, 'billing.round', {})

it('bills by pages those of whom something is due, and looks at nobody before their next time', async () => {
  const { id } = await newMember(test.app)
  const contract = {
    state: 'TX',
    disclosedAt: HOLD_END,
    signedAt: HOLD_END,
    holdEndsAt: HOLD_END,
    endsAt: '2027-01-14T10:00:00.000Z',
  }
  await test.context.db.execute(sql`
    insert into users (user_id, name, username, email, password_hash)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Nobody', 'page' || n, 'page' || n, 'nobody' from generate_series(1, 200) n`)
  await test.context.db.execute(sql`
    insert into billing_contracts (user_id, id, state, disclosed_at, signed_at, hold_ends_at, ends_at)
    select user_id, user_id, 'TX', ${HOLD_END}, ${HOLD_END}, ${HOLD_END}, ${contract.endsAt} from users where username like 'page%'`)
  await test.context.db.insert(billingContracts).values({ userId: id, id, ...contract })
  test.setNow('2026-01-20T12:00:00.000Z')
  await round()
  expect([await jobsNamed('billing.settle'), await jobsNamed('billing.page')]).toEqual([200, 1])
  await test.context.jobs.workOff(test.context)
  await test.context.jobs.workOff(test.context)
  const settleAt = async () =>
    (await test.context.db.select().from(billingContracts).where(eq(billingContracts.userId, id)))[0]?.settleAt
  // A week, for a version before this one changes contracts and says nothing of it.
  expect(await settleAt()).toBe('2026-01-27T12:00:00.000Z')
  await round()
  expect([await jobsNamed('billing.settle'), await jobsNamed('billing.page')]).toEqual([0, 0])
  // Its first month ends within that week.
  test.setNow('2026-02-10T12:00:00.000Z')
  await round()
  await test.context.jobs.workOff(test.context)
  await test.context.jobs.workOff(test.context)
  expect(await settleAt()).toBe('2026-02-14T10:00:00.000Z')
})
