import type { analyzeDisputeSuccess as endpoint } from '#contract/ai-disputes.ts'
import { successOfFile, successOfMatter } from '#engine/strategy/analyse-success.ts'
import { gatherMatter } from '#server/features/dispute-advice/gather-matter.ts'
import { restsOn } from '#server/features/dispute-advice/rests-on.ts'
import type { Operation } from '#server/platform/operations.ts'

/** How well a dispute is documented: one matter, or the whole file when none is named. Nothing is kept. */
export const analyzeDisputeSuccess: Operation<typeof endpoint> = async (context, { user, body }) => {
  const { isWhole, ...matter } = await gatherMatter(context, user, body)
  const { successRate, level, insights, improvements } = isWhole ? successOfFile(matter.file) : successOfMatter(matter)
  return {
    successRate,
    insights: [...insights],
    improvements: [...improvements],
    grade: { level, reasons: [...insights] },
    ...restsOn(matter, isWhole ? matter.file.entries.filter(({ item }) => item !== null) : matter.entries),
  }
}
