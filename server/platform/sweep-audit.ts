import { lt } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { auditLog } from '#server/database/tables/audit.ts'

/** Deletes the lines of everybody's audit log that are older than they are kept. */
export async function sweepAudit({ db }: Context, before: string): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, before))
}
