import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'

/** That someone was erased, without saying who. */
export const erasures = pgTable('erasures', {
  id: uuid().primaryKey(),
  askedAt: instant().notNull(),
  /** Null until everything was looked through and nothing was left. */
  finishedAt: instant(),
  /** Whose files are still to be deleted, sealed; null once it was looked for the last time. */
  sealed: text(),
  /** Rows by table, files by kind. */
  deleted: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  /** SHA-256 of the certificate, as hex: whoever shows one shows whether it is ours. */
  sha256: text(),
})
