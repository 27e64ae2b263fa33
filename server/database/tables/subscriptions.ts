import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { WORK_KINDS } from '#engine/billing/billing-policy.ts'
import { INVOICE_STATES } from '#contract/subscriptions.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** One row once a subscription is active; no row before. */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  provider: text({ enum: ['demo', 'stripe'] }).notNull(),
  reference: text().notNull(),
  activatedAt: instant().notNull(),
})

/**
 * What was signed, word for word: the statement of rights and the contract. The law keeps it for two years, so it does not
 * refer to the account and outlives it (`kept-by-law.ts`); a daily round deletes it after that.
 */
export const signedDocuments = pgTable(
  'signed_documents',
  {
    userId: uuid().notNull(),
    id: uuid().notNull(),
    kind: text({ enum: ['rights', 'contract'] }).notNull(),
    words: text().notNull(),
    signature: text().notNull(),
    signedAt: instant().notNull(),
    /** Of the network address it was signed from, keyed: it proves nothing to anyone but us. */
    addressHash: text().notNull(),
    keptUntil: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('signed_documents_kept_until').on(table.keptUntil)],
)

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' })

/** The terms by which money may be taken; the words are in `signed_documents` under the same id. */
export const billingContracts = pgTable(
  'billing_contracts',
  {
    userId: ofUser(),
    id: uuid().notNull(),
    state: text().notNull(),
    disclosedAt: instant().notNull(),
    signedAt: instant().notNull(),
    holdEndsAt: instant().notNull(),
    endsAt: instant().notNull(),
    cancelledAt: instant(),
    cancelledBy: text({ enum: ['button', 'notice', 'refund', 'posted_notice', 'chargeback'] }),
    /** Stripe's id of the member; null until they went there. */
    customerId: text(),
    cardBrand: text(),
    cardLast4: text(),
    /** When the round bills it or tries a payment again; null: nothing more can come of it. */
    settleAt: instant().default(sql`'epoch'`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // A webhook knows Stripe's id alone.
    index('billing_contracts_customer').on(table.customerId),
    index('billing_contracts_due').on(table.settleAt, table.userId, table.id),
  ],
)

/** One row a month of a contract, also of a month in which nothing was done. */
export const billingInvoices = pgTable(
  'billing_invoices',
  {
    userId: ofUser(),
    id: uuid().notNull(),
    contractId: uuid().notNull(),
    fromAt: instant().notNull(),
    toAt: instant().notNull(),
    state: text({ enum: [...INVOICE_STATES] }).notNull(),
    totalCents: integer().notNull(),
    /** Stripe's id of it; null until it is there. */
    vendorId: text(),
    payUrl: text(),
    attempts: integer().notNull().default(0),
    nextTryAt: instant(),
    firstFailedAt: instant(),
    paidAt: instant(),
    refundedAt: instant(),
    /** How much of it went back, as the vendor said last. */
    refundedCents: integer().notNull().default(0),
    /** Why our own rules refused it. */
    refusedWhy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // A month has one invoice.
    unique('billing_invoices_month').on(table.userId, table.contractId, table.fromAt),
    index('billing_invoices_vendor').on(table.vendorId),
    index('billing_invoices_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
  ],
)

/** What an invoice lists. The key is the act: no act can be on two invoices. */
export const billingLines = pgTable(
  'billing_lines',
  {
    userId: ofUser(),
    key: text().notNull(),
    invoiceId: uuid().notNull(),
    kind: text({ enum: [...WORK_KINDS, 'month'] }).notNull(),
    doneAt: instant().notNull(),
    cents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

/** Messages of Stripe that were acted on; each once. */
export const stripeEvents = pgTable('stripe_events', { id: text().primaryKey(), heardAt: instant().notNull() }, (table) => [
  index('stripe_events_old').on(table.heardAt),
])
