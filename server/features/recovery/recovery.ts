import type { Context } from '#server/context.ts'
import { endedAccess } from '#server/database/tables/recovery.ts'
import { removeOld } from '#server/platform/remove-old.ts'

/** Front door of recovery: taking an account back from whoever else got in. */

/** Access that no one gave back in time. It is no one's act, so it has no audit row. */
export const sweepEndedAccess = (context: Context, before: string): Promise<void> =>
  removeOld(context, endedAccess, { at: endedAccess.endedAt, before })
