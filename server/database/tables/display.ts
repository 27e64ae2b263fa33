import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/database/tables/accounts.ts'

/** How a member wants the screens to look; no row: as the device says. */
export const displayChoices = pgTable('display_choices', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  theme: text({ enum: ['light', 'dark'] }).notNull(),
})
