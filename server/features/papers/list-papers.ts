import type { listPapers as endpoint } from '#contract/papers.ts'
import { paperAnswer, papersOf } from '#server/features/papers/paper-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

export const listPapers: Operation<typeof endpoint> = async (context, { user }) =>
  (await papersOf(context, user)).map(paperAnswer)
