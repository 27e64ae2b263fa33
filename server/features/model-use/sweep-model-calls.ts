import { lt } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { modelCalls } from '#server/database/tables/model-use.ts'

/** The daily limit counts the newest alone. */
export async function sweepModelCalls({ db }: Context, before: string): Promise<void> {
  await db.delete(modelCalls).where(lt(modelCalls.at, before))
}
