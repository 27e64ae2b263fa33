import { lt } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { endedAccess } from '#server/database/tables/recovery.ts'

/** Front door of recovery: taking an account back from whoever else got in. */

/** What nobody let in again in time. Nobody's act, so no audit row tells of it. */
export async function sweepEndedAccess({ db }: Context, before: string): Promise<void> {
  await db.delete(endedAccess).where(lt(endedAccess.endedAt, before))
}
