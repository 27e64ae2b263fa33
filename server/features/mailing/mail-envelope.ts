import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import { type Context, within } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import {
  changeLetter,
  isPractised,
  keepPrinted,
  type LetterRow,
  printLetterFor,
  refuseUnconfirmed,
  refuseUntrue,
  takeLetter,
} from '#server/features/letters/letters.ts'
import {
  type Claim,
  claimed,
  claimMailing,
  firstHold,
  inOrder,
  type MailingRow,
  type Piece,
  pieceOf,
  type PieceKey,
} from '#server/features/mailing/claim-mailing.ts'
import { handOver, type Mailed, type MailMethod, postOf } from '#server/features/mailing/hand-over.ts'
import { sha256 } from '#server/features/mailing/printed-for.ts'
import { printedBy, providerFor } from '#server/features/mailing/provider-for.ts'
import { waitsForPost } from '#server/features/mailing/waits-for-post.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type AuditRow, transact } from '#server/platform/transact.ts'

const IN_HAND = 'This letter is on its way to the post office. Check again in a minute.'
const NOT_TAKEN_NOW = 'The post office didn’t take this letter. Read it again and approve it.'

/** How long a call waits for another one that is handing over the same letter. */
const PATIENCE_MS = 20_000
const LOOK_MS = 100

/** Letters for one envelope. */
export interface EnvelopeOrder {
  readonly rows: readonly Owned<LetterRow>[]
  /** Whether they share it; one that was not asked to share goes alone, as its answer says. */
  readonly isShared: boolean
  readonly method: MailMethod
  /** What the member was shown and confirmed for these letters; absent where no price was shown. */
  readonly confirmedCents?: ((row: LetterRow) => number | undefined) | undefined
}

/** What came of it, for each letter that is not with the post from before. */
export interface Tried {
  readonly mailed: readonly Mailed[]
  readonly failures: readonly { readonly row: LetterRow; readonly error: unknown }[]
}

/**
 * Hands one envelope to the post, once. The wish is written first, and with it its letters stand; then it is worked off. Whatever
 * breaks off between any two steps is finished by the next call or by any living process (`finishMailings`). Letters that wait in
 * another envelope already go in that one. Never throws: what failed is told about its letters.
 */
export async function mailEnvelope(context: Context, user: SignedIn, order: EnvelopeOrder): Promise<Tried> {
  const { rows } = order
  const known = await wishedWith(context, user, rows)
  if (known.size === 0) return attempt(rows, () => wishAndMail(context, user, order))
  const tries: Tried[] = []
  for (const [piece, letters] of Map.groupBy(rows, ({ id }) => known.get(id) ?? null))
    tries.push(
      piece === null
        ? await mailEnvelope(context, user, { ...order, rows: letters })
        : await attempt(letters, () => handOverInTurn(context, user, { userId: user.id, piece })),
    )
  return { mailed: tries.flatMap(({ mailed }) => mailed), failures: tries.flatMap(({ failures }) => failures) }
}

async function attempt(rows: readonly LetterRow[], work: () => Promise<Tried>): Promise<Tried> {
  try {
    return await work()
  } catch (error) {
    return { mailed: [], failures: rows.map((row) => ({ row, error })) }
  }
}

/** The pieces of mail in which these letters wait already, by letter. */
async function wishedWith(context: Context, user: SignedIn, rows: readonly LetterRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const found = await context.db
    .select()
    .from(mailings)
    .where(and(eq(mailings.userId, user.id), inArray(mailings.letterId, ids)))
  const practised = new Set(rows.filter(isPractised).map(({ id }) => id))
  // What was only practised waits nowhere.
  const waiting = found.filter(({ letterId, postId }) => postId === null || !practised.has(letterId))
  return new Map(waiting.map((mailing) => [mailing.letterId, pieceOf(mailing).piece]))
}

async function handOverInTurn(context: Context, user: SignedIn, key: PieceKey): Promise<Tried> {
  const claim = await claimInTurn(context, key)
  if (claim.kind === 'claimed') return { mailed: await handOver(context, user, claim), failures: [] }
  if (claim.kind === 'mailed') return { mailed: [], failures: [] }
  throw new Refusal('conflict', claim.kind === 'held' ? IN_HAND : NOT_TAKEN_NOW)
}

/** Waits while another call works at it. */
async function claimInTurn(context: Context, key: PieceKey): Promise<Claim> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const claim = await claimMailing(context, key)
    if (claim.kind !== 'held' || waited >= PATIENCE_MS) return claim
    await wait(LOOK_MS)
  }
}

