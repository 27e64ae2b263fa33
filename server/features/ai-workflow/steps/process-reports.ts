import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Step } from '#server/features/ai-workflow/step.ts'
import { askedReportIds, fileAtHand, originalIfKept, tellReport } from '#server/features/reports/reports.ts'

const NO_REPORTS = 'You have no credit reports yet. Upload one or get one from the bureaus, then start again.'
const NOT_SAID =
  'Your report may be about somebody else. Open it under Credit reports, tell us whether it’s yours, then start again.'

/** Opens the original of each report at hand, where it is still kept, and holds what was read against the totals that it prints. */
export const processReports: Step = async (context, user, tell) => {
  const { reports, isPractice } = await fileAtHand(context, user)
  if (reports.length === 0) {
    const asked = await askedReportIds(context, user)
    return { kind: 'failed', message: asked.size > 0 ? NOT_SAID : NO_REPORTS }
  }
  const said: string[] = isPractice ? ['These are practice reports, because you have none of your own yet.'] : []
  for (const [done, report] of reports.entries()) {
    await tell({ done, all: reports.length, message: `Checking your ${BUREAU_NAMES[report.bureau]} report` })
    await originalIfKept(context, report)
    said.push(tellReport(report))
  }
  // One line each.
  return { kind: 'completed', message: said.join('\n'), counts: { reports: reports.length } }
}
