import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Finding } from '#engine/audit/finding.ts'
import { reports } from '#server/database/tables/reports.ts'

/** A conclusion as it is kept; the mark of a practice report goes with it. */
export type StoredFinding = Finding & { readonly isPractice?: true }

/** What the engine concluded when the report was read, kept with the report so that a letter can rest on it. */
export const findings = pgTable(
  'findings',
  {
    userId: uuid().notNull(),
    id: text().notNull(),
    reportId: uuid().notNull(),
    subjectId: text(),
    /** Order in the report: strongest grade first. */
    position: integer().notNull(),
    content: jsonb().$type<StoredFinding>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.reportId], foreignColumns: [reports.userId, reports.id] }).onDelete('cascade'),
    index('findings_report').on(table.userId, table.reportId, table.position),
  ],
)
