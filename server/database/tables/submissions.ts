import { sql } from 'drizzle-orm'
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { FILING_METHODS } from '#engine/disputes/filing-clock.ts'
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
    method: text({ enum: [...FILING_METHODS] }).notNull(),
    submittedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.disputeId, table.target] }),
    foreignKey({ columns: [table.userId, table.disputeId], foreignColumns: [disputes.userId, disputes.id] }).onDelete('cascade'),
  ],
)
