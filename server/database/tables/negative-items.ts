import { sql } from 'drizzle-orm'
import { bigint, boolean, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { BUREAUS } from '#engine/words/bureau.ts'
import { ITEM_TYPES } from '#engine/words/item-type.ts'
import { PRIORITIES } from '#engine/words/priority.ts'
import { reports } from '#server/database/tables/reports.ts'
import { instant } from '#server/database/columns.ts'

/** What a report prints of an entry. None of it is looked for in the database. */
export interface ItemEntry {
  readonly creditorName: string
  readonly description: string
  readonly balanceCents: number | null
  readonly dateOpened: string | null
  readonly accountNumber: string | null
}

/** A negative entry of one bureau's file. It outlives the report it was seen on: the next report updates or resolves it. */
export const negativeItems = pgTable(
  'negative_items',
  {
    userId: uuid().notNull(),
    id: uuid().notNull(),
    /** What makes it the same entry on the next report of the bureau: keyed hash of furnisher, number and opening date. */
    identity: text().notNull(),
    reportId: uuid().notNull(),
    subjectId: text().notNull(),
    subjectKind: text({ enum: ['account', 'public_record', 'inquiry'] }).notNull(),
    bureau: text({ enum: [...BUREAUS] }).notNull(),
    itemType: text({ enum: [...ITEM_TYPES] }).notNull(),
    priority: text({ enum: [...PRIORITIES] }).notNull(),
    estimatedImpact: integer().notNull(),
    /** What the report prints of it: `ItemEntry`. */
    sealedEntry: text(),
    /** Where earlier versions kept the same in plain text; a start of this one seals and empties them. */
    creditorName: text(),
    description: text(),
    balanceCents: bigint({ mode: 'number' }),
    dateOpened: text(),
    accountNumber: text(),
    isPractice: boolean().notNull(),
    /** How many findings rest on this entry; they are in the findings' own table. */
    findingCount: integer().notNull(),
    /** The open or ended dispute about it; kept here so that a list needs no second table. */
    disputeId: uuid(),
    isDisputed: boolean().notNull().default(false),
    /** False once a newer report of the bureau no longer lists it. */
    isListed: boolean().notNull(),
    detectedAt: instant().notNull().default(sql`now()`),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('negative_items_identity').on(table.userId, table.bureau, table.identity),
    foreignKey({ columns: [table.userId, table.reportId], foreignColumns: [reports.userId, reports.id] }).onDelete('cascade'),
  ],
)
