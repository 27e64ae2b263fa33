import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { plan as planShape } from '#contract/plan.ts'
import { scoreOf } from '#engine/analysis/credit-file.ts'
import { makePlan, meanStatus, statusWithMark } from '#engine/plan/make-plan.ts'
import type { Context } from '#server/context.ts'
import { planMarks } from '#server/database/tables/plan.ts'
import { entryAnswer, fileForAdvice, idsOf } from '#server/features/analysis/analysis.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { keyedHash } from '#server/platform/secret.ts'

/** The plan of the file at hand with the member's marks. */
export async function planOf(context: Context, user: SignedIn): Promise<z.input<typeof planShape>> {
  const [{ file, isPractice }, marks] = await Promise.all([
    fileForAdvice(context, user),
    context.db.select({ actionId: planMarks.actionId }).from(planMarks).where(eq(planMarks.userId, user.id)),
  ])
  const marked = new Set(marks.map(({ actionId }) => actionId))
  const made = makePlan(file)
  const asEntry = entryAnswer(idsOf(file.earlier))
  const actions = made.actions.map((action) => {
    const id = nameOf(context, action.id, isPractice)
    const completed = marked.has(id)
    return {
      ...action,
      id,
      currentStatus: statusWithMark(action, completed),
      steps: [...action.steps],
      completed,
      sentDisputeId: action.sentDisputeId ?? null,
      evidence: action.evidence.map(asEntry),
    }
  })
  return {
    ...made,
    actions,
    overallProgress: meanStatus(actions),
    timeline: [...made.timeline],
    highPriority: actions.filter(({ priority }) => priority === 'High').length,
    completed: actions.filter(({ completed }) => completed).length,
    currentScore: scoreOf(file),
    reportCount: file.reports.length,
    isPractice,
  }
}

/** No creditor's name is in an address. A mark made in practice says nothing about the member's own file. */
const nameOf = (context: Context, actionId: string, isPractice: boolean): string =>
  keyedHash(context.secret, 'plan action', `${isPractice ? 'practice' : 'own'} ${actionId}`).slice(0, 22)
