import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** What someone typed into a form and has not sent. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** `member`, or `helper:` and the grant: two people do not type over each other. */
    author: text().notNull(),
    name: text().notNull(),
    /** The fields, sealed with the member's key. */
    sealedDraft: text().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.author, table.name] })],
)
