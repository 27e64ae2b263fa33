import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/**
 * By what a member is known to the one who comes without a cookie: everything that must be one member's alone. It is asked first, then the
 * member's own rows. Anyone who writes such a row writes it (`server/platform/names.ts`); triggers on the three tables do the same for a process
 * of the version before, until the next one drops them. It refers to no account, so that it can be on every machine while accounts are spread.
 */
export const names = pgTable(
  'names',
  {
    kind: text({ enum: ['username', 'email', 'passkey', 'calendar'] }).notNull(),
    nameHash: text().notNull(),
    userId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.nameHash] }), index('names_member').on(table.userId)],
)
