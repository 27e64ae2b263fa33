import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { signedDocuments, stripeEvents } from '#server/database/tables/subscriptions.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { BILLING_MAIL } from '#server/features/subscriptions/billing-mail-job.ts'
import { mailAboutPlan } from '#server/features/subscriptions/billing-mails.ts'
import { type DueContract, dueContracts } from '#server/features/subscriptions/contract-rows.ts'
import { forgetAtStripe } from '#server/features/subscriptions/forget-customer.ts'
import { settle } from '#server/features/subscriptions/settle.ts'
import { settleMember } from '#server/features/subscriptions/settle-member.ts'
import { instantBefore } from '#server/platform/instants.ts'
import { type AnyJob, defineJob } from '#server/platform/jobs.ts'
import { removeOld } from '#server/platform/remove-old.ts'
import { NOBODY } from '#server/platform/nobody.ts'

/** Stripe repeats a message for three days at most. */
const EVENTS_KEPT_MS = 30 * 86_400_000

const BATCH = 200
const FIRST: DueContract = { settleAt: '1970-01-01T00:00:00.000Z', userId: NOBODY, id: NOBODY }

/** The round of each hour. What the law no longer keeps goes. */
export async function billingRound(context: Context): Promise<void> {
  if (context.rehearsal !== null) return
  await removeOld(context, signedDocuments, { at: signedDocuments.keptUntil, before: context.now() })
  const before = instantBefore(context.now(), EVENTS_KEPT_MS)
  await removeOld(context, stripeEvents, { at: stripeEvents.heardAt, before })
  await settleDue(context, FIRST)
}

/**
 * One job a member, so that whom Stripe does not answer for keeps no one else waiting: for a page of those of whose contracts something
 * is due, and a job for the next page.
 */
async function settleDue(context: Context, after: DueContract): Promise<void> {
  if (context.payments.cards === null) return
  const due = await dueContracts(context, { after, most: BATCH })
  const last = due.length < BATCH ? undefined : due.at(-1)
  await context.db.transaction(async (tx) => {
    if (last !== undefined) await context.jobs.send(tx, nextPage, last, { key: `after:${last.settleAt}:${last.id}` })
    for (const userId of new Set(due.map((one) => one.userId)))
      await context.jobs.send(tx, settleMember, { userId }, { key: userId })
  })
}

const nextPage = defineJob({
  name: 'billing.page',
  shape: z.object({ settleAt: z.iso.datetime(), userId: z.uuid(), id: z.uuid() }),
  work: settleDue,
})

export const billingJobs: readonly AnyJob[] = [
  defineJob({
    name: 'billing.round',
    every: '23 * * * *',
    shape: z.object({}),
    work: billingRound,
  }),
  nextPage,
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
