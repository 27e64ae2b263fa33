import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** What the member told us of themselves for their letters. No SSN, no date of birth. */
export const profiles = pgTable('profiles', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** Street, city, state and ZIP code, sealed for `<userId>/profile`, as base64; null where none was told, or it is below. */
  sealedAddress: text(),
  // As earlier versions kept it; empty since it is sealed.
  address: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zip: text().notNull(),
  /** IANA name, e.g. America/Chicago: in which week a day falls. */
  timeZone: text(),
  updatedAt: instant().notNull().default(sql`now()`),
})
