import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { letters } from '#server/database/tables/letters.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** When these letters came to whom they went, by their ids; a practice delivery is none. */
export async function deliveryDays(context: Context, user: SignedIn, ids: readonly string[]): Promise<ReadonlyMap<string, Day>> {
  if (ids.length === 0) return new Map()
  const rows = await context.db
    .select({ id: letters.id, deliveredOn: letters.deliveredOn })
    .from(letters)
    .where(and(eq(letters.userId, user.id), inArray(letters.id, [...ids]), isNotNull(letters.sentAt), isNull(letters.returnedOn)))
  return new Map(rows.flatMap(({ id, deliveredOn }) => (deliveredOn === null ? [] : [[id, deliveredOn] as const])))
}
