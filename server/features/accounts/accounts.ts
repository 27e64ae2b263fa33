import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { users } from '#server/database/tables/accounts.ts'
import { actFor, type SignedIn } from '#server/platform/caller.ts'

/** Front door of the accounts. */

/** For background work that goes on in a user's name: the owner of a row, or null when they have left. */
export async function ownerOfRow(context: Context, userId: string): Promise<SignedIn | null> {
  const [row] = await context.db
    .select({ id: users.userId, name: users.name, username: users.username, email: users.email })
    .from(users)
    .where(eq(users.userId, userId))
  return row ? actFor(row) : null
}
