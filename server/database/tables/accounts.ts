import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'

export const users = pgTable(
  'users',
  {
    userId: uuid().primaryKey(),
    name: text().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    /** When its owner followed the link that went there. */
    emailConfirmedAt: instant(),
    phone: text(),
    passwordHash: text().notNull(),
    /** The member whose understudy this is in a rehearsal; whoever removes the member removes it, and no one signs in as it. */
    understudyOf: uuid(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('users_username').on(table.username),
    uniqueIndex('users_email').on(table.email),
    index('users_understudies').on(table.understudyOf).where(sql`understudy_of is not null`),
  ],
)

/** The cookie names the user and a random token; only the token's hash is kept. */
export const sessions = pgTable(
  'sessions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    /** Its name in the list that the member sees; opens nothing. */
    sessionId: uuid().notNull().defaultRandom(),
    /** Program and system in plain words, as the browser named them at sign-in. */
    device: text().notNull().default('A browser'),
    createdAt: instant().notNull().default(sql`now()`),
    /** Within some minutes. */
    lastSeenAt: instant().notNull().default(sql`now()`),
    /** When whoever sits here last proved to be the member, by password or second factor. */
    provenAt: instant(),
    /** By what; a session of an earlier version does not say, and proves nothing. */
    provenBy: text({ enum: ['password', 'code', 'passkey'] }),
    /** On a shared computer: its cookie goes with the browser, and it ends sooner. */
    keepsNothing: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] }), index('sessions_old').on(table.expiresAt)],
)

/** The browsers from which an account was signed in to, by a keyed hash of a cookie: the one who comes from another one, the member is told. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    deviceHash: text().notNull(),
    seenAt: instant().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] }), index('known_devices_old').on(table.seenAt)],
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
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] }), index('password_resets_old').on(table.expiresAt)],
)

/** Links to confirm an address, the account's own or the one that is to take its place. Only the token's hash is kept; one is live, and it works once. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    email: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] }), index('email_confirmations_old').on(table.expiresAt)],
)

/**
 * The way back to an address that another one replaced: its link was mailed there. A table of its own, because asking for yet another
 * address deletes the account's confirmations. Only the token's hash is kept.
 */
export const emailReturns = pgTable(
  'email_returns',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    /** The address that was replaced. Until the link is over no one else can have it. */
    email: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('email_returns_old').on(table.expiresAt),
    index('email_returns_email').on(table.email),
  ],
)

/** Asked-for reset links and sign-ups of the last hour, by a hash of the e-mail or of the address, whether an account has that e-mail or not; no one's data. */
export const resetRequests = pgTable(
  'reset_requests',
  { subject: text().notNull(), id: uuid().notNull().defaultRandom(), askedAt: instant().notNull().default(sql`now()`) },
  (table) => [primaryKey({ columns: [table.subject, table.id] }), index('reset_requests_at').on(table.askedAt)],
)

/** Failed sign-ins, by a hash of the account's name or of the address; no one's data. */
export const signInFailures = pgTable(
  'sign_in_failures',
  { subject: text().notNull(), id: uuid().notNull().defaultRandom(), failedAt: instant().notNull().default(sql`now()`) },
  (table) => [primaryKey({ columns: [table.subject, table.id] }), index('sign_in_failures_at').on(table.failedAt)],
)

/** The member's authenticator app; counts once a code of it was entered. */
export const authenticators = pgTable('authenticators', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** The shared secret, sealed for `<userId>/totp`, as base64. */
  sealedSecret: text().notNull(),
  createdAt: instant().notNull().default(sql`now()`),
  confirmedAt: instant(),
  /** The half minute of the last code that was taken: neither it nor an older one is taken again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
})

/** For when the authenticator is lost; each works once. Only the hashes are kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Sign-ins whose password was right and whose second factor is still to come; only the token's hash is kept. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] }), index('sign_in_challenges_old').on(table.expiresAt)],
)

/** Keys that sign a member in from their own device, without a password; the private half never leaves it. */
export const passkeys = pgTable(
  'passkeys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    credentialId: text().notNull(),
    /** The public half, as base64url: with it a signature is checked. */
    verifier: text().notNull(),
    /** How often the device says it has signed; a copy of the key would fall behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    lastUsedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), uniqueIndex('passkeys_credential').on(table.credentialId)],
)

/** Questions to passkeys that were answered: none is answered twice. Older than a question lives, they go. */
export const answeredPasskeyChallenges = pgTable(
  'answered_passkey_challenges',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    answeredAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('answered_passkey_challenges_old').on(table.answeredAt),
  ],
)
