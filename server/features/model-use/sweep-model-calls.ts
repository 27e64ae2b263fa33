import type { Context } from '#server/context.ts'
import { modelCalls } from '#server/database/tables/model-use.ts'
import { removeOld } from '#server/platform/remove-old.ts'

/** The daily limit counts the newest alone. */
export const sweepModelCalls = (context: Context, before: string): Promise<void> =>
  removeOld(context, modelCalls, { at: modelCalls.at, before })
