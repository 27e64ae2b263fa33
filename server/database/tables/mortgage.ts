import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** The day a mortgage is to close: until then some disputes wait. */
export const mortgageClosings = pgTable('mortgage_closings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** A calendar day, YYYY-MM-DD. */
  closesOn: text().notNull(),
  updatedAt: instant().notNull().default(sql`now()`),
})
