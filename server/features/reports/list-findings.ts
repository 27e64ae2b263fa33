import type { listFindings as endpoint } from '#contract/findings.ts'
import { askedOnce } from '#engine/audit/asked-values.ts'
import type { Context } from '#server/context.ts'
import { findingAnswer, findingsOfEntries, findingsOfEntry, findingsOfReports } from '#server/features/findings/findings.ts'
import { allItems, itemsAmong, ownedItem } from '#server/features/negative-items/negative-items.ts'
import { findingsOfEarlier } from '#server/features/reports/findings-of-earlier.ts'
import { listedReportIds, ownedHead } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Of some items, of one, of one report, or of all that stands. */
export const listFindings: Operation<typeof endpoint> = async (context, { user, query }) => {
  if (query.items !== undefined) {
    const items = await itemsAmong(context, user, query.items)
    return (await findingsOfEntries(context, user, items)).map(findingAnswer)
  }
  const itemId = query.negativeItemId ?? query.itemId
  if (itemId !== undefined) {
    const item = await ownedItem(context, user, itemId)
    return (await findingsOfEntry(context, user, item)).map(findingAnswer)
  }
  const found =
    query.reportId === undefined
      ? askedOnce(await standingFindings(context, user))
      : await findingsOfReports(context, user, [(await ownedHead(context, user, query.reportId)).id])
  const wanted = query.accountId === undefined ? found : found.filter((finding) => finding.subjectId === query.accountId)
  return wanted.map(findingAnswer)
}

/** Of the newest report of each bureau, and of what still stands of an earlier one. */
async function standingFindings(context: Context, user: SignedIn): ReturnType<typeof findingsOfReports> {
  const [newest, items] = await Promise.all([listedReportIds(context, user), allItems(context, user)])
  return [...(await findingsOfReports(context, user, newest)), ...(await findingsOfEarlier(context, user, { newest, items }))]
}
