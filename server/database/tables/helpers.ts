import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { HELPER_RIGHTS } from '#engine/helping/right.ts'
import { instant } from '#server/database/columns.ts'
import { users } from '#server/database/tables/accounts.ts'

const helpedMember = () =>
  uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' })

/** What the member agreed to: the right, and the words as they were shown. */
const agreement = () => ({
  right: text({ enum: [...HELPER_RIGHTS] }).notNull(),
  helpsUntil: text(),
  consentVersion: text().notNull(),
  consentWords: text().notNull(),
  consentedAt: instant().notNull(),
})

/** Who was asked to help and has not answered. Of the link only the hash is kept; an answered or withdrawn one is no more. */
export const helperInvitations = pgTable(
  'helper_invitations',
  {
    userId: helpedMember(),
    id: uuid().notNull(),
    email: text().notNull(),
    tokenHash: text().notNull(),
    ...agreement(),
    invitedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('helper_invitations_address').on(table.userId, table.email),
    // An erased person is asked by no one any more.
    index('helper_invitations_email').on(table.email),
    index('helper_invitations_old').on(table.expiresAt),
  ],
)

/** Who may look into the member's file, or might. Who that is is in `helpings`, and goes with their account; this stays in the log. */
export const helperGrants = pgTable(
  'helper_grants',
  {
    userId: helpedMember(),
    id: uuid().notNull(),
    ...agreement(),
    since: instant().notNull().default(sql`now()`),
    endedAt: instant(),
    endedBy: text({ enum: ['member', 'helper'] }),
    /** The last day on which the helper looked. */
    lastDay: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

/** The helper's side of a grant: `user_id` is the helper. */
export const helpings = pgTable(
  'helpings',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    grantId: uuid().notNull(),
    memberId: uuid().notNull(),
    since: instant().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.grantId] }), index('helpings_grant').on(table.grantId)],
)
