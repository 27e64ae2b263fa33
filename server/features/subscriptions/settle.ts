import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { billingContracts } from '#server/database/tables/subscriptions.ts'
import { invoicesOf } from '#server/features/subscriptions/invoice-rows.ts'
import { makeInvoices } from '#server/features/subscriptions/make-invoices.ts'
import { charge } from '#server/features/subscriptions/move-money.ts'
import { strikeInvoices } from '#server/features/subscriptions/strike-invoices.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/**
 * Bills the months that are over and tries what is due. `isAsked`: the member wants it tried now, whatever day it is. Repeating
 * it is harmless: a month has one row, and what is paid is not due.
 */
export async function settle(context: Context, user: SignedIn, { isAsked = false } = {}): Promise<void> {
  if (context.payments.cards === null || context.rehearsal !== null) return
  const contracts = await context.db.select().from(billingContracts).where(eq(billingContracts.userId, user.id))
  for (const contract of contracts) {
    await strikeInvoices(context, user, contract)
    await makeInvoices(context, user, contract)
  }
  for (const row of (await invoicesOf(context, user)).toReversed()) {
    const isOpen = row.state === 'due' || row.state === 'failed'
    const isDue = row.nextTryAt !== null && Date.parse(row.nextTryAt) <= Date.parse(context.now())
    const contract = contracts.find(({ id }) => id === row.contractId)
    if (isOpen && contract !== undefined && (isDue || isAsked)) await charge(context, user, { row, contract })
  }
}
