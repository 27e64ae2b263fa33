import { eq } from 'drizzle-orm'
import { PaymentsUnavailable, type PaymentNews } from '#adapters/payments/port.ts'
import type { stripeWebhook as endpoint } from '#contract/subscriptions.ts'
import type { Context } from '#server/context.ts'
import { billingInvoices, stripeEvents } from '#server/database/tables/subscriptions.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { cardsOf, memberOfCustomer } from '#server/features/subscriptions/contract-rows.ts'
import { keepPaid, keepRefused } from '#server/features/subscriptions/invoice-rows.ts'
import { followMoney, forgetGoneCustomer } from '#server/features/subscriptions/follow-money.ts'
import { keepCard } from '#server/features/subscriptions/keep-card.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { logSecurityEvent } from '#server/platform/security-events.ts'

/**
 * Stripe says that something happened. What it is now is asked of Stripe itself: so it is all the same whether the messages
 * come late, twice or in no order. Stripe repeats for three days what was not answered well.
 */
export const hearStripe: Operation<typeof endpoint> = async (context, { body, header }) => {
  const news = context.payments.cards?.hear({ header, body, at: context.now() }) ?? { kind: 'forged' as const }
  if (news.kind === 'forged') {
    logSecurityEvent(context, { event: 'webhook.refused', userId: null })
    throw new Refusal('invalid', 'This message is not signed by the payment service, or is too old.')
  }
  if (news.about !== null && !(await isKnown(context, news.id))) {
    await act(context, news.about)
    // Kept once it was acted on: what failed is sent again.
    await context.db.insert(stripeEvents).values({ id: news.id, heardAt: context.now() }).onConflictDoNothing()
  }
  return { received: true }
}

async function isKnown(context: Context, id: string): Promise<boolean> {
  const rows = await context.db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id))
  return rows.length > 0
}

type About = NonNullable<Extract<PaymentNews, { kind: 'event' }>['about']>

async function act(context: Context, about: About): Promise<void> {
  try {
    if (about.kind === 'customer') return await customerAgain(context, about.id)
    const vendorId = about.kind === 'invoice' ? about.id : await cardsOf(context).invoiceOfPayment(about.id)
    if (vendorId !== null) await readAgain(context, vendorId)
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new Refusal('unavailable')
    throw error
  }
}

async function readAgain(context: Context, vendorId: string): Promise<void> {
  const [row] = await context.db.select().from(billingInvoices).where(eq(billingInvoices.vendorId, vendorId))
  const user = row && (await ownerOfRow(context, row.userId))
  if (!row || !user) return
  const vendor = await cardsOf(context).readInvoice(vendorId)
  if (vendor.state === 'paid') {
    await keepPaid(context, user, { row, vendor })
    await followMoney(context, user, row.id)
  }
  if (vendor.state === 'void' && row.paidAt === null) await keepRefused(context, user, { row, why: 'voided_at_stripe' })
}

async function customerAgain(context: Context, customerId: string): Promise<void> {
  const userId = await memberOfCustomer(context, customerId)
  const user = userId === null ? null : await ownerOfRow(context, userId)
  if (user === null) return
  if (await cardsOf(context).isCustomerGone(customerId)) return forgetGoneCustomer(context, user, customerId)
  await keepCard(context, user)
}
