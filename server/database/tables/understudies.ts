import { sql } from 'drizzle-orm'
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { FileChange } from '#engine/practice/practice-file.ts'
import { instant } from '#server/database/columns.ts'
import { users } from '#server/database/tables/accounts.ts'

/** Who plays a member's part in a rehearsal, and the clock by which everything of theirs goes. */
export const understudies = pgTable(
  'understudies',
  {
    /** The member. */
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    understudyId: uuid().notNull(),
    /** The first day of the clock and the day it shows; it only moves forward. */
    begunOn: text().notNull(),
    today: text().notNull(),
    /** The real instant at which the clock came to that day: the hours of the day go on from there. */
    movedAt: instant().notNull().default(sql`now()`),
    /** What has become of the entries of the invented file. */
    changes: jsonb().$type<readonly FileChange[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.understudyId] })],
)
