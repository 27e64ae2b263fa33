import { ne } from 'drizzle-orm'
import type { setMortgageClosing as endpoint } from '#contract/mortgage.ts'
import { closingDayProblem } from '#engine/strategy/mortgage/closing-day.ts'
import { mortgageClosings } from '#server/database/tables/mortgage.ts'
import { closingAnswer } from '#server/features/mortgage/mortgage.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Keeps the day, in place of another. The same day again changes nothing. */
export const setMortgageClosing: Operation<typeof endpoint> = async (context, { user, body }) => {
  const { closesOn } = body
  const today = await dayOf(context, user)
  const problem = closingDayProblem(closesOn, today)
  if (problem !== null) throw invalidField('closesOn', problem)
  await transact(context, user, async (tx) => {
    const changed = await tx
      .insert(mortgageClosings)
      .values({ userId: user.id, closesOn, updatedAt: context.now() })
      .onConflictDoUpdate({
        target: mortgageClosings.userId,
        set: { closesOn, updatedAt: context.now() },
        setWhere: ne(mortgageClosings.closesOn, closesOn),
      })
      .returning({ userId: mortgageClosings.userId })
    const audit = { action: 'mortgage_closing.set', subjectKind: 'user', subjectId: user.id, detail: { closesOn } }
    return { answer: undefined, audit: changed.length === 0 ? [] : [audit] }
  })
  return closingAnswer(closesOn, today)
}
