import { sql } from 'drizzle-orm'
import { bigint, boolean, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PRACTICE_REPLIES } from '#engine/practice/compose-practice-reply.ts'
import { REHEARSAL_PEOPLE, REHEARSAL_STORIES } from '#engine/words/rehearsal-story.ts'
import { instant } from '#server/database/columns.ts'
import { understudies } from '#server/database/tables/understudies.ts'

/** A practice case on a clock that its member moves. What happens in it belongs to its understudy. */
export const rehearsals = pgTable(
  'rehearsals',
  {
    userId: uuid().notNull(),
    understudyId: uuid().notNull(),
    person: text({ enum: [...REHEARSAL_PEOPLE] }).notNull(),
    /** Decides whatever is left to chance. */
    seed: text().notNull(),
    isSurprise: boolean().notNull(),
    isPlayedForMember: boolean().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.understudyId] }),
    foreignKey({
      columns: [table.userId, table.understudyId],
      foreignColumns: [understudies.userId, understudies.understudyId],
    }).onDelete('cascade'),
  ],
)

/** What the practice bureau does with each dispute. */
export const rehearsalStories = pgTable(
  'rehearsal_stories',
  {
    userId: uuid().notNull(),
    understudyId: uuid().notNull(),
    disputeId: uuid().notNull(),
    story: text({ enum: [...REHEARSAL_STORIES] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.understudyId, table.disputeId] }),
    foreignKey({
      columns: [table.userId, table.understudyId],
      foreignColumns: [rehearsals.userId, rehearsals.understudyId],
    }).onDelete('cascade'),
  ],
)

/** What will follow from the letters that were delivered, each on its day, and what of it is done. */
export const rehearsalActs = pgTable(
  'rehearsal_acts',
  {
    userId: uuid().notNull(),
    understudyId: uuid().notNull(),
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    letterId: uuid().notNull(),
    /** Its number among the acts of the letter; the letter is planned once. */
    number: integer().notNull(),
    disputeId: uuid().notNull(),
    onDay: text().notNull(),
    kind: text({ enum: ['reply', 'report', 'none'] }).notNull(),
    reply: text({ enum: [...PRACTICE_REPLIES] }),
    decidedOn: text(),
    doneAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.understudyId, table.sequence] }),
    uniqueIndex('rehearsal_acts_letter').on(table.userId, table.understudyId, table.letterId, table.number),
    index('rehearsal_acts_due').on(table.userId, table.understudyId, table.onDay).where(sql`done_at is null`),
    foreignKey({
      columns: [table.userId, table.understudyId],
      foreignColumns: [rehearsals.userId, rehearsals.understudyId],
    }).onDelete('cascade'),
  ],
)
