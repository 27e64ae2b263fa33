import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { OWN_WORD_QUESTIONS, OWN_WORD_SUBJECTS } from '#engine/words/own-word.ts'
import { users } from '#server/database/tables/accounts.ts'
import { instant } from '#server/database/columns.ts'

/** What the member said because only they can; their latest word on each question. It holds for the same entry on later reports. */
export const ownWords = pgTable(
  'own_words',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    question: text({ enum: [...OWN_WORD_QUESTIONS] }).notNull(),
    subjectKind: text({ enum: [...OWN_WORD_SUBJECTS] }).notNull(),
    /** Keyed hash of what makes it the same entry or detail on another report; `self` for the member. */
    subject: text().notNull(),
    /** The answer with what it is about, in words, sealed: names, addresses and a birthday are among them. */
    sealed: text().notNull(),
    isPractice: boolean().notNull(),
    saidAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('own_words_subject').on(table.userId, table.isPractice, table.question, table.subject),
  ],
)

/** What the member said about two entries: that they are one account, or that they are not. */
export const accountLinks = pgTable(
  'account_links',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Keyed hashes of bureau and entry, in the order of the alphabet. */
    one: text().notNull(),
    other: text().notNull(),
    isSame: boolean().notNull(),
    isPractice: boolean().notNull(),
    saidAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('account_links_pair').on(table.userId, table.isPractice, table.one, table.other),
  ],
)
