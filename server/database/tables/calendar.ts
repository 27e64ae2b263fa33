import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** The private address of a member's calendar. The token is told once; only its hash is kept. */
export const calendarLinks = pgTable('calendar_links', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  madeAt: instant().notNull(),
})

/** What calendar programs were told last of a date, so that a change is told as one (SEQUENCE, LAST-MODIFIED of RFC 5545). */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Null for a date of a paper. */
    disputeId: text(),
    due: text().notNull(),
    status: text({ enum: ['confirmed', 'tentative', 'cancelled'] }).notNull(),
    /** Of everything that was told: another one is another telling. */
    digest: text().notNull(),
    sequence: integer().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
