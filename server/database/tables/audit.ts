import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'

/** What was done to a user's data, by whom; written in the transaction of the change itself. */
export const auditLog = pgTable(
  'audit_log',
  {
    userId: uuid().notNull(),
    id: uuid().notNull().defaultRandom(),
    at: instant().notNull().default(sql`now()`),
    actor: text().notNull(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    /** Facts without private data: ids, codes, counts. */
    detail: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // The oldest go first, some at a time.
    index('audit_log_at').on(table.at),
  ],
)
