import { and, eq } from 'drizzle-orm'
import type { markPlanAction as endpoint } from '#contract/plan.ts'
import { planMarks } from '#server/database/tables/plan.ts'
import { planOf } from '#server/features/plan/plan.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** The mark is the member's own: with it the action counts as done, without it as the file says. Only an action of today's plan can be marked. */
export const markPlanAction: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const { actionId } = params
  const isPlanned = (await planOf(context, user)).actions.some(({ id }) => id === actionId)
  if (!isPlanned) throw new Refusal('not_found')
  const { completed } = body
  await transact(context, user, async (tx) => {
    const isMark = and(eq(planMarks.userId, user.id), eq(planMarks.actionId, actionId))
    const changed = completed
      ? await tx
          .insert(planMarks)
          .values({ userId: user.id, actionId, completedAt: context.now() })
          .onConflictDoNothing()
          .returning({ actionId: planMarks.actionId })
      : await tx.delete(planMarks).where(isMark).returning({ actionId: planMarks.actionId })
    const audit = { action: completed ? 'plan.completed' : 'plan.reopened', subjectKind: 'plan_action', subjectId: actionId }
    return { answer: undefined, audit: changed.length === 0 ? [] : [audit] }
  })
  const marked = (await planOf(context, user)).actions.find(({ id }) => id === actionId)
  if (marked === undefined) throw new Refusal('not_found')
  return marked
}
