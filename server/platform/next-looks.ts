import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { nextLooks } from '#server/database/tables/next-looks.ts'
import { instantAfter } from '#server/platform/instants.ts'
import { NOBODY } from '#server/platform/nobody.ts'

/** A member whose days are to be looked at, and since when. */
export interface DueLook {
  readonly userId: string
  readonly lookAt: string
}

/** A look that this process has begun. */
export interface BegunLook {
  readonly userId: string
  readonly changes: number
}

/** Before every look: the first in any order. */
const AT_ONCE = '1970-01-01T00:00:00.000Z'
export const FIRST_LOOK: DueLook = { userId: NOBODY, lookAt: AT_ONCE }

/** Whoever began to look so long ago has died over it. */
const HELD_MS = 15 * 60_000

/** In the transaction of a change: the member's days are looked at with the next round. An account that just went has none. */
export async function lookAtOnce(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into next_looks (user_id, look_at, changes) select user_id, ${AT_ONCE}, 1 from users where user_id = ${userId}::uuid
    on conflict (user_id) do update set look_at = excluded.look_at, changes = next_looks.changes + 1`)
}

/** Who is to be looked at by now, longest due first, behind the one given. */
export async function dueLooks({ db, now }: Context, { after, most }: { after: DueLook; most: number }): Promise<DueLook[]> {
  const rows = await db
    .select({ userId: nextLooks.userId, lookAt: nextLooks.lookAt })
    .from(nextLooks)
    .where(
      and(
        lte(nextLooks.lookAt, now()),
        sql`(${nextLooks.lookAt}, ${nextLooks.userId}) > (${after.lookAt}::timestamptz, ${after.userId}::uuid)`,
      ),
    )
    .orderBy(asc(nextLooks.lookAt), asc(nextLooks.userId))
    .limit(most)
  return rows.flatMap(({ userId, lookAt }) => (lookAt === null ? [] : [{ userId, lookAt }]))
}

/** Null where someone else has begun it, or where a change has made it due again. */
export async function beginLook({ db, now }: Context, { userId, lookAt }: DueLook): Promise<BegunLook | null> {
  const [begun] = await db
    .update(nextLooks)
    .set({ lookAt: instantAfter(now(), HELD_MS) })
    .where(and(eq(nextLooks.userId, userId), eq(nextLooks.lookAt, lookAt)))
    .returning({ userId: nextLooks.userId, changes: nextLooks.changes })
  return begun ?? null
}

/** When to look again. What changed while someone looked stays due at once. */
export async function endLook({ db }: Context, { userId, changes }: BegunLook, lookAt: string | null): Promise<void> {
  await db
    .update(nextLooks)
    .set({ lookAt })
    .where(and(eq(nextLooks.userId, userId), eq(nextLooks.changes, changes)))
}
