import type { setGoal as endpoint } from '#contract/credit-profile.ts'
import { creditGoals } from '#server/database/tables/credit-profile.ts'
import { readCreditProfile } from '#server/features/credit-profile/read-credit-profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Sets the score the member wants to reach. */
export const setGoal: Operation<typeof endpoint> = async (context, request) => {
  const { user, body } = request
  const { targetScore } = body
  await transact(context, user, async (tx) => {
    await tx
      .insert(creditGoals)
      .values({ userId: user.id, targetScore })
      .onConflictDoUpdate({ target: creditGoals.userId, set: { targetScore } })
    const detail = { targetScore }
    return { answer: undefined, audit: [{ action: 'credit_goal.set', subjectKind: 'user', subjectId: user.id, detail }] }
  })
  return readCreditProfile(context, { ...request, body: undefined })
}
