import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** A line of the user's audit log. */
export type AuditLine = Pick<typeof auditLog.$inferSelect, 'id' | 'at' | 'action' | 'subjectId' | 'detail'>

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

/** The user's own lines of these actions by day, newest first; of those that name an operation the subject does not count. */
export async function readAuditByDay(
  context: Context,
  user: SignedIn,
  { actions, most }: { readonly actions: readonly string[]; readonly most: number },
): Promise<AuditGroup[]> {
  const operation = sql<string | null>`${auditLog.detail} ->> 'operation'`
  const subjectId = sql<string>`case when ${auditLog.detail} ->> 'operation' is null then ${auditLog.subjectId} else '' end`
  const day = sql`(${auditLog.at} at time zone 'UTC')::date`
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
    .groupBy(auditLog.actor, auditLog.action, operation, subjectId, day)
    .orderBy(desc(max(auditLog.at)), asc(auditLog.actor), asc(auditLog.action))
    .limit(most)
  return rows.map(({ at, ...row }) => ({ ...row, at: at ?? '' }))
}
