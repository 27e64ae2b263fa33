import { and, desc, eq } from 'drizzle-orm'
import type { Sender } from '#engine/answers/reply.ts'
import type { PaperFact } from '#engine/papers/fact-readers.ts'
import { type SaidOfPaper, takenOut, type ToldFact, type ToldField, toldFacts, toldSender } from '#engine/papers/said-of-paper.ts'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { type KeptReading, replies } from '#server/database/tables/answers.ts'
import type { OwnPiece } from '#server/platform/background-queue.ts'
import { type Owned, ownedIfAny, ownedRows, type SignedIn } from '#server/platform/caller.ts'
import type { TurnTable } from '#server/platform/claimed-turns.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { recognisedPlace } from '#server/features/reports/reports.ts'
import type { NamedFiles } from '#server/platform/kept-files.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { openValue, sealValue } from '#server/platform/sealed-text.ts'
import { unseal } from '#server/platform/vault.ts'
import { transact } from '#server/platform/transact.ts'

/** What was read of a reply, in the member's word where they gave one. */
export type ToldReading = Omit<KeptReading, 'facts' | 'sender' | 'datedOn'> & {
  readonly facts: readonly ToldFact[]
  /** What was read and the member took out. */
  readonly takenOut: readonly PaperFact[]
  readonly sender: ToldField<Sender>
  readonly datedOn: ToldField<Day>
}

/** A reply as calls answer it. */
export type ReplyRow = Omit<StoredRow, 'sealedReading' | 'reading'> & { readonly reading: ToldReading | null }

type StoredRow = typeof replies.$inferSelect

/** The folder of a reply's files. */
export const replyPlace = (userId: string, id: string): string => `${userId}/replies/${id}`

const readingPlace = ({ userId, id }: OwnPiece): string => `${userId}/reply-reading/${id}`

const isIt = ({ userId, id }: OwnPiece) => and(eq(replies.userId, userId), eq(replies.id, id))

/** What was read of it as what the member says it is. */
const asSaid = (reading: KeptReading, saidKind: StoredRow['saidKind']): KeptReading =>
  saidKind === null || saidKind === reading.kind ? reading : { ...reading, ...reading.otherwise?.[saidKind] }

/** The same with what the member said about single facts. */
function inTheirWord(kept: KeptReading | null, saidKind: StoredRow['saidKind']): ToldReading | null {
  if (kept === null) return null
  const { facts = [], sender, datedOn, said = {}, ...reading } = asSaid(kept, saidKind)
  return {
    ...reading,
    said,
    facts: toldFacts(facts, said.facts),
    takenOut: takenOut(facts, said.facts),
    sender: toldSender(sender, said.from),
    datedOn: said.datedOn === undefined ? datedOn : { value: said.datedOn, evidence: datedOn?.evidence ?? null },
  }
}

/** Rows with what was read of them. */
const openReplies = (context: Context, rows: readonly StoredRow[]): Promise<ReplyRow[]> =>
  Promise.all(
    rows.map(async ({ sealedReading, ...row }) => ({
      ...row,
      reading: inTheirWord(await openValue<KeptReading>(context, readingPlace(row), sealedReading), row.saidKind),
    })),
  )

/** One of a user's rows; null where there is none. */
export async function openReply(context: Context, row?: StoredRow): Promise<Owned<ReplyRow> | null> {
  if (row === undefined) return null
  const [opened] = await openReplies(context, [row])
  return ownedIfAny({ id: row.userId }, opened)
}

export async function openedOrGone(context: Context, row?: StoredRow): Promise<Owned<ReplyRow>> {
  const reply = await openReply(context, row)
  if (reply === null) throw new Refusal('not_found')
  return reply
}

/** The column that holds what was read. */
export const sealReading = async (
  context: Context,
  of: OwnPiece,
  reading: KeptReading | null,
): Promise<Pick<StoredRow, 'sealedReading'>> => ({
  sealedReading: reading === null ? null : await sealValue(context, readingPlace(of), reading),
})

