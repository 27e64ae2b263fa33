import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { BUREAUS } from '#engine/words/bureau.ts'
import { SCORE_ORIGINS } from '#engine/words/score-source.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** Scores that no report prints: the member typed them, or a letter of theirs says them. */
export const scores = pgTable(
  'scores',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    score: integer().notNull(),
    bureau: text({ enum: [...BUREAUS] }).notNull(),
    /** Such as FICO Score 8; empty where no one knows. */
    model: text().notNull().default(''),
    /** YYYY-MM-DD. */
    day: text().notNull(),
    source: text({ enum: ['member', 'paper'] }).notNull(),
    origin: text({ enum: [...SCORE_ORIGINS] }),
    keptAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('scores_of_day').on(table.userId, table.bureau, table.model, table.day),
  ],
)
