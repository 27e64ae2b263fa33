import { wasReadWhole } from '#engine/audit/surely-absent.ts'
import { followEntries } from '#engine/comparison/follow-entries.ts'
import type { AccountLink } from '#engine/matching/said-links.ts'
import type { ReportRow } from '#server/features/reports/report-rows.ts'

/**
 * The reports of a bureau by which its file stands: the newest, and where that was not read whole the ones before it down to one
 * that was. A page that was not photographed says nothing of the entries on it.
 * @param rows - Newest first.
 */
export function standingReports(rows: readonly ReportRow[]): readonly ReportRow[] {
  const whole = rows.findIndex(({ content }) => wasReadWhole(content))
  return whole < 0 ? rows : rows.slice(0, whole + 1)
}

/** Whether a report of those that stand is where an entry of it, by its id, is listed: no newer one of them shows the entry. */
export function listsToday(
  row: ReportRow,
  standing: readonly ReportRow[],
  links: readonly AccountLink[],
): (subjectId: string) => boolean {
  const at = standing.indexOf(row)
  if (at < 0) return () => false
  const asKept = ({ content, doubts }: ReportRow) => ({ sure: content, doubts })
  const newer = standing.slice(0, at).map((one) => followEntries(asKept(row), asKept(one), links))
  return (subjectId) => newer.every((follow) => follow(subjectId).kind !== 'listed')
}
