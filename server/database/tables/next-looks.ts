import { bigint, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** When each member's days are looked at next: at once after a change of theirs, and on their next day while something is open. */
export const nextLooks = pgTable(
  'next_looks',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Null: not before something changes. */
    lookAt: instant(),
    /** Counts the changes, so that one that commits while someone looks is seen. */
    changes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('next_looks_due').on(table.lookAt, table.userId)],
)
