import { and, asc, desc, eq } from 'drizzle-orm'
import type { VendorInvoice } from '#adapters/payments/port.ts'
import { RETRY_AFTER_DAYS } from '#engine/billing/billing-policy.ts'
import { completedWork, type CompletedWork, WORK_ACTIONS } from '#engine/billing/completed-work.ts'
import { paidState, type ReturnedMoney } from '#engine/billing/returned-money.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { billingInvoices, billingLines } from '#server/database/tables/subscriptions.ts'
import { sendMail } from '#server/features/subscriptions/billing-mail-job.ts'
import { failedNews, paidNews, refusedNews, returnedNews, tellPlan } from '#server/features/subscriptions/plan-news.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { instantAfter } from '#server/platform/instants.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { readAudit } from '#server/platform/read-audit.ts'
import { type AuditRow, transact } from '#server/platform/transact.ts'

export type InvoiceRow = typeof billingInvoices.$inferSelect
export type LineRow = typeof billingLines.$inferSelect

const isThis = ({ userId, id }: Pick<InvoiceRow, 'userId' | 'id'>) =>
  and(eq(billingInvoices.userId, userId), eq(billingInvoices.id, id))

/** Newest first. */
export const invoicesOf = (context: Pick<Context, 'db'>, user: SignedIn): Promise<InvoiceRow[]> =>
  context.db.select().from(billingInvoices).where(eq(billingInvoices.userId, user.id)).orderBy(desc(billingInvoices.fromAt))

export const linesOf = (context: Pick<Context, 'db'>, user: SignedIn): Promise<LineRow[]> =>
  context.db
    .select()
    .from(billingLines)
    .where(eq(billingLines.userId, user.id))
    .orderBy(asc(billingLines.doneAt), asc(billingLines.key))

export async function ownedInvoice(context: Pick<Context, 'db'>, user: SignedIn, id: string): Promise<InvoiceRow | null> {
  if (!isUuid(id)) return null
  const [row] = await context.db
    .select()
    .from(billingInvoices)
    .where(isThis({ userId: user.id, id }))
  return row ?? null
}

/** What was done, as the audit log says. */
export const workOf = async (context: Context, user: SignedIn): Promise<readonly CompletedWork[]> =>
  completedWork(await readAudit(context, user, WORK_ACTIONS))

/** Changes an invoice if it is still as it was looked at; false where someone else was there first. */
async function change(
  tx: Transaction,
  { row, set }: { readonly row: InvoiceRow; readonly set: Partial<InvoiceRow> },
): Promise<boolean> {
  const [done] = await tx
    .update(billingInvoices)
    .set(set)
    .where(
      and(
        isThis(row),
        eq(billingInvoices.state, row.state),
        eq(billingInvoices.attempts, row.attempts),
        eq(billingInvoices.refundedCents, row.refundedCents),
      ),
    )
    .returning({ id: billingInvoices.id })
  return done !== undefined
}

const told = (row: InvoiceRow, action: string, detail: AuditRow['detail'] = {}): AuditRow => ({
  action,
  subjectKind: 'invoice',
  subjectId: row.id,
  detail,
})

/** Stripe has it now, unpaid. */
export const keepPrepared = (context: Context, user: SignedIn, { row, vendor }: { row: InvoiceRow; vendor: VendorInvoice }) =>
  transact(context, user, async (tx) => {
    const isNew = await change(tx, { row, set: { vendorId: vendor.id, payUrl: vendor.payUrl } })
    return { answer: undefined, audit: isNew ? [told(row, 'invoice.prepared', { cents: row.totalCents })] : [] }
  })

/** It was paid; once told, however often it is heard. */
export const keepPaid = (context: Context, user: SignedIn, { row, vendor }: { row: InvoiceRow; vendor: VendorInvoice }) =>
  transact(context, user, async (tx) => {
    const paidAt = vendor.paidAt ?? context.now()
    const isNew =
      row.paidAt === null && (await change(tx, { row, set: { state: 'paid', paidAt, nextTryAt: null, payUrl: null } }))
    if (isNew) {
      await sendMail(context, tx, { userId: user.id, kind: 'paid', id: row.id, time: 0 })
      await tellPlan(context, tx, { user, ...paidNews(row) })
    }
    return { answer: undefined, audit: isNew ? [told(row, 'invoice.paid', { cents: row.totalCents })] : [] }
  })

/** The bank said no; it is tried again on the days of the policy, then no more by itself. */
export const keepFailed = (context: Context, user: SignedIn, { row, declined }: { row: InvoiceRow; declined: string }) =>
  transact(context, user, async (tx) => {
    const now = context.now()
    const first = row.firstFailedAt ?? now
    const attempts = row.attempts + 1
    const later = RETRY_AFTER_DAYS.map((days) => instantAfter(first, days * 86_400_000))
    const nextTryAt = later.find((at) => Date.parse(at) > Date.parse(now)) ?? null
    const isNew = await change(tx, { row, set: { state: 'failed', attempts, firstFailedAt: first, nextTryAt } })
    if (isNew) {
      await sendMail(context, tx, { userId: user.id, kind: 'failed', id: row.id, time: attempts })
      await tellPlan(context, tx, { user, ...failedNews(row, { attempts, nextTryAt }) })
    }
    return { answer: undefined, audit: isNew ? [told(row, 'invoice.payment_failed', { attempts, declined })] : [] }
  })

/** Our own rules said no, or someone struck it. It is never tried again. */
export const keepRefused = (context: Context, user: SignedIn, { row, why }: { row: InvoiceRow; why: string }) =>
  transact(context, user, async (tx) => {
    const isNew = await change(tx, { row, set: { state: 'refused', refusedWhy: why, nextTryAt: null, payUrl: null } })
    if (isNew) await tellPlan(context, tx, { user, ...refusedNews(row) })
    return { answer: undefined, audit: isNew ? [told(row, 'invoice.refused', { why })] : [] }
  })

/**
 * What Stripe says became of a payment, by whoever it was done; told once for each change. False where the row had changed
 * meanwhile, so that what was asked may be older than what is there.
 */
export const keepReturned = (context: Context, user: SignedIn, { row, returned }: { row: InvoiceRow; returned: ReturnedMoney }) =>
  transact(context, user, async (tx) => {
    const state = paidState(row.totalCents, returned)
    const { refundedCents } = returned
    if (row.state === state && row.refundedCents === refundedCents) return { answer: true, audit: [] }
    const refundedAt = refundedCents === 0 ? null : refundedCents === row.refundedCents ? row.refundedAt : context.now()
    if (!(await change(tx, { row, set: { state, refundedCents, refundedAt } }))) return { answer: false, audit: [] }
    if (refundedCents > row.refundedCents)
      await sendMail(context, tx, { userId: user.id, kind: 'refunded', id: row.id, time: refundedCents })
    await tellPlan(context, tx, { user, ...returnedNews(row, { state, refundedCents }) })
    const action = refundedCents > row.refundedCents ? 'invoice.refunded' : 'invoice.returned'
    return { answer: true, audit: [told(row, action, { state, cents: refundedCents })] }
  })

/** The customer is gone at Stripe, so that what was prepared for them is prepared again for the next. */
export const keepUnprepared = (context: Context, user: SignedIn, row: InvoiceRow) =>
  transact(context, user, async (tx) => {
    const isNew = await change(tx, { row, set: { vendorId: null, payUrl: null } })
    return { answer: undefined, audit: isNew ? [told(row, 'invoice.unprepared')] : [] }
  })
