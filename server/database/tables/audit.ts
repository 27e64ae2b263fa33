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
    // Lines come in the order of time: so small an index finds the old ones without looking at all.
    index('audit_log_at').using('brin', table.at),
  ],
)
