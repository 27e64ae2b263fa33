import { and, asc, eq, inArray } from 'drizzle-orm'
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
