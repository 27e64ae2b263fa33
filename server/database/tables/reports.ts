import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Report } from '#engine/report/report.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

export const reports = pgTable(
  'reports',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    bureau: text({ enum: [...BUREAUS] }).notNull(),
    source: text({ enum: ['upload', 'practice', 'connected'] }).notNull(),
    /** As printed: a day, a month or a year. */
    reportDate: text(),
    uploadedAt: instant().notNull().default(sql`now()`),
    /** Key of the original in the file store. */
    fileKey: text().notNull(),
    /** Keyed hash of the original: the same file uploaded twice is one report. */
    fileHash: text().notNull(),
    pageCount: integer().notNull(),
    /** The report in the normal form of the engine. */
    content: jsonb().$type<Report>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('reports_file').on(table.userId, table.fileHash),
    index('reports_newest').on(table.userId, table.bureau, table.reportDate),
  ],
)
