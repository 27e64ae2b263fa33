import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'

export const users = pgTable(
  'users',
  {
    userId: uuid().primaryKey(),
    name: text().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    phone: text(),
    passwordHash: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [uniqueIndex('users_username').on(table.username), uniqueIndex('users_email').on(table.email)],
)

/** The cookie names the user and a random token; only the token's hash is kept. */
export const sessions = pgTable(
  'sessions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
)

/** Links to choose a new password. Only the token's hash is kept; an account has one live link, and it works once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
)

/** Asked-for reset links and sign-ups of the last hour, by a hash of the e-mail or of the address, whether an account has that e-mail or not; nobody's data. */
export const resetRequests = pgTable(
  'reset_requests',
  { subject: text().notNull(), id: uuid().notNull().defaultRandom(), askedAt: instant().notNull().default(sql`now()`) },
  (table) => [primaryKey({ columns: [table.subject, table.id] }), index('reset_requests_at').on(table.askedAt)],
)

/** Failed sign-ins, by a hash of the account's name or of the address; nobody's data. */
export const signInFailures = pgTable(
  'sign_in_failures',
  { subject: text().notNull(), id: uuid().notNull().defaultRandom(), failedAt: instant().notNull().default(sql`now()`) },
  (table) => [primaryKey({ columns: [table.subject, table.id] }), index('sign_in_failures_at').on(table.failedAt)],
)
