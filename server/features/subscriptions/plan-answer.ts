import type { z } from 'zod'
import type { billingPlan, invoice } from '#contract/subscriptions.ts'
import { GRACE_DAYS, MONTH_CENTS } from '#engine/billing/billing-policy.ts'
import { billFor, periodAt } from '#engine/billing/invoice.ts'
import { guaranteeEnd } from '#engine/billing/may-charge.ts'
import { SALE_PLACES, saleIn } from '#engine/billing/sale-states.ts'
import { addDays } from '#engine/values/day.ts'
import { toDollars } from '#engine/values/money.ts'
import type { Context } from '#server/context.ts'
import { type ContractRow, readStanding } from '#server/features/subscriptions/contract-rows.ts'
import { type InvoiceRow, invoicesOf, type LineRow, linesOf, workOf } from '#server/features/subscriptions/invoice-rows.ts'
import { lineWords } from '#server/features/subscriptions/move-money.ts'
import { rightsSignedAt } from '#server/features/subscriptions/signed-documents.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { billingPolicyOf, operatorOf } from '#server/settings.ts'

/** Everything about the plan of one member. */
export async function planAnswer(context: Context, user: SignedIn): Promise<z.input<typeof billingPlan>> {
  const { standing, contract, unpaidSince } = await readStanding(context, user)
  const [invoices, lines] = await Promise.all([invoicesOf(context, user), linesOf(context, user)])
  const policy = billingPolicyOf(context.settings)
  const isOver = contract === null || standing === 'cancelled' || standing === 'contract_needed'
  return {
    standing,
    timing: policy.timing,
    states: SALE_PLACES.filter((state) => saleIn(state, policy).kind === 'sold'),
    operator: operatorOf(context.settings)?.name ?? null,
    rightsSignedAt: isOver ? await rightsSignedAt(context, user, contract?.signedAt ?? null) : contract.disclosedAt,
    contract: contract && contractAnswer(contract),
    card:
      contract?.cardBrand != null && contract.cardLast4 !== null
        ? { brand: contract.cardBrand, last4: contract.cardLast4 }
        : null,
    next: contract && (await nextBill(context, user, { contract, lines })),
    owed: toDollars(invoices.filter(({ state }) => state === 'failed').reduce((sum, { totalCents }) => sum + totalCents, 0)),
    openUntil:
      standing === 'past_due' && unpaidSince !== null
        ? `${addDays(unpaidSince.slice(0, 10), GRACE_DAYS)}${unpaidSince.slice(10)}`
        : null,
    invoices: invoices.map((row) =>
      invoiceAnswer(
        context,
        row,
        lines.filter(({ invoiceId }) => invoiceId === row.id),
      ),
    ),
  }
}

const contractAnswer = (contract: ContractRow): z.input<typeof billingPlan>['contract'] => ({
  id: contract.id,
  state: contract.state,
  signedAt: contract.signedAt,
  freeUntil: addDays(contract.holdEndsAt.slice(0, 10), -1),
  startsAt: contract.holdEndsAt,
  endsAt: contract.endsAt,
  cancelledAt: contract.cancelledAt,
  wasWithinHold: contract.cancelledAt !== null && contract.cancelledAt < contract.holdEndsAt,
})

/** The running month as its invoice would be now. */
async function nextBill(
  context: Context,
  user: SignedIn,
  { contract, lines }: { readonly contract: ContractRow; readonly lines: readonly LineRow[] },
): Promise<z.input<typeof billingPlan>['next']> {
  const period = periodAt(contract, context.now())
  if (period === null) return null
  const billed = new Set(lines.map(({ key }) => key))
  const bill = billFor({ period, work: await workOf(context, user), billed, policy: billingPolicyOf(context.settings) })
  return { ...period, total: toDollars(bill.totalCents), most: toDollars(MONTH_CENTS), lines: bill.lines.map(lineAnswer) }
}

const lineAnswer = (line: Pick<LineRow, 'kind' | 'doneAt' | 'cents'>) => ({
  kind: line.kind,
  words: lineWords(line),
  doneAt: line.doneAt,
  amount: toDollars(line.cents),
})

function invoiceAnswer(context: Context, row: InvoiceRow, lines: readonly LineRow[]): z.input<typeof invoice> {
  const until = row.state === 'paid' && row.paidAt !== null ? guaranteeEnd(row.paidAt) : null
  return {
    id: row.id,
    from: row.fromAt,
    to: row.toAt,
    state: row.state,
    total: toDollars(row.totalCents),
    lines: lines.map(lineAnswer),
    paidAt: row.paidAt,
    refundedAt: row.refundedAt,
    refunded: toDollars(row.refundedCents),
    refundableUntil: until !== null && Date.parse(until) >= Date.parse(context.now()) ? until : null,
    nextTryAt: row.state === 'failed' ? row.nextTryAt : null,
    payUrl: row.state === 'failed' ? row.payUrl : null,
  }
}
