import { eq } from 'drizzle-orm'
import { mayAct } from '#engine/billing/standing.ts'
import type { Context } from '#server/context.ts'
import { subscriptions } from '#server/database/tables/subscriptions.ts'
import { readStanding } from '#server/features/subscriptions/contract-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Front door of the subscription. */
export { forgetCustomer } from '#server/features/subscriptions/forget-customer.ts'

/** Whether the user may use what the subscription gate covers. Where real money is taken, a simulated payment opens nothing. */
export async function hasActiveSubscription(context: Context, user: SignedIn): Promise<boolean> {
  if (context.payments.cards !== null) return mayAct((await readStanding(context, user)).standing, 'use')
  const [row] = await context.db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, user.id))
  return row !== undefined
}
