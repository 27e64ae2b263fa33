import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Finding } from '#engine/audit/finding.ts'
import { reports } from '#server/database/tables/reports.ts'

/** A conclusion as it is kept; the mark of a practice report goes with it. */
export type StoredFinding = Finding & { readonly isPractice?: true }

/** What the engine concluded when a report was read, kept with the report so that a letter can rest on it. */
export const findings = pgTable(
  'findings',
  {
    userId: uuid().notNull(),
    reportId: uuid().notNull(),
    /** The ids of the findings: by one of them its report is found. */
    ids: text().array().notNull(),
    /** `StoredFinding[]`, strongest grade first. */
    sealedFindings: text(),
    /** Where earlier versions kept the same in plain text; a start of this one seals and empties it. */
    findings: jsonb().$type<readonly StoredFinding[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reportId] }),
    foreignKey({ columns: [table.userId, table.reportId], foreignColumns: [reports.userId, reports.id] }).onDelete('cascade'),
  ],
)
