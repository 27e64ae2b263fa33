import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'

/** How a member wants the screens to look, and in which language; null or no row: as the device says. */
export const displayChoices = pgTable('display_choices', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  theme: text({ enum: ['light', 'dark'] }),
  language: text({ enum: ['en', 'es'] }),
})
