import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { users } from '#server/database/tables/accounts.ts'

/** Files that someone is writing and that no row names yet: the sweep leaves them alone until the writer is done, or must have died. */
export const expectedFiles = pgTable(
  'expected_files',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    keys: text().array().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
