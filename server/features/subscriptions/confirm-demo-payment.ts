import type { confirmDemoPayment as endpoint } from '#contract/subscriptions.ts'
import { toDollars } from '#engine/values/money.ts'
import { subscriptions } from '#server/database/tables/subscriptions.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const NOT_SET_UP = 'Payments are not set up on this site yet, and the demo payment is off. Ask whoever runs this site.'

/** Activates the subscription after the simulated payment; once is enough, and nothing is ever charged. */
export const confirmDemoPayment: Operation<typeof endpoint> = async (context, { user }) => {
  const receipt = await context.payments.confirmDemo()
  if (receipt.kind === 'refused') {
    throw new Refusal(
      'conflict',
      context.payments.cards === null ? NOT_SET_UP : 'This site takes real payments. The demo payment is off.',
    )
  }
  await transact(context, user, async (tx) => {
    const [row] = await tx
      .insert(subscriptions)
      .values({ userId: user.id, provider: 'demo', reference: 'demo', activatedAt: context.now() })
      .onConflictDoNothing()
      .returning()
    const detail = { simulatedCents: receipt.simulatedCents, chargedCents: receipt.chargedCents }
    const audit = row ? [{ action: 'subscription.demo_confirmed', subjectKind: 'subscription', subjectId: user.id, detail }] : []
    return { answer: undefined, audit }
  })
  const amount = toDollars(receipt.simulatedCents).toFixed(2)
  return { success: true, message: `Demo payment of $${amount} confirmed. Nothing was charged.` }
}