export async function ownedReply(context: Context, user: SignedIn, id: string): Promise<Owned<ReplyRow>> {
  const [row] = isUuid(id)
    ? await context.db
        .select()
        .from(replies)
        .where(isIt({ userId: user.id, id }))
    : []
  return openedOrGone(context, row)
}

/** Null where it was deleted. */
export async function replyIfKept(context: Context, user: SignedIn, id: string): Promise<Owned<ReplyRow> | null> {
  const [row] = await context.db
    .select()
    .from(replies)
    .where(isIt({ userId: user.id, id }))
  return openReply(context, row)
}

/** Newest first. */
export async function allReplies(context: Context, user: SignedIn): Promise<Owned<ReplyRow>[]> {
  const isTheirs = eq(replies.userId, user.id)
  const rows = await context.db.select().from(replies).where(isTheirs).orderBy(desc(replies.uploadedAt), desc(replies.id))
  return ownedRows(user, await openReplies(context, rows))
}

/** The reply that this very file is; null for none. */
export async function replyOfFile(context: Context, user: SignedIn, fileHash: string): Promise<Owned<ReplyRow> | null> {
  const [row] = await context.db
    .select()
    .from(replies)
    .where(and(eq(replies.userId, user.id), eq(replies.fileHash, fileHash)))
  return openReply(context, row)
}

/** The reply as it is now, held until the transaction ends. */
export async function takeReply(inside: Context, row: Owned<ReplyRow>): Promise<Owned<ReplyRow>> {
  const [current] = await inside.db.select().from(replies).where(isIt(row)).for('update')
  return openedOrGone(inside, current)
}

export async function changeReply(
  inside: Context,
  row: Owned<ReplyRow>,
  change: Partial<Omit<ReplyRow, 'reading'>>,
): Promise<Owned<ReplyRow>> {
  const [changed] = await inside.db.update(replies).set(change).where(isIt(row)).returning()
  return openedOrGone(inside, changed)
}

/** Keeps what the member says about single facts. Null where the paper has no such fact. */
export async function sayOfReply(
  inside: Context,
  row: Owned<ReplyRow>,
  say: (reading: KeptReading) => SaidOfPaper | null,
): Promise<Owned<ReplyRow> | null> {
  const [stored] = await inside.db.select().from(replies).where(isIt(row))
  const kept = stored && (await openValue<KeptReading>(inside, readingPlace(row), stored.sealedReading))
  const said = kept ? say(asSaid(kept, stored.saidKind)) : null
  if (!kept || said === null) return null
  const sealed = await sealReading(inside, row, { ...kept, said: { ...kept.said, ...said } })
  const [changed] = await inside.db.update(replies).set(sealed).where(isIt(row)).returning()
  return openedOrGone(inside, changed)
}

/** Replies of all users, in turns; only for the reader behind the calls. */
export const TURNS: TurnTable = { name: 'replies', cameAt: 'uploaded_at' }

/** The reply whose turn it is; null where it was deleted. */
export async function replyOfPiece(context: Context, piece: OwnPiece): Promise<ReplyRow | null> {
  const [row] = await context.db.select().from(replies).where(isIt(piece))
  return openReply(context, row)
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

/** What was uploaded, the pages that were set of it, and those that lie next to its reading until it has ended. */
export const namedReplyFiles: NamedFiles = async (db, userId, keys) => {
  const { id, fileKeys, pagesKey, status } = replies
  const rows = await db.select({ id, fileKeys, pagesKey, status }).from(replies).where(eq(replies.userId, userId))
  const files = new Set(rows.flatMap((row) => [...row.fileKeys, row.pagesKey]))
  const folders = new Set(rows.flatMap((row) => (row.status === 'processing' ? [recognisedPlace(userId, row.id)] : [])))
  return new Set(keys.filter((key) => files.has(key) || folders.has(key.slice(0, key.lastIndexOf('/')))))
}
