import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PostEvent } from '#adapters/post/port.ts'
import { POST_SERVICES } from '#contract/mailing.ts'
import { letters } from '#server/database/tables/letters.ts'
import { instant } from '#server/database/columns.ts'

/**
 * The wish to hand a letter to the post, and what came of it: the job itself. It commits with the letter's change, and whoever
 * lives finishes it (docs/decisions/0014).
 */
export const mailings = pgTable(
  'mailings',
  {
    userId: uuid().notNull(),
    letterId: uuid().notNull(),
    /** Letters that share an envelope have the first one's id here, and all that the post knows of it; null: it goes alone. */
    envelopeId: uuid(),
    method: text({ enum: [...POST_SERVICES] }).notNull(),
    /** The price of the envelope stands with its first letter; the others cost 0. */
    costCents: integer().notNull(),
    provider: text().notNull(),
    /** What the post knows this mailing by, however often it hears of it; null for those of earlier versions: the letter's id. */
    postKey: uuid(),
    /** The PDF that was printed for it, and its pages. */
    pdfSha256: text(),
    pageCount: integer(),
    /** How often the post was asked, and when first: from then on it may have the letter, whatever it answered. */
    attempts: integer().notNull().default(0),
    firstTriedAt: instant(),
    /** Not before this instant of the database's own clock. */
    nextTryAt: instant().notNull().default(sql`now()`),
    /** The number of the process that is handing it over; of a dead one it means nothing. */
    heldBy: integer(),
    /** The post office's own id; null until it has taken the letter. */
    postId: text(),
    requestedAt: instant().notNull().default(sql`now()`),
    handedOverAt: instant(),
    expectedDelivery: text(),
    /** Delivered, returned or failed: nothing more is asked of the post. */
    isFinished: boolean().notNull().default(false),
    /** When the post is asked next where it is. */
    lookAt: instant().notNull().default(sql`'epoch'`),
    /** Its scans up to the last; null until it has finished. */
    scans: jsonb().$type<readonly PostEvent[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.letterId] }),
    foreignKey({ columns: [table.userId, table.letterId], foreignColumns: [letters.userId, letters.id] }).onDelete('cascade'),
    // A version before this one reads the open ones in the order of their keys.
    index('mailings_open').on(table.userId, table.letterId).where(sql`is_finished = false`),
    index('mailings_to_follow').on(table.lookAt, table.userId, table.letterId).where(sql`is_finished = false`),
    index('mailings_waiting').on(table.nextTryAt).where(sql`post_id is null`),
    // A webhook knows the post's id alone.
    index('mailings_post_id').on(table.postId),
  ],
)
