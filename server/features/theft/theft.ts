import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { theftCase } from '#contract/theft.ts'
import { type StandingStep, type TheftRecord, theftSteps } from '#engine/theft/theft-steps.ts'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { theftCases, theftSteps as doneSteps } from '#server/database/tables/theft.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Front door of the steps against identity theft. */

/** What the member recorded; null where they never said that someone used their name. */
export async function theftRecord(context: Context, user: SignedIn): Promise<TheftRecord | null> {
  const [begun] = await context.db.select().from(theftCases).where(eq(theftCases.userId, user.id))
  if (begun === undefined) return null
  const done = await context.db.select().from(doneSteps).where(eq(doneSteps.userId, user.id))
  return { begunOn: begun.begunOn, done: done.map(({ step, doneOn, alert }) => ({ step, doneOn, alert })) }
}

const theftAnswer = (record: TheftRecord | null, today: Day): z.input<typeof theftCase> => ({
  begunOn: record?.begunOn ?? null,
  steps: theftSteps(record, today).map((step) => ({ ...step })),
})

/** The steps as they are now; none where the member never began them. */
export async function theftStepsOf(context: Context, user: SignedIn): Promise<readonly StandingStep[]> {
  const record = await theftRecord(context, user)
  return record === null ? [] : theftSteps(record, await dayOf(context, user))
}

/** As it is now. */
export async function theftNow(context: Context, user: SignedIn): Promise<z.input<typeof theftCase>> {
  return theftAnswer(await theftRecord(context, user), await dayOf(context, user))
}
