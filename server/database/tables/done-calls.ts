import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { users } from '#server/database/tables/accounts.ts'

/** Changes that a browser asked for under a key, so that one whose answer was lost is not made twice. The row commits with the change. */
export const doneCalls = pgTable(
  'done_calls',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Of the key, who called, and what was asked. */
    callHash: text().notNull(),
    /** Which run of the call made the change. */
    runId: uuid().notNull(),
    /** The process that makes it. Null: one of a version that did not say. */
    heldBy: integer(),
    at: instant().notNull(),
    /** Null until the call was answered; it stays so where its process died. */
    status: integer(),
    sealedAnswer: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.callHash] }), index('done_calls_at').on(table.at)],
)
