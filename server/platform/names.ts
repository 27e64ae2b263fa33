import { createHash } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/open.ts'
import { names } from '#server/database/tables/names.ts'
import { NOBODY } from '#server/platform/nobody.ts'

type Kind = (typeof names.$inferSelect)['kind']

interface Name {
  readonly userId: string
  readonly kind: Kind
  readonly name: string
}

const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex')

/** The id of the member who is known by a name; of no one where none is, whose rows are looked for all the same, so that time does not tell. */
export async function memberNamed(db: Database | Transaction, kinds: readonly Kind[], name: string): Promise<string> {
  const rows = await db
    .select({ userId: names.userId })
    .from(names)
    .where(and(inArray(names.kind, [...kinds]), eq(names.nameHash, hashOf(name))))
    .orderBy(asc(names.kind))
  return rows[0]?.userId ?? NOBODY
}

/**
 * Gives a member a name, before the row that has it is written in the same transaction; false where someone has it. Of two who want one at once the
 * second waits for the first, so this alone decides whose it is.
 */
export async function takeName(tx: Transaction, { userId, kind, name }: Name): Promise<boolean> {
  const taken = await tx
    .insert(names)
    .values({ kind, nameHash: hashOf(name), userId })
    .onConflictDoNothing()
    .returning({ userId: names.userId })
  return taken.length > 0
}

/** Takes the place of the name that they had; false, and nothing changed, where it is someone else's. */
export async function changeName(
  tx: Transaction,
  { userId, kind, from, to }: Omit<Name, 'name'> & { readonly from: string; readonly to: string },
): Promise<boolean> {
  if (from === to) return true
  if (!(await takeName(tx, { userId, kind, name: to }))) return false
  await leaveName(tx, { userId, kind, name: from })
  return true
}

/** The name is free again, in the transaction that ends the row that had it. */
export async function leaveName(tx: Transaction, { userId, kind, name }: Name): Promise<void> {
  const isThis = and(eq(names.kind, kind), eq(names.nameHash, hashOf(name)), eq(names.userId, userId))
  await tx.delete(names).where(isThis)
}

/** All names of one kind that a member has, or of every kind. */
export async function leaveNames(tx: Transaction, userId: string, kind?: Kind): Promise<void> {
  await tx.delete(names).where(and(eq(names.userId, userId), kind && eq(names.kind, kind)))
}
