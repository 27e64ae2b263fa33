import type { ChargeOutcome } from '#adapters/payments/port.ts'
import { WORK_WORDS } from '#engine/billing/billing-policy.ts'
import { type ChargePermit, mayCharge, mayRefund, type RefundPermit, type RefundRefusal } from '#engine/billing/may-charge.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { cardsOf, type ContractRow, customerOf } from '#server/features/subscriptions/contract-rows.ts'
import { followMoney } from '#server/features/subscriptions/follow-money.ts'
import {
  type InvoiceRow,
  keepFailed,
  keepPaid,
  keepPrepared,
  keepRefused,
  linesOf,
  type LineRow,
  workOf,
} from '#server/features/subscriptions/invoice-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { billingPolicyOf } from '#server/settings.ts'

/** The only place from which money moves, each time by a permit of the engine. A test looks that there is no other. */

export const lineWords = ({ kind, doneAt }: Pick<LineRow, 'kind' | 'doneAt'>): string =>
  kind === 'month' ? `The month from ${writeDay(doneAt.slice(0, 10))}` : `${WORK_WORDS[kind]} (${writeDay(doneAt.slice(0, 10))})`

interface Charging {
  readonly row: InvoiceRow
  readonly contract: ContractRow
}

/** Tries to take the money of one invoice, if the engine lets it. */
export async function charge(context: Context, user: SignedIn, { row, contract }: Charging): Promise<void> {
  const permit = await askPermit(context, user, { row, contract })
  if (permit === null) return
  const customerId = contract.customerId ?? (await customerOf(context, user))
  // Deleted in Stripe's dashboard, and no other card was kept since.
  if (customerId === null) return keepFailed(context, user, { row, declined: 'no_customer' })
  const outcome = await take(context, user, { row, customerId, permit })
  if (outcome.invoice.state === 'paid') return keepPaid(context, user, { row, vendor: outcome.invoice })
  await keepFailed(context, user, { row, declined: outcome.declined ?? outcome.invoice.state })
}

async function askPermit(context: Context, user: SignedIn, { row, contract }: Charging): Promise<ChargePermit | null> {
  const [lines, work] = await Promise.all([linesOf(context, user), workOf(context, user)])
  const answer = mayCharge({
    invoiceId: row.id,
    lines: lines.filter(({ invoiceId }) => invoiceId === row.id),
    totalCents: row.totalCents,
    period: { from: row.fromAt, to: row.toAt },
    contract,
    work,
    billedElsewhere: new Set(lines.filter(({ invoiceId }) => invoiceId !== row.id).map(({ key }) => key)),
    isPaid: row.paidAt !== null,
    policy: billingPolicyOf(context.settings),
    now: context.now(),
  })
  if (answer.kind === 'may') return answer.permit
  context.log.error({ invoice: row.id, why: answer.why }, 'a charge was refused by the policy')
  await keepRefused(context, user, { row, why: answer.why })
  return null
}

interface Taking {
  readonly row: InvoiceRow
  readonly customerId: string
  readonly permit: ChargePermit
}

async function take(context: Context, user: SignedIn, { row, customerId, permit }: Taking): Promise<ChargeOutcome> {
  const cards = cardsOf(context)
  const vendorId = row.vendorId ?? (await prepare(context, user, { row, customerId, permit }))
  return cards.takePayment(vendorId, `${row.id} ${row.attempts}`)
}

async function prepare(context: Context, user: SignedIn, { row, customerId, permit }: Taking): Promise<string> {
  const vendor = await cardsOf(context).prepareInvoice({
    invoiceId: permit.invoiceId,
    customerId,
    words: `${writeDay(row.fromAt.slice(0, 10))} to ${writeDay(row.toAt.slice(0, 10))}`,
    lines: permit.lines.map((line) => ({ words: lineWords(line), cents: line.cents })),
    totalCents: permit.cents,
  })
  await keepPrepared(context, user, { row, vendor })
  return vendor.id
}

interface Refunding {
  readonly row: InvoiceRow
  /** A notice of cancellation reaches behind this payment. */
  readonly isStruck?: boolean
}

/** Gives back what is left of a payment, if the engine lets it; answers why not, or null. */
export async function refund(
  context: Context,
  user: SignedIn,
  { row, isStruck = false }: Refunding,
): Promise<RefundRefusal | null> {
  const answer = mayRefund({
    invoiceId: row.id,
    paidAt: row.paidAt,
    paidCents: row.paidAt === null ? 0 : row.totalCents,
    refundedCents: row.refundedCents,
    cents: row.totalCents - row.refundedCents,
    isAtBank: row.state === 'disputed' || row.state === 'charged_back',
    isStruck,
    askedAt: context.now(),
  })
  if (answer.kind === 'must_not') return answer.why
  await giveBack(context, row, answer.permit)
  await followMoney(context, user, row.id)
  return null
}

async function giveBack(context: Context, row: InvoiceRow, permit: RefundPermit): Promise<void> {
  await cardsOf(context).giveBack({ invoiceId: permit.invoiceId, vendorId: row.vendorId ?? '', cents: permit.cents })
}
