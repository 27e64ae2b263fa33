import type { readDashboard as endpoint } from '#contract/dashboard.ts'
import { countDisputes } from '#server/features/disputes/disputes.ts'
import { countFindings } from '#server/features/findings/findings.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import { countReports, findingsOfEarlier, idsAtHand } from '#server/features/reports/reports.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The figures of the dashboard and of the credit repair page, counted from the rows that belong to the file at hand. */
export const readDashboard: Operation<typeof endpoint> = async (context, { user, params }) => {
  refuseOtherUser(user, params.userId)
  const { isPractice, reportIds } = await idsAtHand(context, user)
  const [all, counts, reportsUploaded, findings] = await Promise.all([
    allItems(context, user),
    countDisputes(context, user, { isPractice }),
    countReports(context, user, { isPractice }),
    countFindings(context, user, reportIds),
  ])
  const items = all.filter((item) => item.isPractice === isPractice)
  const listed = items.filter((item) => item.isListed)
  const earlier = await findingsOfEarlier(context, user, { newest: reportIds, items: listed })
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
    findings: findings + earlier.length,
    isPractice,
  }
}
