import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { users } from '#server/database/tables/accounts.ts'
import { actFor, type SignedIn } from '#server/platform/caller.ts'
import { leaveNames, takeName } from '#server/platform/names.ts'

/**
 * The user that plays the member in a rehearsal. No one can sign in as it: its name is no username, its address is none that
 * mail could reach, and no one ever learns its password.
 */
export async function makeUnderstudy(
  context: Context,
  tx: Transaction,
  { member, name }: { readonly member: SignedIn; readonly name: string },
): Promise<SignedIn> {
  const id = randomUUID()
  const user = {
    id,
    name,
    username: `understudy:${id}`,
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${id.slice(0, 13)}@rehearsal.invalid`,
  }
  const passwordHash = await context.passwords.hash(`${randomUUID()} ${randomUUID()}`)
  const { id: userId, ...named } = user
  for (const kind of ['username', 'email'] as const) await takeName(tx, { userId, kind, name: user[kind] })
  await tx.insert(users).values({ userId, ...named, passwordHash, understudyOf: member.id, createdAt: context.now() })
  return actFor(user)
}

/** With everything that is theirs. */
export async function removeUnderstudy(
  tx: Transaction,
  { member, understudyId }: { readonly member: SignedIn; readonly understudyId: string },
): Promise<void> {
  const isTheirs = and(eq(users.userId, understudyId), eq(users.understudyOf, member.id))
  const gone = await tx.delete(users).where(isTheirs).returning({ id: users.userId })
  for (const { id } of gone) await leaveNames(tx, id)
}
