import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** The key of the whole installation, by which it recognises what it saw before; one row. No one's data. */
export const installationKeys = pgTable('installation_keys', {
  name: text().primaryKey(),
  /** AES-256-GCM under the master key, as base64. */
  wrappedKey: text().notNull(),
  /** Which master key that was. */
  masterId: text().notNull(),
  createdAt: instant().notNull().default(sql`now()`),
})

/** The keys that seal what one person's private things say. Without its row nothing that was sealed with a key opens any more. */
export const dataKeys = pgTable(
  'data_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** From 1; the highest seals, the others only open until all is sealed again. */
    version: integer().notNull(),
    wrappedKey: text().notNull(),
    masterId: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)
