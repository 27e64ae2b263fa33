import { sql } from 'drizzle-orm'
import { jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PAPER_KINDS } from '#engine/words/paper-kind.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** Dots of a page's picture. */
interface PageSize {
  readonly width: number
  readonly height: number
}

/** A paper that can be enclosed. Its pages lie sealed in the file store; nothing of what is on them is known here. */
export const papers = pgTable(
  'papers',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    kind: text({ enum: [...PAPER_KINDS] }).notNull(),
    /** As a letter names it. */
    name: text().notNull(),
    /** Keyed hash of what was uploaded: the same twice is one paper. */
    fileHash: text().notNull(),
    pages: jsonb().$type<readonly PageSize[]>().notNull(),
    /** Keyed names of the entries that it is proof of. */
    proves: text().array().notNull().default([]),
    addedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('papers_file').on(table.userId, table.fileHash, table.kind, table.name),
  ],
)
