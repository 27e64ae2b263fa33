import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/database/columns.ts'
import { type passkeys, users } from '#server/database/tables/accounts.ts'
import type { calendarLinks } from '#server/database/tables/calendar.ts'
import type { helperInvitations } from '#server/database/tables/helpers.ts'

/** What is needed to let something in again, as it was before it was ended. */
export type KeptAccess =
  | { readonly kind: 'passkey'; readonly row: typeof passkeys.$inferSelect }
  | { readonly kind: 'helper'; readonly grantId: string }
  | { readonly kind: 'invitation'; readonly row: typeof helperInvitations.$inferSelect }
  | { readonly kind: 'calendar_link'; readonly row: typeof calendarLinks.$inferSelect }

/** Ways into an account that were ended when its owner took it back. Each can be let in again, for some weeks. */
export const endedAccess = pgTable(
  'ended_access',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** As the member knows it: a passkey's name, a helper's. */
    label: text().notNull(),
    kept: jsonb().$type<KeptAccess>().notNull(),
    endedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('ended_access_at').on(table.endedAt)],
)
