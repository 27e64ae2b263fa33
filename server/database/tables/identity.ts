import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** Names and addresses as their member confirmed them. The birth date and the last four digits are among their own words. */
export const identities = pgTable('identities', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** Sealed for `<userId>/identity`, as base64. */
  sealedIdentity: text().notNull(),
  updatedAt: instant().notNull().default(sql`now()`),
})
