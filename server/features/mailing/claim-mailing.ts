import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { deadAmong } from '#server/platform/process-mark.ts'

export type MailingRow = typeof mailings.$inferSelect

/** Names what the post carries as one piece: an envelope by its first letter, or a letter that goes alone. */
export interface PieceKey {
  readonly userId: string
  readonly piece: string
}

export const pieceOf = ({ userId, letterId, envelopeId }: Pick<MailingRow, 'userId' | 'letterId' | 'envelopeId'>): PieceKey => ({
  userId,
  piece: envelopeId ?? letterId,
})

export const PIECE: SQL<string> = sql`coalesce(${mailings.envelopeId}, ${mailings.letterId})`

export const isOfPiece = ({ userId, piece }: PieceKey) => and(eq(mailings.userId, userId), eq(PIECE, piece))

/** One letter of it. */
export const isThisMailing = ({ userId, letterId }: Pick<MailingRow, 'userId' | 'letterId'>) =>
  and(eq(mailings.userId, userId), eq(mailings.letterId, letterId))

/** The mailings of one piece, its first letter first; never none. */
export type Piece = readonly [MailingRow, ...MailingRow[]]

export function inOrder(rows: readonly MailingRow[]): Piece | null {
  const isFirst = ({ letterId, envelopeId }: MailingRow): boolean => letterId === envelopeId
  const [first, ...others] = rows.toSorted(
    (a, b) => Number(isFirst(b)) - Number(isFirst(a)) || (a.letterId < b.letterId ? -1 : 1),
  )
  return first === undefined ? null : [first, ...others]
}

/** What this process is handing over just now: its own number in a row tells only of the process. */
const atWork = new Set<string>()

/** `held`: a living process hands it over. `gone`: refused, or deleted with its letters. */
export type Claim =
  | { readonly kind: 'claimed'; readonly piece: Piece; release(next: Release): Promise<void> }
  | { readonly kind: 'held' | 'mailed' | 'gone' }

export type Claimed = Extract<Claim, { kind: 'claimed' }>

interface Release {
  /** Seconds until it is tried again; null: it is settled. */
  readonly againIn: number | null
}

/**
 * Takes a piece of mail up for this process, so that no other works at it while this one lives. That it was tried is written before
 * anything is tried: from then on the post may have it. It is bookkeeping, so no audit row tells of it.
 */
export async function claimMailing(context: Context, key: PieceKey): Promise<Claim> {
  const mine = await context.processMark.number()
  if (atWork.has(key.piece)) return { kind: 'held' }
  atWork.add(key.piece)
  try {
    const claim = await context.db.transaction((tx) => claimRows(context, tx, { key, mine }))
    if (typeof claim === 'string') {
      atWork.delete(key.piece)
      return { kind: claim }
    }
    return claimed(context, claim)
  } catch (error) {
    atWork.delete(key.piece)
    throw error
  }
}

/** A wish is born in the hands of the process that writes it. */
export async function firstHold(context: Context): Promise<Pick<MailingRow, 'heldBy' | 'attempts' | 'firstTriedAt'>> {
  return { heldBy: await context.processMark.number(), attempts: 1, firstTriedAt: context.now() }
}

/** The claim of rows that were just written so. */
export function claimed(context: Context, piece: Piece): Claimed {
  const key = pieceOf(piece[0])
  atWork.add(key.piece)
  return {
    kind: 'claimed',
    piece,
    release: async ({ againIn }) => {
      try {
        const next = againIn === null ? {} : { nextTryAt: sql`now() + make_interval(secs => ${againIn})` }
        await context.db
          .update(mailings)
          .set({ heldBy: null, ...next })
          .where(isOfPiece(key))
      } finally {
        atWork.delete(key.piece)
      }
    },
  }
}

async function claimRows(
  context: Context,
  tx: Transaction,
  { key, mine }: { key: PieceKey; mine: number },
): Promise<Piece | 'held' | 'mailed' | 'gone'> {
  const rows = await tx.select().from(mailings).where(isOfPiece(key)).orderBy(mailings.letterId).for('update')
  const [row] = rows
  if (!row) return 'gone'
  if (row.postId !== null) return 'mailed'
  if (row.heldBy !== null && row.heldBy !== mine && (await deadAmong(tx, [row.heldBy])).length === 0) return 'held'
  const taken = await tx
    .update(mailings)
    .set({ heldBy: mine, attempts: row.attempts + 1, firstTriedAt: row.firstTriedAt ?? context.now() })
    .where(isOfPiece(key))
    .returning()
  return inOrder(taken) ?? 'gone'
}
