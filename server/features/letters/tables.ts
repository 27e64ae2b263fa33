import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Fact } from '#engine/letters/fact.ts'
import { DISPUTE_TARGETS } from '#engine/words/bureau.ts'
import { LETTER_TYPES, SENT_METHODS } from '#engine/words/letter-type.ts'
import { disputes } from '#server/features/disputes/tables.ts'
import { instant } from '#server/platform/columns.ts'

export const letters = pgTable(
  'letters',
  {
    userId: uuid().notNull(),
    id: uuid().notNull(),
    disputeId: uuid().notNull(),
    negativeItemId: uuid(),
    creditor: text().notNull(),
    target: text({ enum: [...DISPUTE_TARGETS] }).notNull(),
    letterType: text({ enum: [...LETTER_TYPES] }).notNull(),
    /** Name and address lines of the recipient, as they show in the window. */
    recipientLines: text().array().notNull(),
    senderLines: text().array().notNull(),
    content: text().notNull(),
    /** What the letter may state: the facts it was composed from, kept with it. */
    facts: jsonb().$type<readonly Fact[]>().notNull(),
    attestedFacts: text().array().notNull(),
    legalBasis: text().array().notNull(),
    strategy: text().notNull(),
    successProbability: integer().notNull(),
    writtenBy: text({ enum: ['rules', 'model'] }).notNull(),
    isPractice: boolean().notNull(),
    generatedAt: instant().notNull().default(sql`now()`),
    attestedAt: instant(),
    sentAt: instant(),
    sentMethod: text({ enum: [...SENT_METHODS] }),
    trackingNumber: text(),
    deliveredAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.disputeId], foreignColumns: [disputes.userId, disputes.id] }).onDelete('cascade'),
    // One unsent letter a dispute, recipient and kind: it is rewritten rather than doubled.
    uniqueIndex('letters_unsent').on(table.userId, table.disputeId, table.target, table.letterType).where(sql`sent_at is null`),
    index('letters_newest').on(table.userId, table.generatedAt),
  ],
)
