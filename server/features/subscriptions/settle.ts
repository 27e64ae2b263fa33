import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { billingContracts } from '#server/database/tables/subscriptions.ts'
import { type ContractRow, isContract } from '#server/features/subscriptions/contract-rows.ts'
import { type InvoiceRow, invoicesOf } from '#server/features/subscriptions/invoice-rows.ts'
import { billingTimes, makeInvoices } from '#server/features/subscriptions/make-invoices.ts'
import { charge } from '#server/features/subscriptions/move-money.ts'
import { strikeInvoices } from '#server/features/subscriptions/strike-invoices.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { instantAfter } from '#server/platform/instants.ts'

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
  const invoices = await invoicesOf(context, user)
  for (const contract of contracts) await settleLater(context, contract, invoices)
}

/** A version before this one changes contracts and leaves the time as it was. */
const LONGEST_MS = 7 * 86_400_000

/** Says when something of the contract is due next. What was changed meanwhile is looked at with the next round. */
async function settleLater(context: Context, contract: ContractRow, invoices: readonly InvoiceRow[]): Promise<void> {
  const now = context.now()
  const open = invoices.filter(({ contractId, state }) => contractId === contract.id && (state === 'due' || state === 'failed'))
  const tries = open.flatMap(({ nextTryAt }) => nextTryAt ?? [])
  const months = billingTimes(context, contract).filter((at) => Date.parse(at) > Date.parse(now))
  const isOver = tries.length + months.length === 0
  const latest = instantAfter(now, LONGEST_MS)
  await context.db
    .update(billingContracts)
    .set({ settleAt: isOver ? null : ([...tries, ...months, latest].toSorted()[0] ?? null) })
    .where(and(isContract(contract), sql`${billingContracts.settleAt} is not distinct from ${contract.settleAt}::timestamptz`))
}
