import { eq, sql } from 'drizzle-orm'
import type { countDisputes as endpoint } from '#contract/disputes.ts'
import { successRateOf } from '#engine/disputes/tracker-view.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Over all disputes of the user, whatever a list shows of them. */
export const countDisputes: Operation<typeof endpoint> = async (context, { user }) => {
  const found = await context.db
    .select({ status: disputes.status, outcome: disputes.outcome, count: sql<number>`count(*)::int` })
    .from(disputes)
    .where(eq(disputes.userId, user.id))
    .groupBy(disputes.status, disputes.outcome)
  const sum = (rows: readonly { readonly count: number }[]): number => rows.reduce((total, { count }) => total + count, 0)
  const of = (status: DisputeStatus): number => sum(found.filter((row) => row.status === status))
  const resolved = found.filter(({ status }) => status === 'resolved')
  return {
    total: sum(found),
    byStatus: {
      pending: of('pending'),
      in_progress: of('in_progress'),
      under_review: of('under_review'),
      resolved: of('resolved'),
      rejected: of('rejected'),
    },
    successRate: successRateOf({
      resolved: of('resolved'),
      removed: sum(resolved.filter(({ outcome }) => outcome === 'removed')),
    }),
  }
}
