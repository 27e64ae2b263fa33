import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** What the model was asked for a member and what it cost in tokens: the daily limit counts these. No words of anyone. */
export const modelCalls = pgTable(
  'model_calls',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    purpose: text({ enum: ['letter', 'assistant', 'proposal'] }).notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('model_calls_at').on(table.userId, table.at),
    index('model_calls_old').on(table.at),
  ],
)
