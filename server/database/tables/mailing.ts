import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PostEvent } from '#adapters/post/port.ts'
import { POST_SERVICES } from '#contract/mailing.ts'
import { letters } from '#server/database/tables/letters.ts'
import { instant } from '#server/database/columns.ts'

/** One hand-over of a letter to the post. The letter's id is the idempotency key: a letter is handed over once. */
export const mailings = pgTable(
  'mailings',
  {
    userId: uuid().notNull(),
    letterId: uuid().notNull(),
    method: text({ enum: [...POST_SERVICES] }).notNull(),
    costCents: integer().notNull(),
    provider: text().notNull(),
    /** The post office's own id; null until it has taken the letter. */
    postId: text(),
    requestedAt: instant().notNull().default(sql`now()`),
    handedOverAt: instant(),
    expectedDelivery: text(),
    /** Delivered, returned or failed: nothing more is asked of the post. */
    isFinished: boolean().notNull().default(false),
    /** Its scans up to the last; null until it has finished. */
    scans: jsonb().$type<readonly PostEvent[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.letterId] }),
    foreignKey({ columns: [table.userId, table.letterId], foreignColumns: [letters.userId, letters.id] }).onDelete('cascade'),
    // The round of every minute reads the open ones alone.
    index('mailings_open').on(table.userId, table.letterId).where(sql`is_finished = false`),
  ],
)
