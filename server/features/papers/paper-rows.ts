import { and, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { paper as paperShape } from '#contract/papers.ts'
import type { Context } from '#server/context.ts'
import { papers } from '#server/database/tables/papers.ts'
import { type Owned, ownedRows, type SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import type { NamedFiles } from '#server/platform/kept-files.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { unseal } from '#server/platform/vault.ts'

export type PaperRow = typeof papers.$inferSelect

/** Where the picture of a page lies, counted from 1. */
export const pagePlace = ({ userId, id }: Pick<PaperRow, 'userId' | 'id'>, page: number): string =>
  `${userId}/papers/${id}/${page}.jpg`

export async function papersOf(context: Context, user: SignedIn): Promise<Owned<PaperRow>[]> {
  const isTheirs = eq(papers.userId, user.id)
  return ownedRows(user, await context.db.select().from(papers).where(isTheirs).orderBy(desc(papers.addedAt), desc(papers.id)))
}

/** The user's own papers of these ids; one that is not there, or not theirs, is left out. */
export async function papersIfKept(context: Context, user: SignedIn, ids: readonly string[]): Promise<Owned<PaperRow>[]> {
  const wanted = [...new Set(ids)].filter(isUuid)
  if (wanted.length === 0) return []
  const found = await context.db
    .select()
    .from(papers)
    .where(and(eq(papers.userId, user.id), inArray(papers.id, wanted)))
  const rows = ownedRows(user, found)
  return wanted.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export async function ownedPaper(context: Context, user: SignedIn, id: string): Promise<Owned<PaperRow>> {
  const [row] = await papersIfKept(context, user, [id])
  if (!row) throw new Refusal('not_found')
  return row
}

export const namedPaperFiles: NamedFiles = async (db, userId) => {
  const rows = await db.select({ id: papers.id, pages: papers.pages }).from(papers).where(eq(papers.userId, userId))
  return new Set(rows.flatMap(({ id, pages }) => pages.map((_, index) => pagePlace({ userId, id }, index + 1))))
}

/** A page as it is printed and shown. */
export interface PaperPage {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

export async function pageOfPaper(context: Context, row: Owned<PaperRow>, page: number): Promise<PaperPage> {
  const size = row.pages[page - 1]
  const place = pagePlace(row, page)
  const sealed = size === undefined ? null : await context.files.get(place)
  if (size === undefined || sealed === null) throw new Refusal('not_found', 'The document has no such page.')
  return { jpeg: await unseal(context, place, sealed), ...size }
}

export const paperAnswer = ({ id, kind, name, pages, addedAt }: PaperRow): z.input<typeof paperShape> => ({
  id,
  kind,
  name,
  pageCount: pages.length,
  addedAt,
})
