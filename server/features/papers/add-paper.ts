import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ReadyPicture } from '#adapters/printing/port.ts'
import type { addPaper as endpoint } from '#contract/papers.ts'
import { PAPER_LINES, type PaperKind } from '#engine/words/paper-kind.ts'
import type { Context } from '#server/context.ts'
import { papers } from '#server/database/tables/papers.ts'
import { drawPaper } from '#server/features/papers/draw-paper.ts'
import { pagePlace, paperAnswer, type PaperRow } from '#server/features/papers/paper-rows.ts'
import { type Owned, ownedIfAny, type SignedIn, type UploadedFile } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { keepFiles } from '#server/platform/kept-files.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { transact } from '#server/platform/transact.ts'

const MOST_PAPERS = 30

/** Keeps a paper as sealed pictures of its pages. No one reads its name, its words or its numbers. */
export const addPaper: Operation<typeof endpoint> = async (context, { user, body, files }) => {
  const parts = chosenFiles(files)
  const name = nameOf(body.kind, body.title ?? '')
  const fileHash = keyedHash(
    context.secret,
    'paper',
    parts.map((bytes) => keyedHash(context.secret, 'paper file', bytes)).join(' '),
  )
  const known = await sameBefore(context, user, { kind: body.kind, name, fileHash })
  if (known) return new Repeat(paperAnswer(known))
  await refuseWhenFull(context, user)
  const drawn = await drawPaper(context, parts, body.password ?? null)
  const { row, isNew } = await keepPaper(context, user, { kind: body.kind, name, fileHash, drawn, proves: [] })
  return isNew ? paperAnswer(row) : new Repeat(paperAnswer(row))
}

export async function refuseWhenFull(context: Context, user: SignedIn): Promise<void> {
  if ((await context.db.$count(papers, eq(papers.userId, user.id))) >= MOST_PAPERS)
    throw new Refusal('conflict', `You’ve already saved ${MOST_PAPERS} documents. Delete one you no longer need.`)
}

const nameOf = (kind: PaperKind, title: string): string => (kind === 'supporting' ? title : PAPER_LINES[kind])

function chosenFiles(files: readonly UploadedFile[]): readonly [Uint8Array, ...Uint8Array[]] {
  // A browser whose user chose no file sends an empty one without a name.
  const [first, ...others] = files.filter(({ field, name }) => field === 'paper' && name !== '')
  if (!first) throw invalidField('paper', 'Choose a file.')
  if ([first, ...others].some(({ bytes }) => bytes.length === 0)) throw new Refusal('damaged_file', 'This file is empty.')
  return [first.bytes, ...others.map(({ bytes }) => bytes)]
}

type Same = Pick<PaperRow, 'kind' | 'name' | 'fileHash'>

async function sameBefore(context: Context, user: SignedIn, same: Same): Promise<Owned<PaperRow> | null> {
  const { kind, name, fileHash } = same
  const isIt = and(eq(papers.userId, user.id), eq(papers.fileHash, fileHash), eq(papers.kind, kind), eq(papers.name, name))
  const [row] = await context.db.select().from(papers).where(isIt)
  return ownedIfAny(user, row)
}

/** What is stored is never half a paper. Two at once make one. */
export async function keepPaper(
  context: Context,
  user: SignedIn,
  { drawn, proves, ...same }: Same & { readonly drawn: readonly ReadyPicture[]; readonly proves: readonly string[] },
): Promise<{ row: Owned<PaperRow>; isNew: boolean }> {
  const id = randomUUID()
  const files = drawn.map(({ jpeg }, index) => ({ key: pagePlace({ userId: user.id, id }, index + 1), bytes: jpeg }))
  const written = await keepFiles(context, { userId: user.id, files }, () =>
    transact(context, user, async (tx) => {
      const pages = drawn.map(({ width, height }) => ({ width, height }))
      const values = { ...same, userId: user.id, id, pages, proves: [...proves], addedAt: context.now() }
      const [row] = await tx.insert(papers).values(values).onConflictDoNothing().returning()
      const detail = { kind: same.kind, pages: pages.length }
      return {
        answer: ownedIfAny(user, row),
        audit: row ? [{ action: 'paper.kept', subjectKind: 'paper', subjectId: id, detail }] : [],
      }
    }),
  )
  if (written) return { row: written, isNew: true }
  const winner = await sameBefore(context, user, same)
  if (!winner) throw new Refusal('conflict', 'This document was just deleted. Upload it again.')
  return { row: winner, isNew: false }
}
