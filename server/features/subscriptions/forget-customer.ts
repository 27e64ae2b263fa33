import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { customerOf } from '#server/features/subscriptions/contract-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { defineJob } from '#server/platform/jobs.ts'

/** The card and the customer at Stripe go when the member does. Only Stripe's own id waits here until it has answered. */
export const forgetAtStripe = defineJob({
  name: 'billing.forget-customer',
  shape: z.object({ customerId: z.string() }),
  work: async (context, { customerId }) => context.payments.cards?.forgetCustomer(customerId),
})

/** In the transaction of an erasure, before the rows go. */
export async function forgetCustomer(context: Context, tx: Transaction, user: SignedIn): Promise<void> {
  const customerId = await customerOf({ db: tx }, user)
  if (customerId !== null) await context.jobs.send(tx, forgetAtStripe, { customerId }, { key: customerId })
}
