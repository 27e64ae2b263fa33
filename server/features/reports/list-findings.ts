import type { listFindings as endpoint } from '#contract/findings.ts'
import { findingAnswer, findingsOfEntry, findingsOfReports } from '#server/features/findings/findings.ts'
import { ownedItem } from '#server/features/negative-items/negative-items.ts'
import { listedReportIds, ownedHead } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Of one item, of one report, or of the newest report of each bureau. */
export const listFindings: Operation<typeof endpoint> = async (context, { user, query }) => {
  if (query.itemId !== undefined) {
    const item = await ownedItem(context, user, query.itemId)
    return (await findingsOfEntry(context, user, item)).map(findingAnswer)
  }
  const ids =
    query.reportId === undefined ? await listedReportIds(context, user) : [(await ownedHead(context, user, query.reportId)).id]
  const found = await findingsOfReports(context, user, ids)
  const wanted = query.accountId === undefined ? found : found.filter((finding) => finding.subjectId === query.accountId)
  return wanted.map(findingAnswer)
}
