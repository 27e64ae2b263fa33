import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { signedDocuments, stripeEvents } from '#server/database/tables/subscriptions.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { BILLING_MAIL } from '#server/features/subscriptions/billing-mail-job.ts'
import { mailAboutPlan } from '#server/features/subscriptions/billing-mails.ts'
import { membersWithContracts } from '#server/features/subscriptions/contract-rows.ts'
import { forgetAtStripe } from '#server/features/subscriptions/forget-customer.ts'
import { settle } from '#server/features/subscriptions/settle.ts'
import { settleMember } from '#server/features/subscriptions/settle-member.ts'
import { type AnyJob, defineJob } from '#server/platform/jobs.ts'
import { byPages } from '#server/platform/member-pages.ts'
import { removeOld } from '#server/platform/remove-old.ts'

/** Stripe repeats a message for three days at most. */
const EVENTS_KEPT_MS = 30 * 86_400_000

/** One job a member: whom Stripe does not answer for keeps nobody else waiting. What the law no longer keeps goes. */
export async function billingRound(context: Context, signal?: AbortSignal): Promise<void> {
  if (context.rehearsal !== null) return
  await removeOld(context, signedDocuments, { at: signedDocuments.keptUntil, before: context.now() })
  const before = new Date(Date.parse(context.now()) - EVENTS_KEPT_MS).toISOString()
  await removeOld(context, stripeEvents, { at: stripeEvents.heardAt, before })
  if (context.payments.cards === null) return
  for await (const { userId } of byPages((page) => membersWithContracts(context, page))) {
    signal?.throwIfAborted()
    await context.db.transaction((tx) => context.jobs.send(tx, settleMember, { userId }, { key: userId }))
  }
}

export const billingJobs: readonly AnyJob[] = [
  defineJob({
    name: 'billing.round',
    every: '23 * * * *',
    shape: z.object({}),
    work: (context, _, signal) => billingRound(context, signal),
  }),
  defineJob({
    ...settleMember,
    work: async (context, { userId }) => {
      const user = await ownerOfRow(context, userId)
      if (user !== null) await settle(context, user)
    },
  }),
  forgetAtStripe,
  defineJob({ ...BILLING_MAIL, work: mailAboutPlan }),
]
