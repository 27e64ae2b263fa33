import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Doubt } from '#engine/reading/doubts/doubts.ts'
import type { Report } from '#engine/report/report.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { OWNERSHIPS } from '#engine/words/ownership.ts'
import { TOTALS_ANSWERS } from '#engine/words/totals-answer.ts'
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
    /** Key of the pages in the file store: the PDF itself, or the one that pictures and data forms were set as. */
    fileKey: text().notNull(),
    /** Key of what was uploaded, where that is no PDF. */
    originalKey: text(),
    /** Keyed hash of the original: the same file uploaded twice is one report, or one a bureau. */
    fileHash: text().notNull(),
    pageCount: integer().notNull(),
    /** Whether it is about the member. While it is `asked`, nothing follows from it. */
    ownership: text({ enum: [...OWNERSHIPS] })
      .notNull()
      .default('mine'),
    /** The member answered it themselves. */
    isOwnershipSaid: boolean().notNull().default(false),
    /** What they said where its own totals differ from what was read; null: nothing. */
    totalsAnswer: text({ enum: [...TOTALS_ANSWERS] }),
    /** The report in the normal form of the engine, without what is in doubt: nothing is concluded from that. */
    sealedContent: text(),
    /** What was read and waits for the member's word; null when nothing does. */
    sealedDoubts: text(),
    /** What the member said about values in doubt, and the report as it was read before; null until they did. */
    sealedAnswers: text(),
    /** Where earlier versions kept the same in plain text; a start of this one seals and empties them. */
    content: jsonb().$type<Report>(),
    doubts: jsonb().$type<readonly Doubt[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('reports_file').on(table.userId, table.fileHash, table.bureau),
    index('reports_newest').on(table.userId, table.bureau, table.reportDate),
  ],
)

/** The files of a report that came in several: pages of single accounts. A report of one file has none of these rows. */
export const reportFiles = pgTable(
  'report_files',
  {
    userId: uuid().notNull(),
    reportId: uuid().notNull(),
    /** From 1, as they came; never given to another file of the report. */
    number: integer().notNull(),
    /** Under which it came: that of its reading, and of the report that it was alone. */
    id: uuid().notNull(),
    fileKey: text().notNull(),
    originalKey: text(),
    fileHash: text().notNull(),
    pageCount: integer().notNull(),
    uploadedAt: instant().notNull(),
    /** What was read of it alone, with what is in doubt. */
    sealedReading: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reportId, table.number] }),
    foreignKey({ columns: [table.userId, table.reportId], foreignColumns: [reports.userId, reports.id] }).onDelete('cascade'),
    uniqueIndex('report_files_file').on(table.userId, table.fileHash),
  ],
)

/** A reading that goes on after the upload was answered: pictures and scans. It ends as reports, or stays as `failed` with the reason. */
export const reportReadings = pgTable(
  'report_readings',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The id that the first report will have. */
    id: uuid().notNull(),
    status: text({ enum: ['processing', 'failed'] }).notNull(),
    /** What the member chose; null for `detect it for me`. */
    bureau: text({ enum: [...BUREAUS] }),
    source: text({ enum: ['upload', 'practice', 'connected'] }).notNull(),
    /** The act that the audit log gets when the reports are kept. */
    action: text().notNull(),
    fileHash: text().notNull(),
    /** Keys of the sealed parts in the file store, in order: one scanned PDF, or pictures. */
    fileKeys: jsonb().$type<readonly string[]>().notNull(),
    /** The report to delete when this one is kept. */
    replaces: uuid(),
    pageCount: integer().notNull(),
    pagesRead: integer().notNull().default(0),
    /** The numbers of the pages that are pictures, in order; null until the file was looked at. */
    wanted: integer().array(),
    /** Whether no page says anything as text. */
    isScan: boolean().notNull().default(true),
    /** How often a turn was begun in vain: one that stops the process each time is given up. */
    attempts: integer().notNull().default(0),
    /** The process that works at it now; see `server/platform/claimed-turns.ts`. */
    claimedBy: integer(),
    /** When its member last had a turn, or it came. */
    turnAt: instant().notNull().default(sql`now()`),
    failure: jsonb().$type<{ readonly code: string; readonly message: string }>(),
    startedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('report_readings_file').on(table.userId, table.fileHash),
    index('report_readings_turn').on(table.status, table.turnAt),
  ],
)
