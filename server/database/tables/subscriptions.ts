import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
