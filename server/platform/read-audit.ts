import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** A line of the user's audit log. */
export type AuditLine = Pick<typeof auditLog.$inferSelect, 'id' | 'at' | 'action' | 'subjectId' | 'detail'>

/** The place of a line among the newest first. */
export type AuditPlace = Pick<AuditLine, 'at' | 'id'>

/** The user's own lines of these actions, newest first, behind a place. */
export function readAuditBehind(
  context: Context,
  user: SignedIn,
  { actions, behind, most }: { readonly actions: readonly string[]; readonly behind: AuditPlace | null; readonly most: number },
): Promise<AuditLine[]> {
  const { id, at, action, subjectId, detail } = auditLog
  const isBehind = behind === null ? undefined : sql`(${at}, ${id}) < (${behind.at}::timestamptz, ${behind.id}::uuid)`
  return context.db
    .select({ id, at, action, subjectId, detail })
    .from(auditLog)
    .where(and(eq(auditLog.userId, user.id), inArray(action, [...actions]), isBehind))
    .orderBy(desc(at), desc(id))
    .limit(most)
}

/** The user's own lines of these actions, oldest first. */
export function readAudit(context: Context, user: SignedIn, actions: readonly string[]): Promise<AuditLine[]> {
  const { id, at, action, subjectId, detail } = auditLog
  return context.db
    .select({ id, at, action, subjectId, detail })
    .from(auditLog)
    .where(and(eq(auditLog.userId, user.id), inArray(action, [...actions])))
    .orderBy(asc(at), asc(id))
}

/** Lines of one actor, action and operation on one day, taken together. */
export interface AuditGroup {
  readonly actor: string
  readonly action: string
  readonly operation: string | null
  readonly subjectId: string
  /** The last of them. */
  readonly at: string
  readonly times: number
}

interface ByDay {
  readonly actions: readonly string[]
  readonly most: number
  /** The day of an instant where the user lives. */
  readonly dayOf: (instant: string) => string
}

/** How many parts of days are looked through for each line that is wanted. */
const PARTS_A_LINE = 20

/**
 * The user's own lines of these actions by day, newest first; of those that name an operation the subject does not count. The
 * database takes those of a quarter of an hour together, which is on one day in every zone: it need not know the zones that we know.
 */
export async function readAuditByDay(context: Context, user: SignedIn, { actions, most, dayOf }: ByDay): Promise<AuditGroup[]> {
  const operation = sql<string | null>`${auditLog.detail} ->> 'operation'`
  const subjectId = sql<string>`case when ${auditLog.detail} ->> 'operation' is null then ${auditLog.subjectId} else '' end`
  const quarter = sql`floor(extract(epoch from ${auditLog.at}) / 900)`
  const rows = await context.db
    .select({
      actor: auditLog.actor,
      action: auditLog.action,
      operation,
      subjectId,
      at: max(auditLog.at),
      times: sql<number>`count(*)::int`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.userId, user.id), inArray(auditLog.action, [...actions])))
    .groupBy(auditLog.actor, auditLog.action, operation, subjectId, quarter)
    .orderBy(desc(max(auditLog.at)), asc(auditLog.actor), asc(auditLog.action))
    .limit(most * PARTS_A_LINE)
  const parts = rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at, day: dayOf(at) }]))
  // The oldest day may go on beyond the last part that was looked at.
  const cutDay = parts.length < most * PARTS_A_LINE ? null : parts.at(-1)?.day
  const groups = new Map<string, AuditGroup>()
  for (const { day, ...part } of parts) {
    if (day === cutDay) break
    const key = JSON.stringify([part.actor, part.action, part.operation, part.subjectId, day])
    const newer = groups.get(key)
    groups.set(key, newer === undefined ? part : { ...newer, times: newer.times + part.times })
  }
  return [...groups.values()].slice(0, most)
}
