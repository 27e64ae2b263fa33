import { isInDispute } from '#engine/matters/state.ts'
import type { readDashboard as endpoint } from '#contract/dashboard.ts'
import { countDisputes } from '#server/features/disputes/disputes.ts'
import { worklistOf } from '#server/features/matters/matters.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import { countReports } from '#server/features/reports/reports.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The figures of the dashboard and of the credit repair page: those of the worklist, and of the disputes that were opened. */
export const readDashboard: Operation<typeof endpoint> = async (context, { user, params }) => {
  refuseOtherUser(user, params.userId)
  const { matters, counts: found, file, isPractice } = await context.threads.fewAtOnce(() => worklistOf(context, user))
  const [all, counts, reportsUploaded] = await Promise.all([
    allItems(context, user),
    countDisputes(context, user, { isPractice }),
    countReports(context, user, { isPractice }),
  ])
  const items = all.filter((item) => item.isPractice === isPractice)
  const { negativeItems, ...others } = found
  return {
    ...others,
    totalNegativeItems: negativeItems,
    itemsDisputed: items.filter((item) => item.isDisputed).length,
    activeDisputes: counts.active,
    resolvedDisputes: counts.resolved,
    reportsUploaded,
    estimatedScoreIncrease: counts.activeImpact,
    totalDisputes: counts.total,
    inProgress: counts.inProgress,
    needDisputes: matters.flatMap(({ entries }) => entries).filter((entry) => entry.isNegative && !isInDispute(entry)).length,
    findings: file.findings.length,
    isPractice,
  }
}
