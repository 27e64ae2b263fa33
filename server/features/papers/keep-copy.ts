import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { papers } from '#server/database/tables/papers.ts'
import { keepPaper, refuseWhenFull } from '#server/features/papers/add-paper.ts'
import { drawPaper } from '#server/features/papers/draw-paper.ts'
import type { PaperRow } from '#server/features/papers/paper-rows.ts'
import { type Owned, ownedIfAny, type SignedIn } from '#server/platform/caller.ts'
import { transact } from '#server/platform/transact.ts'

/** The copy of that name in the file store; null where none is kept. */
export async function copyIfKept(context: Context, user: SignedIn, fileHash: string): Promise<Owned<PaperRow> | null> {
  const [row] = await context.db
    .select()
    .from(papers)
    .where(and(eq(papers.userId, user.id), eq(papers.fileHash, fileHash)))
  return ownedIfAny(user, row)
}

interface Copy extends Pick<PaperRow, 'name' | 'fileHash' | 'proves'> {
  readonly pdf: Uint8Array
}

/** Keeps a copy of a letter that came as proof of entries: it goes along with letters about them. */
export async function keepCopy(context: Context, user: SignedIn, { name, fileHash, proves, pdf }: Copy): Promise<void> {
  await refuseWhenFull(context, user)
  const drawn = await drawPaper(context, [pdf], null)
  await keepPaper(context, user, { kind: 'supporting', name, fileHash, drawn, proves })
}

/** Changes what a copy proves; the same again changes nothing. */
export async function tellProved(
  context: Context,
  user: SignedIn,
  { row, proves }: { readonly row: Owned<PaperRow>; readonly proves: readonly string[] },
): Promise<void> {
  if (row.proves.toSorted().join() === proves.toSorted().join()) return
  await transact(context, user, async (tx) => {
    await tx
      .update(papers)
      .set({ proves: [...proves] })
      .where(and(eq(papers.userId, user.id), eq(papers.id, row.id)))
    const detail = { entries: proves.length }
    return { answer: undefined, audit: [{ action: 'paper.proves', subjectKind: 'paper', subjectId: row.id, detail }] }
  })
}
