import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { users } from '#server/database/tables/accounts.ts'

/** Files that somebody is writing and that no row names yet: the sweep leaves them alone until the writer is done, or must have died. */
export const expectedFiles = pgTable(
  'expected_files',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    keys: text().array().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('expected_files_of').on(table.userId)],
)
