import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CreditAnalysis } from '#engine/analysis/analyse-credit.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** What an analysis of the member's newest reports came to, kept as it was told. */
export const analyses = pgTable(
  'analyses',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    isPractice: boolean().notNull(),
    sealedContent: text(),
    /** Where earlier versions kept the same in plain text; a start of this one seals and empties it. */
    content: jsonb().$type<CreditAnalysis>(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('analyses_newest').on(table.userId, table.createdAt)],
)
