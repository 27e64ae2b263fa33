import { and, eq, lt } from 'drizzle-orm'
import type { FileChange } from '#engine/practice/practice-file.ts'
import { addDays, type Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { understudies } from '#server/database/tables/understudies.ts'
import { makeUnderstudy, removeUnderstudy } from '#server/features/accounts/accounts.ts'
import { type Owned, owned, type SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** An understudy with its clock, as stored. */
export type UnderstudyRow = typeof understudies.$inferSelect

const isThis = (user: SignedIn, understudyId: string) =>
  and(eq(understudies.userId, user.id), eq(understudies.understudyId, understudyId))

export async function ownedUnderstudy(context: Context, user: SignedIn, understudyId: string): Promise<Owned<UnderstudyRow>> {
  const [row] = isUuid(understudyId) ? await context.db.select().from(understudies).where(isThis(user, understudyId)) : []
  if (!row) throw new Refusal('not_found')
  return owned(user, row)
}

/** A new understudy whose clock shows the real day. */
export async function makeWorld(
  context: Context,
  tx: Transaction,
  { member, name }: { readonly member: SignedIn; readonly name: string },
): Promise<UnderstudyRow> {
  const understudy = await makeUnderstudy(context, tx, { member, name })
  const begunOn = context.now().slice(0, 10)
  const values = { userId: member.id, understudyId: understudy.id, begunOn, today: begunOn, movedAt: context.now() }
  const [row] = await tx.insert(understudies).values(values).returning()
  if (!row) throw new Error('an understudy could not be made')
  return row
}

/** With everything that belongs to it, by whichever foreign keys there are. */
export async function unmakeWorld(tx: Transaction, member: SignedIn, understudyId: string): Promise<void> {
  await tx.delete(understudies).where(isThis(member, understudyId))
  await removeUnderstudy(tx, { member, understudyId })
}

/** One day on: of two that move it at once from the same day, one does. Answers the new day, or null for the one who came second. */
export async function moveClock(context: Context, tx: Transaction, row: Owned<UnderstudyRow>): Promise<Day | null> {
  const today = addDays(row.today, 1)
  const [moved] = await tx
    .update(understudies)
    .set({ today, movedAt: context.now() })
    .where(
      and(
        eq(understudies.userId, row.userId),
        eq(understudies.understudyId, row.understudyId),
        eq(understudies.today, row.today),
        lt(understudies.today, today),
      ),
    )
    .returning()
  return moved?.today ?? null
}

/** Adds to what becomes of the invented file; the row is held until the transaction ends. */
export async function changeFile(
  tx: Transaction,
  { member, understudyId, changes }: { member: SignedIn; understudyId: string; changes: readonly FileChange[] },
): Promise<void> {
  if (changes.length === 0) return
  const [row] = await tx.select().from(understudies).where(isThis(member, understudyId)).for('update')
  if (!row) throw new Refusal('not_found')
  await tx
    .update(understudies)
    .set({ changes: [...row.changes, ...changes] })
    .where(isThis(member, understudyId))
}
