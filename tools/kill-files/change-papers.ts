import type { Context } from '#server/context.ts'
import { papers } from '#server/database/tables/papers.ts'
import { eq } from 'drizzle-orm'
import { keepFiles, sweepLater, sweepNow } from '#server/platform/kept-files.ts'
import { inTransaction } from '#server/platform/transact.ts'

export const PAGES = [1, 2] as const
export const placeOf = (userId: string, paperId: string, page: number): string => `${userId}/papers/${paperId}/${page}.jpg`
export const contentOf = (paperId: string, page: number): string => `${paperId} ${page}`

export interface Change {
  readonly userId: string
  /** What takes the place of the member's papers; null for nothing. */
  readonly paperId: string | null
  /** Told at each step. */
  readonly step?: (name: string) => void
}

/** Puts one paper in the place of the member's others, or deletes them, by the rule for files. */
export async function changePapers(context: Context, { userId, paperId, step = () => undefined }: Change): Promise<void> {
  const change = async (): Promise<void> => {
    await inTransaction(context, async (tx) => {
      await tx.delete(papers).where(eq(papers.userId, userId))
      const row = { userId, kind: 'identity', name: 'Card', pages: PAGES.map(() => ({ width: 1, height: 1 })) } as const
      if (paperId === null) await sweepLater(context, tx, userId)
      else await tx.insert(papers).values({ ...row, id: paperId, fileHash: paperId })
      step('before commit')
    })
    step('after commit')
  }
  if (paperId === null) {
    await change()
    await sweepNow(context, userId)
  } else {
    const files = PAGES.map((page) => ({ key: placeOf(userId, paperId, page), bytes: Buffer.from(contentOf(paperId, page)) }))
    await keepFiles(context, { userId, files }, change)
  }
}
