import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { mortgageClosing } from '#contract/mortgage.ts'
import { closingAhead } from '#engine/strategy/mortgage/closing-day.ts'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { mortgageClosings } from '#server/database/tables/mortgage.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Front door of the mortgage: the day that the member gave, past or ahead; null without one. */
export async function givenClosing(context: Context, user: SignedIn): Promise<Day | null> {
  const [row] = await context.db.select().from(mortgageClosings).where(eq(mortgageClosings.userId, user.id))
  return row?.closesOn ?? null
}

/** A day that is past holds nothing: the mode ends by itself. */
export function closingAnswer(given: Day | null, today: Day): z.input<typeof mortgageClosing> {
  const closesOn = closingAhead(given, today)
  return { closesOn, endedOn: closesOn === null ? given : null }
}
