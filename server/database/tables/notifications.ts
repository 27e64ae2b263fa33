import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DISPUTE_STATUSES } from '#engine/words/dispute-status.ts'
import { NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES, type NotificationType } from '#engine/words/notification.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** What the member is told about. `occasion` names what happened, so that the same thing is told once. */
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
    /** The member's day on which it went into a message; null: into none. */
    mailedOn: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('notifications_occasion').on(table.userId, table.occasion),
    index('notifications_old').on(table.createdAt),
    index('notifications_newest').on(table.userId, table.createdAt),
    index('notifications_to_mail')
      .on(table.createdAt, table.userId)
      .where(sql`mailed_on is null and not is_practice and not is_read`),
  ],
)

/** What the member chose; no row: nothing yet. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  isEmailOn: boolean().notNull(),
  emailKinds: jsonb().$type<readonly NotificationType[]>().notNull(),
  daysBefore: integer().notNull(),
  updatedAt: instant().notNull().default(sql`now()`),
})
