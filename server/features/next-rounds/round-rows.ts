import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { nextRounds } from '#server/database/tables/next-rounds.ts'
import type { DisputeRow } from '#server/features/disputes/disputes.ts'
import { type Owned, ownedIfAny, ownedRows, type SignedIn } from '#server/platform/caller.ts'

/** What the member did with a round, as it is stored. */
export type RoundRow = typeof nextRounds.$inferSelect

export async function roundRowsOf(context: Context, user: SignedIn, disputeId: string): Promise<Owned<RoundRow>[]> {
  const rows = await context.db
    .select()
    .from(nextRounds)
    .where(and(eq(nextRounds.userId, user.id), eq(nextRounds.disputeId, disputeId)))
  return ownedRows(user, rows)
}

/** The row of a round as it stands in this transaction; null: nobody touched it. */
export async function roundRowIn(
  tx: Transaction,
  { dispute, round }: { readonly dispute: Owned<DisputeRow>; readonly round: string },
): Promise<Owned<RoundRow> | null> {
  const [row] = await tx.select().from(nextRounds).where(isRound(dispute, round))
  return ownedIfAny({ id: dispute.userId }, row)
}

const isRound = (dispute: Owned<DisputeRow>, round: string) =>
  and(eq(nextRounds.userId, dispute.userId), eq(nextRounds.disputeId, dispute.id), eq(nextRounds.round, round))

type RoundChange = Partial<Omit<RoundRow, 'userId' | 'disputeId' | 'round'>>

/** Keeps what was done with a round of a dispute that this transaction holds. */
export async function keepRound(
  tx: Transaction,
  { dispute, round, change }: { readonly dispute: Owned<DisputeRow>; readonly round: string; readonly change: RoundChange },
): Promise<void> {
  await tx
    .insert(nextRounds)
    .values({ userId: dispute.userId, disputeId: dispute.id, round, ...change })
    .onConflictDoUpdate({ target: [nextRounds.userId, nextRounds.disputeId, nextRounds.round], set: change })
}
