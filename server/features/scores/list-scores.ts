import type { listScores as endpoint } from '#contract/scores.ts'
import { allScores } from '#server/features/scores/scores.ts'
import type { Operation } from '#server/platform/operations.ts'

export const listScores: Operation<typeof endpoint> = (context, { user }) => allScores(context, user)
