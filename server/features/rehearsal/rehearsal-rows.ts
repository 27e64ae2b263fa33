import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import { REHEARSAL_CAST } from '#engine/practice/rehearsal-people.ts'
import type { Context } from '#server/context.ts'
import { rehearsalActs, rehearsals, rehearsalStories } from '#server/database/tables/rehearsal.ts'
import { type Owned, owned, ownedRows, type SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A rehearsal as it is stored; its clock stands with its understudy. */
export type RehearsalRow = typeof rehearsals.$inferSelect
export type ActRow = typeof rehearsalActs.$inferSelect
export type StoryRow = typeof rehearsalStories.$inferSelect

export async function ownedRehearsal(context: Context, user: SignedIn, id: string): Promise<Owned<RehearsalRow>> {
  const isThis = and(eq(rehearsals.userId, user.id), eq(rehearsals.understudyId, id))
  const [row] = isUuid(id) ? await context.db.select().from(rehearsals).where(isThis) : []
  if (!row) throw new Refusal('not_found')
  return owned(user, row)
}

/** Newest first. */
export async function allRehearsals(context: Context, user: SignedIn): Promise<Owned<RehearsalRow>[]> {
  const isTheirs = eq(rehearsals.userId, user.id)
  return ownedRows(user, await context.db.select().from(rehearsals).where(isTheirs).orderBy(desc(rehearsals.createdAt)))
}

export const personOfRehearsal = ({ person }: Pick<RehearsalRow, 'person'>): string =>
  `${REHEARSAL_CAST[person].firstName} ${REHEARSAL_CAST[person].lastName}`

export const storiesOf = (context: Context, row: Owned<RehearsalRow>): Promise<StoryRow[]> =>
  context.db
    .select()
    .from(rehearsalStories)
    .where(and(eq(rehearsalStories.userId, row.userId), eq(rehearsalStories.understudyId, row.understudyId)))

const actsOf = (row: Owned<RehearsalRow>) =>
  and(eq(rehearsalActs.userId, row.userId), eq(rehearsalActs.understudyId, row.understudyId))

/** What was planned so far, in the order of its days. */
export const allActs = (context: Context, row: Owned<RehearsalRow>): Promise<ActRow[]> =>
  context.db.select().from(rehearsalActs).where(actsOf(row)).orderBy(asc(rehearsalActs.onDay), asc(rehearsalActs.sequence))

/** What the day has come for and is not done. */
export const dueActs = (context: Context, row: Owned<RehearsalRow>, today: string): Promise<ActRow[]> =>
  context.db
    .select()
    .from(rehearsalActs)
    .where(and(actsOf(row), isNull(rehearsalActs.doneAt), lte(rehearsalActs.onDay, today)))
    .orderBy(asc(rehearsalActs.onDay), asc(rehearsalActs.sequence))
