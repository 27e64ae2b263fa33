import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { CardPayments } from '#adapters/payments/port.ts'
import { type Standing, standingOf } from '#engine/billing/standing.ts'
import type { Context } from '#server/context.ts'
import { billingContracts, billingInvoices } from '#server/database/tables/subscriptions.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { billingPolicyOf } from '#server/settings.ts'

export type ContractRow = typeof billingContracts.$inferSelect

/** What takes real money. @throws Refusal `conflict` where none is taken */
export function cardsOf(context: Context): CardPayments {
  if (context.payments.cards === null) throw new Refusal('conflict', 'No real money is taken on this site.')
  return context.payments.cards
}

export const isContract = ({ userId, id }: Pick<ContractRow, 'userId' | 'id'>) =>
  and(eq(billingContracts.userId, userId), eq(billingContracts.id, id))

/** The contract that was signed last, whatever became of it. */
export async function latestContract(context: Pick<Context, 'db'>, user: SignedIn): Promise<ContractRow | null> {
  const [row] = await context.db
    .select()
    .from(billingContracts)
    .where(eq(billingContracts.userId, user.id))
    .orderBy(desc(billingContracts.signedAt))
    .limit(1)
  return row ?? null
}

export async function contractOf(context: Pick<Context, 'db'>, user: SignedIn, id: string): Promise<ContractRow | null> {
  const [row] = await context.db
    .select()
    .from(billingContracts)
    .where(isContract({ userId: user.id, id }))
  return row ?? null
}

/** When the oldest payment that is still owed failed; null when none is. */
export async function unpaidSince(context: Pick<Context, 'db'>, user: SignedIn): Promise<string | null> {
  const rows = await context.db
    .select({ firstFailedAt: billingInvoices.firstFailedAt })
    .from(billingInvoices)
    .where(and(eq(billingInvoices.userId, user.id), eq(billingInvoices.state, 'failed')))
  return rows.flatMap(({ firstFailedAt }) => (firstFailedAt === null ? [] : [firstFailedAt])).toSorted()[0] ?? null
}

/** Where the member stands, with the contract it rests on. */
export async function readStanding(
  context: Context,
  user: SignedIn,
): Promise<{ readonly standing: Standing; readonly contract: ContractRow | null; readonly unpaidSince: string | null }> {
  const [contract, since] = await Promise.all([latestContract(context, user), unpaidSince(context, user)])
  const standing = standingOf({
    isSoldAnywhere: billingPolicyOf(context.settings).soldIn.length > 0,
    contract: contract && { ...contract, hasCard: contract.cardLast4 !== null },
    unpaidSince: since,
    now: context.now(),
  })
  return { standing, contract, unpaidSince: since }
}

/** Stripe's id of the member, of whichever contract; null until they went there. */
export async function customerOf(context: Pick<Context, 'db'>, user: SignedIn): Promise<string | null> {
  const rows = await context.db
    .select({ customerId: billingContracts.customerId })
    .from(billingContracts)
    .where(eq(billingContracts.userId, user.id))
  return rows.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]))[0] ?? null
}

/** A contract of which something is to be billed or tried again, and since when. */
export interface DueContract {
  readonly settleAt: string
  readonly userId: string
  readonly id: string
}

/** Those due by now, longest due first, behind the one given: of every member, for the round of the clock. */
export async function dueContracts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { after, most }: { readonly after: DueContract; readonly most: number },
): Promise<DueContract[]> {
  const { settleAt, userId, id } = billingContracts
  const rows = await db
    .select({ settleAt, userId, id })
    .from(billingContracts)
    .where(
      and(
        lte(settleAt, now()),
        sql`(${settleAt}, ${userId}, ${id}) > (${after.settleAt}::timestamptz, ${after.userId}::uuid, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(settleAt), asc(userId), asc(id))
    .limit(most)
  return rows.flatMap(({ settleAt: since, ...one }) => (since === null ? [] : [{ ...one, settleAt: since }]))
}

/** The owner of a customer of Stripe. */
export async function memberOfCustomer(context: Pick<Context, 'db'>, customerId: string): Promise<string | null> {
  const [row] = await context.db
    .select({ userId: billingContracts.userId })
    .from(billingContracts)
    .where(eq(billingContracts.customerId, customerId))
    .limit(1)
  return row?.userId ?? null
}
