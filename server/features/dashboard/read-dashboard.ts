import type { readDashboard as endpoint } from '#contract/dashboard.ts'
import { countDisputes } from '#server/features/disputes/disputes.ts'
import { countFindings } from '#server/features/findings/findings.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import { countReports, newestReportIds } from '#server/features/reports/reports.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The figures of the dashboard and of the credit repair page, counted from the user's own rows. */
export const readDashboard: Operation<typeof endpoint> = async (context, { user, params }) => {
  refuseOtherUser(user, params.userId)
  const [items, counts, reportsUploaded, newest] = await Promise.all([
    allItems(context, user),
    countDisputes(context, user),
    countReports(context, user),
    newestReportIds(context, user),
  ])
  const findings = await countFindings(context, user, newest)
  const listed = items.filter((item) => item.isListed)
  return {
    totalNegativeItems: listed.length,
    itemsDisputed: items.filter((item) => item.isDisputed).length,
    activeDisputes: counts.active,
    resolvedDisputes: counts.resolved,
    reportsUploaded,
    estimatedScoreIncrease: counts.activeImpact,
    totalDisputes: counts.total,
    inProgress: counts.inProgress,
    needDisputes: listed.filter((item) => !item.isDisputed).length,
    findings,
  }
}
