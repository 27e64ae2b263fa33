import type { Context } from '#server/context.ts'
import { cardsOf, type ContractRow } from '#server/features/subscriptions/contract-rows.ts'
import { type InvoiceRow, invoicesOf, keepPaid, keepRefused, ownedInvoice } from '#server/features/subscriptions/invoice-rows.ts'
import { refund } from '#server/features/subscriptions/move-money.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/**
 * A notice of cancellation that was sent before a month was over, and recorded after it was billed: nothing of that invoice is
 * kept. Whole, also where a part of the month lay before the notice: rather too little is taken than too much.
 */
export async function strikeInvoices(context: Context, user: SignedIn, contract: ContractRow): Promise<void> {
  const { cancelledAt, cancelledBy } = contract
  if (cancelledBy !== 'posted_notice' || cancelledAt === null) return
  for (const row of await invoicesOf(context, user))
    if (row.contractId === contract.id && Date.parse(row.toAt) > Date.parse(cancelledAt)) await strike(context, user, row)
}

async function strike(context: Context, user: SignedIn, row: InvoiceRow): Promise<void> {
  if (row.state === 'due' || row.state === 'failed') {
    const isPaid = row.vendorId !== null && (await isPaidAtVendor(context, user, { row, vendorId: row.vendorId }))
    if (!isPaid) return keepRefused(context, user, { row, why: 'cancelled_by_notice' })
  }
  const now = await ownedInvoice(context, user, row.id)
  if (now !== null && now.paidAt !== null) await refund(context, user, { row: now, isStruck: true })
}

interface AtVendor {
  readonly row: InvoiceRow
  readonly vendorId: string
}

/** No one can pay it any more; or someone had, on Stripe's page, a moment ago. */
async function isPaidAtVendor(context: Context, user: SignedIn, { row, vendorId }: AtVendor): Promise<boolean> {
  await cardsOf(context).voidInvoice(vendorId)
  const vendor = await cardsOf(context).readInvoice(vendorId)
  if (vendor.state === 'paid') await keepPaid(context, user, { row, vendor })
  return vendor.state === 'paid'
}
