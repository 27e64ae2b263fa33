import { and, eq } from 'drizzle-orm'
import type { deletePaper as endpoint } from '#contract/papers.ts'
import { papers } from '#server/database/tables/papers.ts'
import { ownedPaper } from '#server/features/papers/paper-rows.ts'
import { sweepLater, sweepNow } from '#server/platform/kept-files.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Deletes a paper with its pictures. A letter that wanted to enclose it says so when it is printed. */
export const deletePaper: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedPaper(context, user, params.id)
  await transact(context, user, async (tx) => {
    await tx.delete(papers).where(and(eq(papers.userId, user.id), eq(papers.id, row.id)))
    await sweepLater(context, tx, user.id)
    const detail = { kind: row.kind, pages: row.pages.length }
    return { answer: undefined, audit: [{ action: 'paper.deleted', subjectKind: 'paper', subjectId: row.id, detail }] }
  })
  await sweepNow(context, user.id)
  return { message: 'The document and its pictures are deleted.' }
}
