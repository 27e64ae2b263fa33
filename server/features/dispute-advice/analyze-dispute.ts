import type { analyzeDispute as endpoint } from '#contract/ai-disputes.ts'
import { analyseMatter } from '#engine/strategy/analyse-matter.ts'
import { estimateSuccess } from '#engine/strategy/estimate-success.ts'
import { endedUnder } from '#server/features/dispute-advice/ended-under.ts'
import { gatherMatter } from '#server/features/dispute-advice/gather-matter.ts'
import { restsOn } from '#server/features/dispute-advice/rests-on.ts'
import type { Operation } from '#server/platform/operations.ts'

/** What the user's own file holds for a dispute. Nothing is kept. */
export const analyzeDispute: Operation<typeof endpoint> = async (context, { user, body }) => {
  const matter = await gatherMatter(context, user, body)
  const { strategy, grade, timeframe, nextSteps, legalBasis } = analyseMatter(matter)
  const { percent, tablePercent, outcomes } = estimateSuccess(matter.entries, await endedUnder(context, user, matter))
  return {
    strategy,
    successProbability: percent,
    tablePercent,
    outcomes: [...outcomes],
    timeframe,
    nextSteps: [...nextSteps],
    legalBasis: [...legalBasis],
    grade: { level: grade.level, reasons: [...grade.reasons] },
    ...restsOn(matter, matter.entries),
  }
}
