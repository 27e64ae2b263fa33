import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { users } from '#server/database/tables/accounts.ts'

/** Mails that are not out yet. The row is the job: it commits with the change that the mail tells of, and goes once the mail is out. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** Whose key seals it, and with whom it is erased. Null: the certificate of an erasure, whose reader has no account any more. */
    userId: uuid().references(() => users.userId, { onDelete: 'cascade' }),
    /** The whole message as base64; it may hold a link that opens an account. */
    sealedMail: text().notNull(),
    /** Keyed hashes of the addresses in it, so that it is erased with each of their owners. */
    addressHashes: text().array().notNull(),
    createdAt: instant().notNull(),
    tries: integer().notNull().default(0),
    /** No process takes it up before; the one who takes it up moves this on. */
    dueAt: instant().notNull(),
    /** It is of no use to anyone later. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('mails_due').on(table.dueAt),
    index('mails_of').on(table.userId),
    index('mails_addresses').using('gin', table.addressHashes),
  ],
)
