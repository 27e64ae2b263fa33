import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** The message of one member's day: written before anything is handed over, so that no day has two. */
export const reminderMails = pgTable(
  'reminder_mails',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    day: text().notNull(),
    /** `sending`: someone is handing it over; `waiting`: it was not taken and is tried again; `refused`: not taken for good. */
    status: text({ enum: ['sending', 'waiting', 'sent', 'refused'] }).notNull(),
    attempts: integer().notNull(),
    claimedAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('reminder_mails_old').on(table.claimedAt)],
)
