import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { BUREAUS } from '#engine/words/bureau.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** What the score was expected to become, kept so that the next report can be compared with it. */
export const scorePredictions = pgTable(
  'score_predictions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    bureau: text({ enum: [...BUREAUS] }).notNull(),
    /** The report that it was predicted from; it may be deleted since. */
    reportId: uuid().notNull(),
    /** The printed score it starts from, and its model as printed. */
    score: integer().notNull(),
    scoreModel: text(),
    /** The range that was predicted. */
    low: integer().notNull(),
    high: integer().notNull(),
    /** What was assumed to happen, in words. */
    assumed: text().notNull(),
    isPractice: boolean().notNull(),
    madeAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('score_predictions_bureau').on(table.userId, table.bureau),
  ],
)
