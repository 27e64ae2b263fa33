import { and, eq } from 'drizzle-orm'
import type { undoTheftStep as endpoint } from '#contract/theft.ts'
import { theftSteps } from '#server/database/tables/theft.ts'
import { theftNow } from '#server/features/theft/theft.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Takes back that a step is done. A second time changes nothing. */
export const undoTheftStep: Operation<typeof endpoint> = async (context, { user, params: { step } }) => {
  await transact(context, user, async (tx) => {
    const gone = await tx
      .delete(theftSteps)
      .where(and(eq(theftSteps.userId, user.id), eq(theftSteps.step, step)))
      .returning({ step: theftSteps.step })
    const audit = { action: 'theft.step_undone', subjectKind: 'user', subjectId: user.id, detail: { step } }
    return { answer: undefined, audit: gone.length === 0 ? [] : [audit] }
  })
  return theftNow(context, user)
}
