import { eq } from 'drizzle-orm'
import type { endTheft as endpoint } from '#contract/theft.ts'
import { theftCases, theftSteps } from '#server/database/tables/theft.ts'
import { theftNow } from '#server/features/theft/theft.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Takes the steps away, with what was recorded of them; without any nothing happens. */
export const endTheft: Operation<typeof endpoint> = async (context, { user }) => {
  await transact(context, user, async (tx) => {
    await tx.delete(theftSteps).where(eq(theftSteps.userId, user.id))
    const gone = await tx.delete(theftCases).where(eq(theftCases.userId, user.id)).returning({ userId: theftCases.userId })
    const audit = { action: 'theft.ended', subjectKind: 'user', subjectId: user.id }
    return { answer: undefined, audit: gone.length === 0 ? [] : [audit] }
  })
  return theftNow(context, user)
}
