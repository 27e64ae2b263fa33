import type { readDashboard as endpoint } from '#contract/dashboard.ts'
import { countDisputes } from '#server/features/disputes/disputes.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import { allReports, newestReports } from '#server/features/reports/reports.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The figures of the dashboard and of the credit repair page, counted from the user's own rows. */
export const readDashboard: Operation<typeof endpoint> = async (context, { user, params }) => {
  refuseOtherUser(user, params.userId)
  const [items, counts, reports, newest] = await Promise.all([
    allItems(context, user),
    countDisputes(context, user),
    allReports(context, user),
    newestReports(context, user),
  ])
  const newestIds = newest.map((row) => row.id)
  const findings = await findingsOfReports(context, user, newestIds)
  const listed = items.filter((item) => item.isListed)
  return {
    totalNegativeItems: listed.length,
    itemsDisputed: items.filter((item) => item.isDisputed).length,
    activeDisputes: counts.active,
    resolvedDisputes: counts.resolved,
    reportsUploaded: reports.length,
    estimatedScoreIncrease: counts.activeImpact,
    totalDisputes: counts.total,
    inProgress: counts.inProgress,
    needDisputes: listed.filter((item) => !item.isDisputed).length,
    findings: findings.length,
  }
}
