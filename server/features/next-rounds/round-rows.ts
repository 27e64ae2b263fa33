import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { nextRounds, type RoundPaper } from '#server/database/tables/next-rounds.ts'
import type { DisputeRow } from '#server/features/disputes/disputes.ts'
import { type Owned, ownedIfAny, ownedRows, type SignedIn } from '#server/platform/caller.ts'
import { openValue, sealValue } from '#server/platform/sealed-text.ts'

/** What the member did with a round, as it is stored. */
export interface RoundRow extends Omit<StoredRow, 'sealedPaper' | 'paper' | 'office' | 'senderLines'> {
  readonly prepared: RoundPaper | null
}

type StoredRow = typeof nextRounds.$inferSelect

interface RoundPlace {
  readonly userId: string
  readonly disputeId: string
  readonly round: string
}

const paperPlace = ({ userId, disputeId, round }: RoundPlace): string => `${userId}/round-paper/${disputeId}/${round}`

const openRounds = (context: Context, rows: readonly StoredRow[]): Promise<RoundRow[]> =>
  Promise.all(
    rows.map(async ({ sealedPaper, paper: _paper, office: _office, senderLines: _lines, ...row }) => ({
      ...row,
      prepared: await openValue<RoundPaper>(context, paperPlace(row), sealedPaper),
    })),
  )

export async function roundRowsOf(context: Context, user: SignedIn, disputeId: string): Promise<Owned<RoundRow>[]> {
  const rows = await context.db
    .select()
    .from(nextRounds)
    .where(and(eq(nextRounds.userId, user.id), eq(nextRounds.disputeId, disputeId)))
  return ownedRows(user, await openRounds(context, rows))
}

/** The row of a round as it is in this transaction; null: no one touched it. */
export async function roundRowIn(
  inside: Context,
  { dispute, round }: { readonly dispute: Owned<DisputeRow>; readonly round: string },
): Promise<Owned<RoundRow> | null> {
  const rows = await inside.db.select().from(nextRounds).where(isRound(dispute, round))
  const [row] = await openRounds(inside, rows)
  return ownedIfAny({ id: dispute.userId }, row)
}

const isRound = (dispute: Owned<DisputeRow>, round: string) =>
  and(eq(nextRounds.userId, dispute.userId), eq(nextRounds.disputeId, dispute.id), eq(nextRounds.round, round))

type RoundChange = Partial<Omit<RoundRow, keyof RoundPlace>>

/** Keeps what was done with a round of a dispute that this transaction holds. */
export async function keepRound(
  inside: Context,
  { dispute, round, change }: { readonly dispute: Owned<DisputeRow>; readonly round: string; readonly change: RoundChange },
): Promise<void> {
  const { prepared, ...plain } = change
  const place = { userId: dispute.userId, disputeId: dispute.id, round }
  const set = prepared ? { ...plain, sealedPaper: await sealValue(inside, paperPlace(place), prepared) } : plain
  await inside.db
    .insert(nextRounds)
    .values({ ...place, ...set })
    .onConflictDoUpdate({ target: [nextRounds.userId, nextRounds.disputeId, nextRounds.round], set })
}
