import type { Report } from '#engine/report/report.ts'
import type { Context } from '#server/context.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import type { ItemRow } from '#server/features/negative-items/negative-items.ts'
import { reportIfKept } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'

interface Standing {
  /** The newest report of each bureau, by their ids. */
  readonly newest: readonly string[]
  readonly items: readonly ItemRow[]
}

/** The entries that are on an earlier report, since the newest of its bureau was not read whole. */
const onEarlier = ({ newest, items }: Standing): ItemRow[] =>
  items.filter(({ isListed, reportId }) => isListed && !newest.includes(reportId))

/** The findings about entries of an earlier report that still stand, since the newest of its bureau was not read whole. */
export async function findingsOfEarlier(
  context: Context,
  user: SignedIn,
  standing: Standing,
): ReturnType<typeof findingsOfReports> {
  const earlier = onEarlier(standing)
  const found = await findingsOfReports(context, user, [...new Set(earlier.map(({ reportId }) => reportId))])
  return found.filter((finding) =>
    earlier.some(({ reportId, subjectId }) => reportId === finding.reportId && subjectId === finding.subjectId),
  )
}

/** Those earlier reports, each with nothing but the entries on it that still stand. */
export async function entriesOfEarlier(context: Context, user: SignedIn, standing: Standing): Promise<readonly Report[]> {
  const byReport = Map.groupBy(onEarlier(standing), ({ reportId }) => reportId)
  const found = await Promise.all(
    [...byReport].map(async ([id, items]) => {
      const row = await reportIfKept(context, user, id)
      const stands = new Set(items.map(({ subjectId }) => subjectId))
      const isStanding = (entry: { readonly id: string }): boolean => stands.has(entry.id)
      return row === null ? [] : [standingPart({ ...row.content, id }, isStanding)]
    }),
  )
  return found.flat()
}

const standingPart = (report: Report, isStanding: (entry: { readonly id: string }) => boolean): Report => ({
  ...report,
  accounts: report.accounts.filter(isStanding),
  inquiries: report.inquiries.filter(isStanding),
  publicRecords: report.publicRecords.filter(isStanding),
})
