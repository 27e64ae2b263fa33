import { eq, inArray } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { users } from '#server/database/tables/accounts.ts'
import { profiles } from '#server/database/tables/profile.ts'
import { actFor, type SignedIn } from '#server/platform/caller.ts'

/**
 * For background work that goes on in a user's name: the owner of a row, or null when they have left. What an understudy owns
 * is found in its own rehearsal alone, and there nothing else is: no round by one clock touches what lives by another.
 */
export async function ownerOfRow(context: Pick<Context, 'db' | 'rehearsal'>, userId: string): Promise<SignedIn | null> {
  return (await ownersOfRows(context, [userId]))[0] ?? null
}

/** The same for the rows of several, with where their days begin. */
export async function ownersOfRows(
  { db, rehearsal }: Pick<Context, 'db' | 'rehearsal'>,
  userIds: readonly string[],
): Promise<readonly SignedIn[]> {
  const rows = await db
    .select({
      id: users.userId,
      name: users.name,
      username: users.username,
      email: users.email,
      timeZone: profiles.timeZone,
      of: users.understudyOf,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.userId))
    .where(userIds.length === 1 ? eq(users.userId, userIds[0] ?? '') : inArray(users.userId, [...userIds]))
  const isHere = (id: string, of: string | null): boolean => (rehearsal === null ? of === null : id === rehearsal.understudyId)
  return rows.flatMap(({ of, ...user }) => (isHere(user.id, of) ? [actFor(user)] : []))
}
