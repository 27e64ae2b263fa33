import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, not, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { formOfLetter } from '#contract/drafts.ts'
import type { letter as letterShape, letterHead as headShape } from '#contract/letters.ts'
import { isRequest } from '#engine/disputes/letter-clock.ts'
import { letterBody, ownPapers } from '#engine/letters/letter-body.ts'
import { reportDateOf } from '#engine/letters/report-date.ts'
import { OWN_TEXT } from '#engine/letters/own-letter.ts'
import { pageOfEnclosure } from '#engine/letters/page-copy.ts'
import { PROOF_VERSION, type ProofSentence, proofOf } from '#engine/letters/proof.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { type KeptProof, letters, type LetterWords, type Wording } from '#server/database/tables/letters.ts'
import { allDisputes } from '#server/features/disputes/disputes.ts'
import { dropEveryDraft } from '#server/features/drafts/drafts.ts'
import { type Owned, owned, type SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'
import { textSealsOf } from '#server/platform/sealed-text.ts'
import type { Sealing } from '#server/platform/vault.ts'

type Row = typeof letters.$inferSelect

/** A letter, unsealed. */
export type LetterRow = Omit<Row, 'sealedWords' | keyof LetterWords> & LetterWords

/** What it says, apart from all else. */
function apart<Letter extends Partial<Readonly<Record<keyof LetterWords, unknown>>>>(letter: Letter) {
  const { creditor, recipientLines, senderLines, enclosures, content, facts, told, attestedFacts, strategy, ...others } = letter
  const { papers, hasChosenPapers, leftOut, overwritten, proof, ...rest } = others
  const wording = { creditor, recipientLines, senderLines, enclosures, content, facts, told, attestedFacts, strategy }
  return { words: { ...wording, papers, hasChosenPapers, leftOut, overwritten, proof }, rest }
}

export function wordingOf(letter: Wording): Wording {
  const { creditor, recipientLines, senderLines, enclosures, content, facts, told, attestedFacts, strategy } = letter
  return { creditor, recipientLines, senderLines, enclosures, content, facts, told, attestedFacts, strategy }
}

const wordsOf = (letter: LetterWords): LetterWords => ({
  ...wordingOf(letter),
  papers: letter.papers,
  hasChosenPapers: letter.hasChosenPapers,
  leftOut: letter.leftOut,
  overwritten: letter.overwritten ?? null,
  proof: letter.proof,
})

const isCurrent = (proof: KeptProof | undefined): proof is KeptProof => proof?.version === PROOF_VERSION

/** What proves each sentence: as it is kept with the letter, else made now. */
export const provenSentences = ({ proof, content, facts, attestedFacts }: LetterWords): readonly ProofSentence[] =>
  isCurrent(proof) ? proof.sentences : proofOf(content, facts, attestedFacts)

/** The same words with the proof of their own text: the one before stays where all that it rests on is the same. */
function proven(words: LetterWords, before: LetterWords | null): LetterWords {
  const { content, facts, attestedFacts } = words
  const rests = before?.content === content && before.facts === facts && before.attestedFacts === attestedFacts
  const proof = rests ? before.proof : undefined
  return { ...words, proof: { version: PROOF_VERSION, sentences: provenSentences({ ...words, proof }) } }
}

const { rest: SEALED } = apart(getTableColumns(letters))

type SealedLetter = Omit<Row, keyof LetterWords>

const placeOf = ({ userId, id }: Pick<Row, 'userId' | 'id'>): string => `${userId}/letter/${id}`

/** The column that holds what a letter says. */
export async function sealWords(context: Sealing, of: LetterWords & Pick<Row, 'userId' | 'id'>): Promise<string> {
  const seals = await textSealsOf(context, of.userId)
  return seals.seal(placeOf(of), JSON.stringify(wordsOf(of)))
}

/** Rows of one user, unsealed. Ours alone writes them, so what opens has the shape it was sealed with. */
async function unsealLetters(context: Sealing, rows: readonly SealedLetter[]): Promise<Owned<LetterRow>[]> {
  const [first] = rows
  if (first === undefined) return []
  const seals = await textSealsOf(context, first.userId)
  return Promise.all(
    rows.map(async ({ sealedWords, ...row }) => {
      if (sealedWords === null) throw new Error('what earlier versions kept in plain text is sealed when the product starts')
      const words: LetterWords = JSON.parse(await seals.open(placeOf(row), sealedWords))
      return owned({ id: first.userId }, { ...row, ...words })
    }),
  )
}

interface Asked {
  readonly where?: SQL | undefined
  readonly order?: readonly (SQL | PgColumn)[]
  readonly most?: number
}

/** The user's letters, or those of them that are asked for; oldest first where no other order is given. */
export async function lettersWhere(
  context: Context,
  user: SignedIn,
  { where, order = [letters.generatedAt], most }: Asked,
): Promise<Owned<LetterRow>[]> {
  const found = context.db
    .select(SEALED)
    .from(letters)
    .where(and(eq(letters.userId, user.id), where))
    .orderBy(...order)
  return unsealLetters(context, await (most === undefined ? found : found.limit(most)))
}

export async function ownedLetter(context: Context, user: SignedIn, id: string): Promise<Owned<LetterRow>> {
  const [row] = await ownedLetters(context, user, [id])
  if (!row) throw new Refusal('not_found')
  return row
}

/** The user's own letters of these ids, in their order; one that is not theirs refuses the call. */
export async function ownedLetters(context: Context, user: SignedIn, ids: readonly string[]): Promise<Owned<LetterRow>[]> {
  const wanted = [...new Set(ids)]
  if (wanted.some((id) => !isUuid(id))) throw new Refusal('not_found')
  if (wanted.length === 0) return []
  const rows = await lettersWhere(context, user, { where: inArray(letters.id, wanted), order: [] })
  if (rows.length !== wanted.length) throw new Refusal('not_found')
  return wanted.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export const NEWEST = [desc(letters.generatedAt), desc(letters.id)]

export const allLetters = (context: Context, user: SignedIn): Promise<Owned<LetterRow>[]> =>
  lettersWhere(context, user, { order: NEWEST })

/** Neither sent nor handed to a practice post office. */
export const isUnsent = and(isNull(letters.sentAt), isNull(letters.practisedAt))

/** Which of these letters their member sent without the post that may have had them for practice before. */
export async function sentByHand(context: Context, user: SignedIn, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await context.db
    .select({ id: letters.id })
    .from(letters)
    .where(
      and(
        eq(letters.userId, user.id),
        inArray(letters.id, [...ids]),
        isNotNull(letters.practisedAt),
        isNotNull(letters.sentAt),
        isNull(letters.mailingAskedAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Those that wait to be sent; of a dispute that was withdrawn none does. */
export async function unsentLetters(context: Context, user: SignedIn): Promise<Owned<LetterRow>[]> {
  const withdrawn = (await allDisputes(context, user)).filter(({ status }) => status === 'withdrawn').map(({ id }) => id)
  const isWithdrawn = withdrawn.length === 0 ? undefined : inArray(letters.disputeId, withdrawn)
  const where = and(isUnsent, isWithdrawn && or(isNull(letters.disputeId), not(isWithdrawn)))
  return lettersWhere(context, user, { where })
}

/** Where each letter stands, without what it says: newest first. */
export const letterMarks = (context: Context, user: SignedIn) =>
  context.db
    .select({
      id: letters.id,
      disputeId: letters.disputeId,
      isPractice: letters.isPractice,
      attestedAt: letters.attestedAt,
      sentAt: letters.sentAt,
      practisedAt: letters.practisedAt,
    })
    .from(letters)
    .where(eq(letters.userId, user.id))
    .orderBy(...NEWEST)

export const lettersOfDispute = (context: Context, user: SignedIn, disputeId: string): Promise<Owned<LetterRow>[]> =>
  lettersWhere(context, user, { where: eq(letters.disputeId, disputeId) })

/** What has been sent of several disputes. */
export const sentLettersOf = (context: Context, user: SignedIn, disputeIds: readonly string[]): Promise<Owned<LetterRow>[]> =>
  lettersWhere(context, user, { where: and(inArray(letters.disputeId, [...disputeIds]), isNotNull(letters.sentAt)) })

interface Taken {
  readonly user: { readonly id: string }
  readonly where: SQL | undefined
  /** False: what someone else holds is left out. */
  readonly isWaiting?: boolean
}

/** Letters as they stand now, held until the transaction ends. */
export async function takeLetters(
  context: Context,
  tx: Transaction,
  { user, where, isWaiting = true }: Taken,
): Promise<Owned<LetterRow>[]> {
  const found = await tx
    .select(SEALED)
    .from(letters)
    .where(and(eq(letters.userId, user.id), where))
    .for('update', isWaiting ? {} : { skipLocked: true })
  return unsealLetters(within(context, tx), found)
}

/** The same for one letter: lock it before changing it. */
export async function takeLetter(context: Context, tx: Transaction, row: Owned<LetterRow>): Promise<Owned<LetterRow>> {
  const [current] = await takeLetters(context, tx, { user: { id: row.userId }, where: eq(letters.id, row.id) })
  if (!current) throw new Refusal('not_found')
  return current
}

/** Once a letter is on its way to the post its text no longer changes: what is kept is what is mailed. */
export function refuseWhileMailed(row: LetterRow): void {
  if (row.mailingAskedAt === null) return
  throw new Refusal('conflict', 'This letter is on its way to the post office. You can’t change it anymore.')
}

export type LetterChange = Partial<Omit<LetterRow, 'userId' | 'id'>>

/** Changes a letter that this transaction has taken. */
export async function changeLetter(
  context: Context,
  tx: Transaction,
  { row, change }: { readonly row: Owned<LetterRow>; readonly change: LetterChange },
): Promise<Owned<LetterRow>> {
  const { words: said, rest } = apart(change)
  const isSaidAnew = Object.values(said).some((word) => word !== undefined)
  const words = isSaidAnew ? proven(wordsOf({ ...row, ...change }), row) : wordsOf(row)
  const sealed = isSaidAnew ? { sealedWords: await sealWords(within(context, tx), { ...row, ...words }) } : {}
  const [changed] = await tx
    .update(letters)
    .set({ ...rest, ...sealed })
    .where(and(eq(letters.userId, row.userId), eq(letters.id, row.id)))
    .returning(SEALED)
  if (!changed) throw new Refusal('not_found')
  if (changed.sentAt !== null && row.sentAt === null) await dropEveryDraft(tx, { userId: row.userId, name: formOfLetter(row.id) })
  return owned({ id: row.userId }, { ...headOf(changed), ...words })
}

/** Keeps a new letter; null where another one is in its place. */
export async function addLetter(context: Sealing, tx: Transaction, row: NewLetter): Promise<Owned<LetterRow> | null> {
  const words = proven(wordsOf(row), null)
  const { userId, id } = row
  const [kept] = await tx
    .insert(letters)
    .values({ ...apart(row).rest, sealedWords: await sealWords({ ...context, db: tx }, { ...words, userId, id }) })
    .onConflictDoNothing()
    .returning(SEALED)
  return kept === undefined ? null : owned({ id: userId }, { ...headOf(kept), ...words })
}

/** The same letters with their proofs. What a version before kept none for is proven once, and its proof is kept. */
export async function withProofs(
  context: Context,
  user: SignedIn,
  rows: readonly Owned<LetterRow>[],
): Promise<Owned<LetterRow>[]> {
  const without = rows.filter(({ proof }) => !isCurrent(proof)).map(({ id }) => id)
  if (without.length === 0) return [...rows]
  const changed = await transact(context, user, async (tx) => {
    // No one waits for a letter that someone changes: that change keeps the proof.
    const taken = await takeLetters(context, tx, { user, where: inArray(letters.id, without), isWaiting: false })
    const answer = []
    for (const row of taken) answer.push(await changeLetter(context, tx, { row, change: { content: row.content } }))
    return { answer, audit: answer.map(({ id }) => ({ action: 'letter.proven', subjectKind: 'letter', subjectId: id })) }
  })
  const byId = new Map(changed.map((row) => [row.id, row]))
  return rows.map((row) => byId.get(row.id) ?? row)
}

/** The user's own letter of this id, with its proof. */
export async function provenLetter(context: Context, user: SignedIn, id: string): Promise<Owned<LetterRow>> {
  const row = await ownedLetter(context, user, id)
  const [letter = row] = await withProofs(context, user, [row])
  return letter
}

export type NewLetter = Omit<typeof letters.$inferInsert, 'sealedWords' | keyof LetterWords> & LetterWords

const headOf = ({ sealedWords: _sealed, ...head }: SealedLetter) => head

/** A real letter of which nothing but practice was made: no one received it, and it can still be mailed. */
export const isPractised = ({ practisedAt, sentAt }: Pick<Row, 'practisedAt' | 'sentAt'>): boolean =>
  practisedAt !== null && sentAt === null

/** A practice letter needs no attestation: it can go nowhere real. */
export const isConfirmed = (row: LetterRow): boolean => row.isPractice || row.attestedAt !== null

/** Whether it is the consumer's own text and not one composed here. */
export const isOwnText = (row: LetterRow): boolean => row.facts.some(({ id }) => id === OWN_TEXT)

/** Papers that go along and that only the consumer has, less those that were chosen from what is kept here; of what they wrote themselves no one knows. */
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

/** The pages of reports that go along or were taken out, in the order of the list. */
function reportPagesOf({ content, enclosures }: LetterRow): { name: string; isEnclosed: boolean }[] {
  const isPage = (name: string): boolean => pageOfEnclosure(name) !== null
  const listed = letterBody(content).enclosures.filter(isPage)
  const out = enclosures.filter((name) => isPage(name) && !listed.includes(name))
  return [...listed.map((name) => ({ name, isEnclosed: true })), ...out.map((name) => ({ name, isEnclosed: false }))]
}

export const letterAnswer = (row: LetterRow): z.input<typeof letterShape> => ({
  ...letterHeadAnswer(row),
  letterContent: row.content,
  proof: proofAnswer(row),
})

export function letterHeadAnswer(row: LetterRow): z.input<typeof headShape> {
  const sentAt = row.sentAt ?? row.practisedAt
  const earlierWords = sentAt === null ? [row.overwritten ?? []].flat().length : 0
  return {
    id: row.id,
    creditor: row.creditor,
    bureau: row.target,
    status: row.deliveredAt !== null ? 'delivered' : sentAt !== null ? 'sent' : 'draft',
    recipient: row.recipientLines[0] ?? row.creditor,
    recipientAddress: row.recipientLines.slice(1),
    letterType: row.letterType,
    ownPapers: [...ownPapersOf(row)],
    papers: chosenPapersOf(row),
    reportPages: reportPagesOf(row),
    labelNumber: row.labelNumber,
    generatedAt: row.generatedAt,
    sentAt,
    sentMethod: row.sentMethod,
    trackingNumber: row.trackingNumber,
    deliveredAt: row.deliveredAt,
    deliveredOn: row.deliveredOn,
    returnedOn: row.returnedOn,
    attestedAt: row.attestedAt,
    successProbability: row.successProbability,
    legalBasis: [...row.legalBasis],
    aiStrategy: row.strategy,
    negativeItemId: row.negativeItemId,
    disputeId: row.disputeId,
    reportDate: reportDateOf(row.letterType, row.facts),
    isPractice: row.isPractice || isPractised(row),
    isRequest: isRequest(row.letterType, row.target, row.content),
    practisedAt: row.sentAt === null ? row.practisedAt : null,
    writtenBy: row.writtenBy,
    source: isOwnText(row) ? 'statement' : 'file',
    hasEarlierWords: earlierWords > 0,
    earlierWords,
  }
}

export const proofAnswer = (row: LetterRow): z.input<typeof letterShape>['proof'] =>
  provenSentences(row).map(({ sentence, facts, isStatement }) => ({
    sentence,
    ...(isStatement && { isStatement }),
    facts: facts.map(({ box, ...fact }) => ({
      ...fact,
      ...(box === undefined ? {} : { box: [box[0], box[1], box[2], box[3]] satisfies [number, number, number, number] }),
    })),
  }))