async function wishAndMail(context: Context, user: SignedIn, order: EnvelopeOrder): Promise<Tried> {
  const [first] = order.rows
  if (first === undefined) return { mailed: [], failures: [] }
  const provider = providerFor(context, first)
  const printed: PrintedLetter[] = []
  for (const row of order.rows) {
    const way = printedBy(provider, { method: order.method, isInFront: row === first })
    const { pdf, pageCount } = await printLetterFor(context, user, { row, way })
    printed.push({ row, pdf, pageCount })
  }
  const pages = printed.reduce((sum, { pageCount }) => sum + pageCount, 0)
  const { cents } = await postOf(context, provider).quote({ method: order.method, pages, at: context.now() })
  const { confirmedCents } = order
  if (confirmedCents !== undefined) {
    const confirmed = order.rows.reduce((sum, row) => sum + (confirmedCents(row) ?? 0), 0)
    if (confirmed !== cents) throw new Refusal('price_changed')
  }
  const wished = await wish(context, user, { order, costCents: cents, printed })
  if (wished.kind === 'wished') return { mailed: await handOver(context, user, claimed(context, wished.piece)), failures: [] }
  return mailEnvelope(context, user, { ...order, rows: order.rows.filter(({ id }) => !wished.sent.includes(id)) })
}

interface PrintedLetter {
  readonly row: Owned<LetterRow>
  readonly pdf: Uint8Array
  readonly pageCount: number
}

interface Wish {
  readonly order: EnvelopeOrder
  readonly costCents: number
  readonly printed: readonly PrintedLetter[]
}

/** `overtaken`: another call was sooner with one of the letters; nothing is written. */
type Wished =
  | { readonly kind: 'wished'; readonly piece: Piece }
  | { readonly kind: 'overtaken'; readonly sent: readonly string[] }

/**
 * Written before the post hears of it, of the very texts that were printed. A second call finds the first one's method, price and
 * post, whatever it asks for.
 */
async function wish(context: Context, user: SignedIn, { order, costCents, printed }: Wish): Promise<Wished> {
  const { method, isShared } = order
  const first = printed[0]?.row.id ?? null
  const held = await firstHold(context)
  const shared = { postKey: randomUUID(), envelopeId: isShared ? first : null, requestedAt: context.now(), method, ...held }
  return transact<Wished>(context, user, async (tx) => {
    const taken: { readonly current: Owned<LetterRow>; readonly one: PrintedLetter }[] = []
    // Anyone who takes several letters takes them in this order.
    for (const one of printed.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1)))
      taken.push({ current: await takeLetter(context, tx, one.row), one })
    const sent = taken.filter(({ current }) => !waitsForPost(context, current)).map(({ current }) => current.id)
    const known = await wishedWith(within(context, tx), user, order.rows)
    if (sent.length > 0 || known.size > 0) return { answer: { kind: 'overtaken', sent }, audit: [] }
    if (taken.some(({ current, one }) => current.content !== one.row.content))
      throw new Refusal('conflict', 'This letter just changed. Read it again and approve it.')
    for (const { current } of taken) await refuseUntrue(within(context, tx), user, current)
    refuseUnconfirmed(taken.map(({ current }) => current))
    const practised = taken.flatMap(({ current }) => (isPractised(current) ? [current.id] : []))
    if (practised.length > 0)
      await tx.delete(mailings).where(and(eq(mailings.userId, user.id), inArray(mailings.letterId, practised)))
    const written = await tx
      .insert(mailings)
      .values(
        taken.map(({ current, one: { pdf, pageCount } }) => ({
          ...shared,
          userId: user.id,
          letterId: current.id,
          costCents: current.id === first ? costCents : 0,
          provider: providerFor(context, current),
          pdfSha256: sha256(pdf),
          pageCount,
        })),
      )
      .returning()
    for (const { current, one } of taken) {
      await keepPrinted(within(context, tx), current, one)
      await changeLetter(context, tx, { row: current, change: { mailingAskedAt: context.now() } })
    }
    const piece = inOrder(written)
    if (piece === null) throw new Error('an envelope without a letter')
    return { answer: { kind: 'wished', piece }, audit: piece.map(askedFor) }
  })
}

const askedFor = ({ letterId, envelopeId, method, costCents }: MailingRow): AuditRow => ({
  action: 'letter.mailing_asked',
  subjectKind: 'letter',
  subjectId: letterId,
  detail: { method, costCents, ...(envelopeId !== null && { envelope: envelopeId }) },
})
