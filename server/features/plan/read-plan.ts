import type { readPlan as endpoint } from '#contract/plan.ts'
import { planOf } from '#server/features/plan/plan.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readPlan: Operation<typeof endpoint> = (context, { user }) => context.threads.fewAtOnce(() => planOf(context, user))
