import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Paper } from '#engine/next-rounds/papers/paper.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { instant } from '#server/database/columns.ts'

/** Where a prepared paper goes, and from where that is known. */
export interface StoredOffice {
  readonly name: string
  readonly lines: readonly string[]
  /** Null: the member typed it, or it is not known. */
  readonly source: string | null
}

/** A prepared paper, where it goes, and the lines of the one who writes. */
export interface RoundPaper {
  /** The complaint, letter or sheet with the facts that prove it. */
  readonly paper: Paper
  readonly office: StoredOffice | null
  readonly senderLines: readonly string[] | null
}

/** What the member did with a round of a dispute; a round that no one touched has no row. */
export const nextRounds = pgTable(
  'next_rounds',
  {
    userId: uuid().notNull(),
    disputeId: uuid().notNull(),
    /** As `roundId` writes it. */
    round: text().notNull(),
    declinedAt: instant(),
    preparedAt: instant(),
    /** The letter that was written for it; null for what is no letter of ours. */
    letterId: uuid(),
    /** What was prepared, `RoundPaper`; null for a letter of ours. */
    sealedPaper: text(),
    /** Where earlier versions kept the same in plain text; a start of this one seals and empties them. */
    paper: jsonb().$type<Paper>(),
    office: jsonb().$type<StoredOffice>(),
    senderLines: text().array(),
    /** The day the member filed it, by their own word, and under which number. */
    filedOn: text(),
    filedNumber: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.disputeId, table.round] }),
    foreignKey({ columns: [table.userId, table.disputeId], foreignColumns: [disputes.userId, disputes.id] }).onDelete('cascade'),
  ],
)
