import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { retention } from '#contract/retention.ts'
import { KEPT_HOW_LONG } from '#engine/retention/kept-how-long.ts'
import { ORIGINALS_MONTHS } from '#engine/retention/originals-months.ts'
import type { Context } from '#server/context.ts'
import { retentionChoices } from '#server/database/tables/retention.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Front door of what is kept how long. */
export { CHOICES_PAGE, SWEEP, sweep, sweepChoices } from '#server/features/retention/sweep.ts'

export async function retentionOf(context: Context, user: SignedIn): Promise<z.input<typeof retention>> {
  const [row] = await context.db.select().from(retentionChoices).where(eq(retentionChoices.userId, user.id))
  return {
    originalsMonths: ORIGINALS_MONTHS.find((months) => months === row?.originalsMonths) ?? null,
    choices: [...ORIGINALS_MONTHS],
    kept: KEPT_HOW_LONG.map((line) => ({ ...line })),
  }
}
