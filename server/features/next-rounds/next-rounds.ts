import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { complaintIn, type FiledComplaint } from '#engine/next-rounds/complaint-clocks.ts'
import type { Context } from '#server/context.ts'
import { nextRounds } from '#server/database/tables/next-rounds.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Front door of the next rounds: the complaints to the CFPB that the member filed about these disputes. */
export async function complaintsOf(
  context: Context,
  user: SignedIn,
  disputeIds: readonly string[],
): Promise<(FiledComplaint & { readonly disputeId: string })[]> {
  if (disputeIds.length === 0) return []
  const rows = await context.db
    .select()
    .from(nextRounds)
    .where(and(eq(nextRounds.userId, user.id), inArray(nextRounds.disputeId, [...disputeIds]), isNotNull(nextRounds.filedOn)))
  return rows.flatMap(({ disputeId, round, filedOn, filedNumber }) => {
    const complaint = filedOn === null ? null : complaintIn({ round, filedOn, number: filedNumber })
    return complaint === null ? [] : [{ ...complaint, disputeId }]
  })
}
