import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { letter as letterShape } from '#contract/letters.ts'
import { ownPapers } from '#engine/letters/letter-body.ts'
import { OWN_TEXT } from '#engine/letters/own-letter.ts'
import { proofOf } from '#engine/letters/proof.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { letters } from '#server/database/tables/letters.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A letter as it is stored. */
export type LetterRow = typeof letters.$inferSelect

export async function ownedLetter(context: Context, user: SignedIn, id: string): Promise<Owned<LetterRow>> {
  const [row] = await ownedLetters(context, user, [id])
  if (!row) throw new Refusal('not_found')
  return row
}

/** The user's own letters of these ids; one that is not theirs refuses the call. */
export async function ownedLetters(context: Context, user: SignedIn, ids: readonly string[]): Promise<Owned<LetterRow>[]> {
  const wanted = [...new Set(ids)]
  if (wanted.some((id) => !isUuid(id))) throw new Refusal('not_found')
  if (wanted.length === 0) return []
  const rows = await context.db
    .select()
    .from(letters)
    .where(and(eq(letters.userId, user.id), inArray(letters.id, wanted)))
  if (rows.length !== wanted.length) throw new Refusal('not_found')
  return rows
}

export function allLetters(context: Context, user: SignedIn): Promise<LetterRow[]> {
  return context.db.select().from(letters).where(eq(letters.userId, user.id)).orderBy(desc(letters.generatedAt), desc(letters.id))
}

export function unsentLetters(context: Context, user: SignedIn): Promise<LetterRow[]> {
  return context.db
    .select()
    .from(letters)
    .where(and(eq(letters.userId, user.id), isNull(letters.sentAt)))
    .orderBy(letters.generatedAt)
}

export function lettersOfDispute(context: Context, user: SignedIn, disputeId: string): Promise<LetterRow[]> {
  return context.db
    .select()
    .from(letters)
    .where(and(eq(letters.userId, user.id), eq(letters.disputeId, disputeId)))
    .orderBy(letters.generatedAt)
}

/** What has been sent of several disputes. */
export function sentLettersOf(context: Context, user: SignedIn, disputeIds: readonly string[]): Promise<LetterRow[]> {
  return context.db
    .select()
    .from(letters)
    .where(and(eq(letters.userId, user.id), inArray(letters.disputeId, [...disputeIds]), isNotNull(letters.sentAt)))
    .orderBy(letters.generatedAt)
}

/** The letter as it stands now, held until the transaction ends: whoever changes a letter takes it first. */
export async function takeLetter(tx: Transaction, row: Owned<LetterRow>): Promise<Owned<LetterRow>> {
  const [current] = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.userId, row.userId), eq(letters.id, row.id)))
    .for('update')
  if (!current) throw new Refusal('not_found')
  return current
}

/** From the moment a letter is being handed to the post its text stands: what is kept is what is mailed. */
export function refuseWhileMailed(row: LetterRow): void {
  if (row.mailingAskedAt === null) return
  throw new Refusal('conflict', 'This letter is being handed to the post; it cannot be changed any more.')
}

export type LetterChange = Partial<Omit<LetterRow, 'userId' | 'id'>>

/** Changes a letter that this transaction has taken. */
export async function changeLetter(tx: Transaction, row: Owned<LetterRow>, change: LetterChange): Promise<LetterRow> {
  const [changed] = await tx
    .update(letters)
    .set(change)
    .where(and(eq(letters.userId, row.userId), eq(letters.id, row.id)))
    .returning()
  if (!changed) throw new Refusal('not_found')
  return changed
}

/** A practice letter needs no attestation: it can go nowhere real. */
export const isConfirmed = (row: LetterRow): boolean => row.isPractice || row.attestedAt !== null

/** Whether it is the consumer's own text and not one composed here. */
export const isOwnText = (row: LetterRow): boolean => row.facts.some(({ id }) => id === OWN_TEXT)

/** Papers that go along and that only the consumer has, less those that were chosen from what is kept here; of what they wrote themselves nobody knows. */
export function ownPapersOf(row: LetterRow): readonly string[] {
  if (isOwnText(row)) return []
  const chosen = row.papers.map(({ name }) => name)
  return ownPapers(row.content).filter((name) => !chosen.includes(name))
}

/** Whether its reader has edited or confirmed it, or it is with the post: no call that was not meant for it writes it over. */
export const isWorkedOn = (row: LetterRow): boolean =>
  row.attestedAt !== null ||
  row.mailingAskedAt !== null ||
  row.writtenBy === 'consumer' ||
  row.attestedFacts.length > 0 ||
  isOwnText(row)

/** Facts that stand for chosen papers: their names may be said. */
export const CHOSEN_FACT = 'paper.chosen.'

/** The chosen papers that the letter still names. */
function chosenPapersOf({ content, papers }: LetterRow): { id: string; name: string }[] {
  const names = ownPapers(content)
  return papers.filter(({ name }) => names.includes(name)).map(({ id, name }) => ({ id, name }))
}

export function letterAnswer(row: LetterRow): z.input<typeof letterShape> {
  const proof = proofOf(row.content, row.facts, row.attestedFacts)
  return {
    id: row.id,
    creditor: row.creditor,
    bureau: row.target,
    status: row.deliveredAt !== null ? 'delivered' : row.sentAt !== null ? 'sent' : 'draft',
    recipient: row.recipientLines[0] ?? row.creditor,
    recipientAddress: row.recipientLines.slice(1),
    letterType: row.letterType,
    letterContent: row.content,
    ownPapers: [...ownPapersOf(row)],
    papers: chosenPapersOf(row),
    labelNumber: row.labelNumber,
    generatedAt: row.generatedAt,
    sentAt: row.sentAt,
    sentMethod: row.sentMethod,
    trackingNumber: row.trackingNumber,
    deliveredAt: row.deliveredAt,
    attestedAt: row.attestedAt,
    successProbability: row.successProbability,
    legalBasis: [...row.legalBasis],
    aiStrategy: row.strategy,
    negativeItemId: row.negativeItemId,
    disputeId: row.disputeId,
    isPractice: row.isPractice,
    writtenBy: row.writtenBy,
    source: isOwnText(row) ? 'statement' : 'file',
    proof: proof.map(({ sentence, facts }) => ({
      sentence,
      facts: facts.map(({ box, ...fact }) => ({
        ...fact,
        ...(box === undefined ? {} : { box: [box[0], box[1], box[2], box[3]] satisfies [number, number, number, number] }),
      })),
    })),
  }
}
