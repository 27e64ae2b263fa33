import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** Actions of the improvement plan that the member marked complete; the actions themselves are computed from the file. */
export const planMarks = pgTable(
  'plan_marks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The action's name within the plan, the same as long as its reason stands. */
    actionId: text().notNull(),
    completedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.actionId] })],
)
