import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { EarlierOwnDispute } from '#engine/disputes/earlier-dispute.ts'
import type { ToldDays } from '#engine/disputes/told-clocks.ts'
import type { EventFacts } from '#engine/case-file/event-facts.ts'
import { BUREAUS, DISPUTE_TARGETS } from '#engine/words/bureau.ts'
import { DISPUTE_STATUSES, OUTCOMES } from '#engine/words/dispute-status.ts'
import { SUBMISSION_METHODS } from '#engine/words/letter-type.ts'
import { PRIORITIES } from '#engine/words/priority.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

export const disputes = pgTable(
  'disputes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** The item it is about; null when it was opened from the form. */
    negativeItemId: uuid(),
    /** The finding it was opened about, where that is no negative item. */
    findingId: text(),
    /** What makes the finding's entry the same one on the next report: keyed hash of bureau and entry. */
    entryKey: text(),
    /** Where the item stood when it was disputed, and the rules that spoke against it that day; null when it was opened from the form. */
    bureau: text({ enum: [...BUREAUS] }),
    restedOn: text().array(),
    creditor: text().notNull(),
    /** What it is about, sealed; its feature opens it for the member. Null only in a row that a version before wrote next to this one. */
    sealedDescription: text(),
    /** Where earlier versions kept it in plain text; emptied. */
    plainDescription: text('description').notNull().default(''),
    /** The member's own words of what is wrong, sealed; empty: they said nothing of their own. Null in rows of earlier versions, which did not tell. */
    sealedOwnWords: text(),
    /** Where earlier versions kept them in plain text; emptied. */
    ownWords: text(),
    status: text({ enum: [...DISPUTE_STATUSES] }).notNull(),
    priority: text({ enum: [...PRIORITIES] }).notNull(),
    estimatedImpact: integer().notNull(),
    disputeTargets: text({ enum: [...DISPUTE_TARGETS] })
      .array()
      .notNull(),
    submissionMethod: text({ enum: [...SUBMISSION_METHODS] }).notNull(),
    isPractice: boolean().notNull(),
    /** All that went out only asks for something: it is a request, and nothing is disputed yet. */
    isRequest: boolean().notNull().default(false),
    /** All that went out came back undelivered: no one has it, and no answer is waited for. */
    isBack: boolean().notNull().default(false),
    trackingNumbers: text().array().notNull().default([]),
    /** The day the first letter was delivered (a scan, or the user's word); the legal clock runs from it. */
    deliveredOn: text(),
    /** Until then: the day the post office expects to deliver. */
    expectedOn: text(),
    /** Whose clock that is: the recipient of the letter that the day belongs to. */
    clockTarget: text({ enum: [...DISPUTE_TARGETS] }),
    /** The day the newest answer came; null while the dispute waits for one. */
    answeredOn: text(),
    outcome: text({ enum: [...OUTCOMES] })
      .notNull()
      .default('pending'),
    /** What its member told of its days; null: nothing. */
    told: jsonb().$type<ToldDays>(),
    /** Begun before Errata: the member's own account of it. */
    earlier: jsonb().$type<EarlierOwnDispute>(),
    createdAt: instant().notNull().default(sql`now()`),
    submittedAt: instant(),
    resolvedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Two requests at once cannot open two disputes about one item.
    uniqueIndex('disputes_open_item')
      .on(table.userId, table.negativeItemId)
      .where(sql`status not in ('resolved', 'rejected', 'withdrawn')`),
    uniqueIndex('disputes_open_entry')
      .on(table.userId, table.entryKey)
      .where(sql`status not in ('resolved', 'rejected', 'withdrawn')`),
    index('disputes_newest').on(table.userId, table.createdAt, table.id),
    // Lists of one status in their order.
    index('disputes_in_order_by_status').on(table.userId, table.status, table.createdAt, table.id),
    // The newest that have ended at a bureau, whoever's.
    index('disputes_ended').on(table.bureau, table.createdAt).where(sql`outcome <> 'pending' and not is_practice`),
    // The counts of all, from the index alone.
    index('disputes_by_outcome').on(table.userId, table.status, table.outcome),
  ],
)

/**
 * The timeline of a dispute: append-only and a chain of hashes. A trigger of the database refuses to change an event, to delete
 * one other than with its whole dispute, and to put one anywhere but behind the last.
 */
export const disputeEvents = pgTable(
  'dispute_events',
  {
    userId: uuid().notNull(),
    disputeId: uuid().notNull(),
    /** From 1, within its dispute. */
    sequence: integer().notNull(),
    at: instant().notNull().default(sql`now()`),
    kind: text().notNull(),
    /** What happened, and its facts. */
    sealedEvent: text(),
    /** Where earlier versions kept it in plain text; empty. */
    text: text(),
    facts: jsonb().$type<EventFacts>(),
    /** SHA-256 as hex. The defaults never stay: they are what the events had that were written before there was a chain. */
    previousHash: text().notNull().default(''),
    hash: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.disputeId, table.sequence] }),
    foreignKey({ columns: [table.userId, table.disputeId], foreignColumns: [disputes.userId, disputes.id] }).onDelete('cascade'),
  ],
)
