import { and, eq } from 'drizzle-orm'
import { hasLeft } from '#engine/disputes/dispute-moves.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { eventsOf } from '#server/features/disputes/dispute-events.ts'
import { allDisputes } from '#server/features/disputes/dispute-rows.ts'
import { isAboutMixedFile } from '#server/features/disputes/from-finding.ts'
import { openedOccasion } from '#server/features/disputes/open-dispute.ts'
import { takeBackNews } from '#server/features/notifications/notifications.ts'
import type { SignedIn } from '#server/platform/caller.ts'

interface OfReport {
  readonly user: SignedIn
  readonly report: { readonly id: string; readonly bureau: Bureau; readonly ownership: string }
  /** Items that are gone with the report. */
  readonly itemIds: readonly string[]
}

/** Forgets, with their drafts, the disputes about a report that never was the member's: those of which nothing left the house. */
export async function forgetUnsent(context: Context, tx: Transaction, { user, report, itemIds }: OfReport): Promise<void> {
  const inside = within(context, tx)
  const rest = (await allDisputes(inside, user)).filter(
    (one) =>
      itemIds.includes(one.negativeItemId ?? '') ||
      one.findingId?.startsWith(`${report.id}.`) === true ||
      (report.ownership === 'mixed' && isAboutMixedFile(one) && one.disputeTargets.includes(report.bureau)),
  )
  for (const dispute of rest) {
    if (hasLeft(await eventsOf(inside, dispute))) continue
    await tx.delete(disputes).where(and(eq(disputes.userId, user.id), eq(disputes.id, dispute.id)))
    await takeBackNews(tx, user, openedOccasion(dispute))
  }
}
