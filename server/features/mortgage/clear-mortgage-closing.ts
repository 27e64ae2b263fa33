import { eq } from 'drizzle-orm'
import type { clearMortgageClosing as endpoint } from '#contract/mortgage.ts'
import { mortgageClosings } from '#server/database/tables/mortgage.ts'
import { closingAnswer } from '#server/features/mortgage/mortgage.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Takes the day away; without one nothing happens. */
export const clearMortgageClosing: Operation<typeof endpoint> = async (context, { user }) => {
  await transact(context, user, async (tx) => {
    const gone = await tx
      .delete(mortgageClosings)
      .where(eq(mortgageClosings.userId, user.id))
      .returning({ userId: mortgageClosings.userId })
    const audit = { action: 'mortgage_closing.cleared', subjectKind: 'user', subjectId: user.id }
    return { answer: undefined, audit: gone.length === 0 ? [] : [audit] }
  })
  return closingAnswer(null, await dayOf(context, user))
}
