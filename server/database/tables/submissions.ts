import { sql } from 'drizzle-orm'
import { foreignKey, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { FILING_METHODS } from '#engine/words/filing-method.ts'
import { DISPUTE_TARGETS } from '#engine/words/bureau.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { instant } from '#server/database/columns.ts'

/** That the member filed a dispute with a recipient directly: at its portal, by its form, by phone. The member's own word. */
export const submissions = pgTable(
  'submissions',
  {
    userId: uuid().notNull(),
    disputeId: uuid().notNull(),
    target: text({ enum: [...DISPUTE_TARGETS] }).notNull(),
    /** 1 is the dispute itself; each time it is taken up again, a further one. */
    round: integer().notNull().default(1),
    method: text({ enum: [...FILING_METHODS] }).notNull(),
    submittedAt: instant().notNull().default(sql`now()`),
    /** The day of that where the member lived then; the clock runs from it, wherever they live since. */
    filedOn: text().notNull(),
  },
  (table) => [
    // One filing with a recipient a round. (An index: a key over a new column is generated before its column.)
    uniqueIndex('submissions_round').on(table.userId, table.disputeId, table.target, table.round),
    foreignKey({ columns: [table.userId, table.disputeId], foreignColumns: [disputes.userId, disputes.id] }).onDelete('cascade'),
  ],
)
