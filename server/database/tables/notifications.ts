import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DISPUTE_STATUSES } from '#engine/words/dispute-status.ts'
import { NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES } from '#engine/words/notification.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** What the member is told of. `occasion` names what happened, so that the same thing is told once. */
export const notifications = pgTable(
  'notifications',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    occasion: text().notNull(),
    type: text({ enum: [...NOTIFICATION_TYPES] }).notNull(),
    title: text().notNull(),
    message: text().notNull(),
    priority: text({ enum: [...NOTIFICATION_PRIORITIES] }).notNull(),
    isRead: boolean().notNull().default(false),
    isPractice: boolean().notNull(),
    disputeId: uuid(),
    disputeCreditor: text(),
    disputeStatus: text({ enum: [...DISPUTE_STATUSES] }),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('notifications_occasion').on(table.userId, table.occasion),
    index('notifications_newest').on(table.userId, table.createdAt),
  ],
)
