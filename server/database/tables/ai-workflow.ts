import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { WorkflowStep } from '#engine/workflow/workflow-steps.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** One run of the AI workflow; its steps as they are now, so that a reload or another window shows the same. */
export const workflowRuns = pgTable(
  'workflow_runs',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    status: text({ enum: ['running', 'completed', 'failed'] }).notNull(),
    steps: jsonb().$type<readonly WorkflowStep[]>().notNull(),
    /** Whether it ran on the practice file, for want of a real one. */
    isPractice: boolean().notNull(),
    startedAt: instant().notNull().default(sql`now()`),
    /** Renewed while it runs: a run that no one carries on any more is taken over by the next call. */
    aliveAt: instant().notNull().default(sql`now()`),
    finishedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // A second call joins the run.
    uniqueIndex('workflow_runs_running').on(table.userId).where(sql`status = 'running'`),
  ],
)
