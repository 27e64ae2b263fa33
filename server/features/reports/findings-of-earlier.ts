import type { Context } from '#server/context.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import type { ItemRow } from '#server/features/negative-items/negative-items.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** The findings about entries of an earlier report that still stand, since the newest of its bureau was not read whole. */
export async function findingsOfEarlier(
  context: Context,
  user: SignedIn,
  { newest, items }: { readonly newest: readonly string[]; readonly items: readonly ItemRow[] },
): ReturnType<typeof findingsOfReports> {
  const earlier = items.filter(({ isListed, reportId }) => isListed && !newest.includes(reportId))
  const found = await findingsOfReports(context, user, [...new Set(earlier.map(({ reportId }) => reportId))])
  return found.filter((finding) =>
    earlier.some(({ reportId, subjectId }) => reportId === finding.reportId && subjectId === finding.subjectId),
  )
}
