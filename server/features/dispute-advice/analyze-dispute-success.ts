import type { analyzeDisputeSuccess as endpoint } from '#contract/ai-disputes.ts'
import { successOfFile, successOfMatter } from '#engine/strategy/analyse-success.ts'
import { endedUnder } from '#server/features/dispute-advice/ended-under.ts'
import { gatherMatter } from '#server/features/dispute-advice/gather-matter.ts'
import { restsOn } from '#server/features/dispute-advice/rests-on.ts'
import type { Operation } from '#server/platform/operations.ts'

/** How well a dispute is documented: one matter, or the whole file when none is named. Nothing is kept. */
export const analyzeDisputeSuccess: Operation<typeof endpoint> = async (context, { user, body }) => {
  const { isWhole, ...matter } = await gatherMatter(context, user, body)
  const known = await endedUnder(context, user, isWhole ? { entries: matter.file.entries, file: matter.file } : matter)
  const found = isWhole ? successOfFile(matter.file, known) : successOfMatter(matter, known)
  const { successRate, tablePercent, outcomes, level, insights, improvements } = found
  return {
    successRate,
    tablePercent,
    outcomes: [...outcomes],
    insights: [...insights],
    improvements: [...improvements],
    grade: { level, reasons: [...insights] },
    ...restsOn(matter, isWhole ? matter.file.entries.filter(({ item }) => item !== null) : matter.entries),
  }
}
