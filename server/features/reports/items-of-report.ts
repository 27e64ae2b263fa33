import type { Finding } from '#engine/audit/finding.ts'
import type { NegativeItem } from '#engine/audit/negative-items.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { ItemsOfReport } from '#server/features/negative-items/negative-items.ts'

/** What a report brings to the list of negative items: its entries, and how many findings rest on each. */
export function itemsOfReport(
  report: { readonly id: string; readonly bureau: Bureau; readonly isPractice: boolean },
  items: readonly NegativeItem[],
  findings: readonly Pick<Finding, 'subjectId'>[],
): ItemsOfReport {
  const findingCounts = new Map<string, number>()
  for (const { subjectId } of findings) {
    if (subjectId !== null) findingCounts.set(subjectId, (findingCounts.get(subjectId) ?? 0) + 1)
  }
  return { reportId: report.id, bureau: report.bureau, isPractice: report.isPractice, items, findingCounts }
}
