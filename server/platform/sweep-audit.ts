import type { Context } from '#server/context.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { removeOld } from '#server/platform/remove-old.ts'

/** Deletes the lines of everyone's audit log that are older than they are kept. */
export const sweepAudit = (context: Context, before: string): Promise<void> =>
  removeOld(context, auditLog, { at: auditLog.at, before })
