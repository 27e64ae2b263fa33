import type { Context } from '#server/context.ts'
import { endedAccess } from '#server/database/tables/recovery.ts'
import { removeOld } from '#server/platform/remove-old.ts'

/** Front door of recovery: taking an account back from whoever else got in. */

/** What nobody let in again in time. Nobody's act, so no audit row tells of it. */
export const sweepEndedAccess = (context: Context, before: string): Promise<void> =>
  removeOld(context, endedAccess, { at: endedAccess.endedAt, before })
