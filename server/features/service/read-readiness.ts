import { sql } from 'drizzle-orm'
import type { readReadiness as endpoint } from '#contract/service.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

export const readReadiness: Operation<typeof endpoint> = async (context) => {
  try {
    await context.db.execute(sql`select 1`)
    return { status: 'ready' }
  } catch {
    throw new Refusal('unavailable')
  }
}
