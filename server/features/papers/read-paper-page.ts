import type { readPaperPage as endpoint } from '#contract/papers.ts'
import { ownedPaper, pageOfPaper } from '#server/features/papers/paper-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The picture as it is kept: nothing on it is read. */
export const readPaperPage: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedPaper(context, user, params.id)
  return (await pageOfPaper(context, row, Number.parseInt(params.page, 10))).jpeg
}
