import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { replies } from '#server/database/tables/answers.ts'
import type { OwnPiece } from '#server/platform/background-queue.ts'
import { type Owned, owned, ownedIfAny, ownedRows, type SignedIn } from '#server/platform/caller.ts'
import type { TurnTable } from '#server/platform/claimed-turns.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { recognisedPlace } from '#server/features/reports/reports.ts'
import type { NamedFiles } from '#server/platform/kept-files.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { unseal } from '#server/platform/vault.ts'
import { transact } from '#server/platform/transact.ts'

/** A reply as it is stored. */
export type ReplyRow = typeof replies.$inferSelect

/** The folder of a reply's files. */
export const replyPlace = (userId: string, id: string): string => `${userId}/replies/${id}`

const isIt = ({ userId, id }: OwnPiece) => and(eq(replies.userId, userId), eq(replies.id, id))

export async function ownedReply(context: Context, user: SignedIn, id: string): Promise<Owned<ReplyRow>> {
  const [row] = isUuid(id)
    ? await context.db
        .select()
        .from(replies)
        .where(isIt({ userId: user.id, id }))
    : []
  if (!row) throw new Refusal('not_found')
  return owned(user, row)
}

/** Null where it was deleted. */
export async function replyIfKept(context: Context, user: SignedIn, id: string): Promise<Owned<ReplyRow> | null> {
  const [row] = await context.db
    .select()
    .from(replies)
    .where(isIt({ userId: user.id, id }))
  return ownedIfAny(user, row)
}

/** Newest first. */
export async function allReplies(context: Context, user: SignedIn): Promise<Owned<ReplyRow>[]> {
  const isTheirs = eq(replies.userId, user.id)
  const rows = await context.db.select().from(replies).where(isTheirs).orderBy(desc(replies.uploadedAt), desc(replies.id))
  return ownedRows(user, rows)
}

/** The reply that this very file is; null for none. */
export async function replyOfFile(context: Context, user: SignedIn, fileHash: string): Promise<Owned<ReplyRow> | null> {
  const [row] = await context.db
    .select()
    .from(replies)
    .where(and(eq(replies.userId, user.id), eq(replies.fileHash, fileHash)))
  return ownedIfAny(user, row)
}

/** The reply as it stands now, held until the transaction ends. */
export async function takeReply(tx: Transaction, row: Owned<ReplyRow>): Promise<Owned<ReplyRow>> {
  const [current] = await tx.select().from(replies).where(isIt(row)).for('update')
  if (!current) throw new Refusal('not_found')
  return owned({ id: row.userId }, current)
}

export async function changeReply(tx: Transaction, row: Owned<ReplyRow>, change: Partial<ReplyRow>): Promise<Owned<ReplyRow>> {
  const [changed] = await tx.update(replies).set(change).where(isIt(row)).returning()
  if (!changed) throw new Refusal('not_found')
  return owned({ id: row.userId }, changed)
}

/** Replies of all users, in turns; only for the reader behind the calls. */
export const TURNS: TurnTable = { name: 'replies', cameAt: 'uploaded_at' }

/** The reply whose turn it is; null where it was deleted. */
export async function replyOfPiece(context: Context, piece: OwnPiece): Promise<ReplyRow | null> {
  const [row] = await context.db.select().from(replies).where(isIt(piece))
  return row ?? null
}

/** How far it has come. False where it was deleted. No act of its own. */
export async function keepReplyProgress(context: Context, row: ReplyRow, pagesRead: number): Promise<boolean> {
  const kept = await context.db.update(replies).set({ pagesRead }).where(isIt(row)).returning({ id: replies.id })
  return kept.length > 0
}

/** It stays with the reason, until it is deleted or replaced. */
export async function failReply(context: Context, row: ReplyRow, failure: NonNullable<ReplyRow['failure']>): Promise<void> {
  await transact(context, { id: row.userId }, async (tx) => {
    const failed = await tx.update(replies).set({ status: 'failed', failure }).where(isIt(row)).returning()
    const audit = { action: 'answer.unreadable', subjectKind: 'reply', subjectId: row.id, detail: { code: failure.code } }
    return { answer: undefined, audit: failed.length > 0 ? [audit] : [] }
  })
}

/** A sealed file, opened. */
export async function openReplyFile(context: Context, key: string): Promise<Uint8Array> {
  const sealed = await context.files.get(key)
  if (sealed === null) throw new Refusal('not_found', 'The original of this answer is gone. Delete it and upload it again.')
  return unseal(context, key, sealed)
}

/** What was uploaded, the pages that were set of it, and those that lie beside its reading until it has ended. */
export const namedReplyFiles: NamedFiles = async (db, userId, keys) => {
  const { id, fileKeys, pagesKey, status } = replies
  const rows = await db.select({ id, fileKeys, pagesKey, status }).from(replies).where(eq(replies.userId, userId))
  const files = new Set(rows.flatMap((row) => [...row.fileKeys, row.pagesKey]))
  const folders = new Set(rows.flatMap((row) => (row.status === 'processing' ? [recognisedPlace(userId, row.id)] : [])))
  return new Set(keys.filter((key) => files.has(key) || folders.has(key.slice(0, key.lastIndexOf('/')))))
}
