import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { billingContracts } from '#server/database/tables/subscriptions.ts'
import { cardsOf, contractOf } from '#server/features/subscriptions/contract-rows.ts'
import { endContract } from '#server/features/subscriptions/end-contract.ts'
import {
  type InvoiceRow,
  invoicesOf,
  keepReturned,
  keepUnprepared,
  ownedInvoice,
} from '#server/features/subscriptions/invoice-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const TRIES = 4

/**
 * Asks Stripe what went back of a payment and keeps it: given back here or in its dashboard, taken back by the bank. A payment
 * that the bank has taken back ends the contract: the one who told their bank that they did not want this is charged no more.
 */
export async function followMoney(context: Context, user: SignedIn, invoiceId: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // The row first: what is asked then is never older than what is changed.
    const row = await ownedInvoice(context, user, invoiceId)
    if (row === null || row.paidAt === null || row.vendorId === null) return
    const returned = await cardsOf(context).readReturns(row.vendorId)
    if (await keepReturned(context, user, { row, returned })) {
      if (returned.dispute === 'open' || returned.dispute === 'lost') await endByBank(context, user, row)
      return
    }
  }
  throw new Refusal('unavailable')
}

async function endByBank(context: Context, user: SignedIn, row: InvoiceRow): Promise<void> {
  const contract = await contractOf(context, user, row.contractId)
  if (contract !== null && contract.cancelledAt === null) await endContract(context, user, { contract, by: 'chargeback' })
}

/**
 * The customer was deleted in Stripe's dashboard: their card is gone, and what was prepared for them and is not paid can be paid
 * by no one. The next card is kept for a new customer.
 */
export async function forgetGoneCustomer(context: Context, user: SignedIn, customerId: string): Promise<void> {
  const cards = cardsOf(context)
  for (const row of await invoicesOf(context, user)) {
    if (row.vendorId === null || (row.state !== 'due' && row.state !== 'failed')) continue
    await cards.voidInvoice(row.vendorId)
    await keepUnprepared(context, user, row)
  }
  await transact(context, user, async (tx) => {
    const gone = await tx
      .update(billingContracts)
      .set({ customerId: null, cardBrand: null, cardLast4: null, settleAt: context.now() })
      .where(and(eq(billingContracts.userId, user.id), eq(billingContracts.customerId, customerId)))
      .returning({ id: billingContracts.id })
    return {
      answer: undefined,
      audit: gone.map(({ id }) => ({ action: 'customer.gone', subjectKind: 'contract', subjectId: id })),
    }
  })
}
