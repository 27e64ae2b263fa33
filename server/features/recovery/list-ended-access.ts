import { and, desc, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import type { endedWay, listEndedAccess as endpoint } from '#contract/recovery.ts'
import { KEPT } from '#engine/retention/kept-how-long.ts'
import { endedAccess } from '#server/database/tables/recovery.ts'
import { instantBefore } from '#server/platform/instants.ts'
import type { Operation } from '#server/platform/operations.ts'

type Row = typeof endedAccess.$inferSelect

export const endedWayOf = ({ id, label, endedAt, kept }: Row): z.input<typeof endedWay> => ({
  id,
  label,
  endedAt,
  kind: kept.kind,
})

/** Older ones are over. */
export const sinceWhen = (now: string): string => instantBefore(now, KEPT.endedAccessDays * 24 * 60 * 60_000)

export const listEndedAccess: Operation<typeof endpoint> = async (context, { user }) => {
  const rows = await context.db
    .select()
    .from(endedAccess)
    .where(and(eq(endedAccess.userId, user.id), gt(endedAccess.endedAt, sinceWhen(context.now()))))
    .orderBy(desc(endedAccess.endedAt), endedAccess.id)
  return { ended: rows.map(endedWayOf) }
}
