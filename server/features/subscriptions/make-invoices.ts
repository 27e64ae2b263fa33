import { randomUUID } from 'node:crypto'
import { type Bill, type BilledPeriod, billFor, periodsOf } from '#engine/billing/invoice.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { billingInvoices, billingLines } from '#server/database/tables/subscriptions.ts'
import type { ContractRow } from '#server/features/subscriptions/contract-rows.ts'
import { invoicesOf, linesOf, workOf } from '#server/features/subscriptions/invoice-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { transact } from '#server/platform/transact.ts'
import { billingPolicyOf } from '#server/settings.ts'

/** When each month of the contract can be billed. */
export const billingTimes = (context: Context, contract: ContractRow): readonly string[] =>
  periodsOf(contract).map((period) => billedAt(context, period))

const billedAt = (context: Context, { from, to }: BilledPeriod): string =>
  billingPolicyOf(context.settings).timing === 'arrears' ? to : from

/** One row for each month of the contract that can be billed and is not yet; also for one in which nothing was done. */
export async function makeInvoices(context: Context, user: SignedIn, contract: ContractRow): Promise<void> {
  const policy = billingPolicyOf(context.settings)
  // Without a card the plan was not open: nothing can have been had in advance.
  const hasBegun = policy.timing === 'arrears' || contract.cardLast4 !== null
  const ended = periodsOf(contract).filter((period) => {
    const isLeftOut = LEAVES_NOTHING.includes(contract.cancelledBy) && period.to === contract.cancelledAt
    return hasBegun && !isLeftOut && Date.parse(billedAt(context, period)) <= Date.parse(context.now())
  })
  const known = new Set(
    (await invoicesOf(context, user)).filter(({ contractId }) => contractId === contract.id).map(({ fromAt }) => fromAt),
  )
  for (const period of ended) if (!known.has(period.from)) await makeInvoice(context, user, { contract, period })
}

/** After the guarantee, and after a bank took a payment back, nothing is charged of the month in which it was. */
const LEAVES_NOTHING: readonly ContractRow['cancelledBy'][] = ['refund', 'chargeback']

interface Making {
  readonly contract: ContractRow
  readonly period: BilledPeriod
}

async function makeInvoice(context: Context, user: SignedIn, { contract, period }: Making): Promise<void> {
  const work = await workOf(context, user)
  await transact(context, user, async (tx) => {
    await oneAtATime(tx, `billing ${user.id}`)
    const billed = new Set((await linesOf({ db: tx }, user)).map(({ key }) => key))
    const bill = billFor({ period, work, billed, policy: billingPolicyOf(context.settings) })
    const id = randomUUID()
    if (!(await keep(context, tx, { user, contract, period, bill, id }))) return { answer: undefined, audit: [] }
    const detail = { cents: bill.totalCents, lines: bill.lines.length, from: period.from, to: period.to }
    return { answer: undefined, audit: [{ action: 'invoice.made', subjectKind: 'invoice', subjectId: id, detail }] }
  })
}

interface Keeping extends Making {
  readonly user: SignedIn
  readonly bill: Bill
  readonly id: string
}

async function keep(context: Context, tx: Transaction, { user, contract, period, bill, id }: Keeping): Promise<boolean> {
  const isNothing = bill.totalCents === 0
  const [row] = await tx
    .insert(billingInvoices)
    .values({
      userId: user.id,
      id,
      contractId: contract.id,
      fromAt: period.from,
      toAt: period.to,
      state: isNothing ? 'nothing_done' : 'due',
      totalCents: bill.totalCents,
      nextTryAt: isNothing ? null : context.now(),
    })
    .onConflictDoNothing()
    .returning({ id: billingInvoices.id })
  if (!row) return false
  if (bill.lines.length > 0)
    await tx.insert(billingLines).values(bill.lines.map((line) => ({ userId: user.id, invoiceId: id, ...line })))
  return true
}
