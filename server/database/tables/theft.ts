import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ALERT_KINDS, THEFT_STEPS } from '#engine/words/theft-step.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** Members who said that someone used their name. */
export const theftCases = pgTable('theft_cases', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** A calendar day, YYYY-MM-DD. */
  begunOn: text().notNull(),
  createdAt: instant().notNull().default(sql`now()`),
})

/** What they have done about it. */
export const theftSteps = pgTable(
  'theft_steps',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    step: text({ enum: [...THEFT_STEPS] }).notNull(),
    doneOn: text().notNull(),
    /** Of a fraud alert; null for every other step. */
    alert: text({ enum: [...ALERT_KINDS] }),
    recordedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.step] })],
)
