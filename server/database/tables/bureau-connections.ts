import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { BUREAUS } from '#engine/words/bureau.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** Whether a bureau has answered for this member. The credentials it was asked with are kept nowhere. */
export const bureauConnections = pgTable(
  'bureau_connections',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    bureau: text({ enum: [...BUREAUS] }).notNull(),
    status: text({ enum: ['connected', 'failed'] }).notNull(),
    reportAvailable: boolean().notNull(),
    isPractice: boolean().notNull(),
    lastUpdated: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.bureau] })],
)
