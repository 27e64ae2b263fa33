import type { suggestDisputeStrategy as endpoint } from '#contract/ai-disputes.ts'
import { suggestForFile, suggestForMatter } from '#engine/strategy/suggest-strategy.ts'
import { successOfFile, successOfMatter } from '#engine/strategy/analyse-success.ts'
import { gatherMatter } from '#server/features/dispute-advice/gather-matter.ts'
import { restsOn } from '#server/features/dispute-advice/rests-on.ts'
import type { Operation } from '#server/platform/operations.ts'

/** In which order to dispute: one matter, or the whole file when none is named. Nothing is kept. */
export const suggestDisputeStrategy: Operation<typeof endpoint> = async (context, { user, body }) => {
  const { isWhole, ...matter } = await gatherMatter(context, user, body)
  const found = isWhole ? suggestForFile(matter.file, matter.today) : suggestForMatter(matter)
  const { level, insights } = isWhole ? successOfFile(matter.file) : successOfMatter(matter)
  return {
    ...found,
    recommendations: [...found.recommendations],
    priorityItems: [...found.priorityItems],
    grade: { level, reasons: [...insights] },
    ...restsOn(matter, isWhole ? matter.file.entries.filter(({ item }) => item !== null) : matter.entries),
  }
}
