import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { subscriptions } from '#server/database/tables/subscriptions.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Whether the user may use what the subscription gate covers. */
export async function hasActiveSubscription(context: Context, user: SignedIn): Promise<boolean> {
  const [row] = await context.db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, user.id))
  return row !== undefined
}
