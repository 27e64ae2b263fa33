import { sql } from 'drizzle-orm'
import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** How long a member wants the files of reports kept; no row: until they delete them. */
export const retentionChoices = pgTable(
  'retention_choices',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    originalsMonths: integer().notNull(),
    chosenAt: instant().notNull().default(sql`now()`),
    /** When the round looks for files that have had their time. */
    lookAt: instant().notNull().default(sql`'epoch'`),
  },
  (table) => [index('retention_choices_due').on(table.lookAt, table.userId)],
)
