import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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

/** The member's written instruction to ask a real bureau for their own report (15 USC 1681b(a)(2)); recorded before the bureau is asked. */
export const bureauConsents = pgTable(
  'bureau_consents',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    bureau: text({ enum: [...BUREAUS] }).notNull(),
    /** Who is asked on the member's behalf: the provider's name. */
    provider: text({ enum: ['practice', 'experian', 'mismo'] }).notNull(),
    /** The very words that were agreed to. */
    words: text().notNull(),
    /** As typed by the member in place of a signature. */
    signature: text().notNull(),
    givenAt: instant().notNull(),
    /** Null while it stands. */
    withdrawnAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('bureau_consents_bureau').on(table.userId, table.bureau)],
)
