import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'

/** The consumer's goal; everything else of the profile is computed from the reports. */
export const creditGoals = pgTable('credit_goals', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** 300 to 850. */
  targetScore: integer().notNull(),
})
