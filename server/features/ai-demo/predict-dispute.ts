import type { predictDispute as endpoint } from '#contract/ai-demo.ts'
import { chooseStrategy } from '#engine/disputes/choose-strategy.ts'
import { analyseMatter } from '#engine/strategy/analyse-matter.ts'
import { estimateSuccess } from '#engine/strategy/estimate-success.ts'
import type { Matter } from '#engine/strategy/matter.ts'
import { patternOf } from '#engine/strategy/own-outcomes.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { practicePage } from '#server/features/ai-demo/practice-page.ts'
import { endedUnder, gatherMatter } from '#server/features/dispute-advice/dispute-advice.ts'
import { allDisputes } from '#server/features/disputes/disputes.ts'
import { ownedItem } from '#server/features/negative-items/negative-items.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The outlook of a dispute: the published table updated by what ended here, the strategy, and what the member’s own disputes came to. */
export const predictDispute: Operation<typeof endpoint> = async (context, { user, body }) => {
  const { matter, practiceStrategy, ...about } = body.negativeItemId
    ? await ownMatter(context, user, body.negativeItemId)
    : await practiceMatter(context, user)
  const { strategy, grade, timeframe, nextSteps } = analyseMatter(matter)
  const own = (await allDisputes(context, user)).filter(({ isPractice }) => !isPractice)
  const { percent, tablePercent, outcomes } = estimateSuccess(matter.entries, await endedUnder(context, user, matter))
  return {
    successProbability: percent,
    tablePercent,
    outcomes: [...outcomes],
    bestStrategy: practiceStrategy ?? strategy,
    historicalPattern: patternOf(own.map(({ outcome }) => outcome)),
    recommendedApproach: nextSteps.join(' '),
    timeframe,
    nextSteps: [...nextSteps],
    grade: { level: grade.level, reasons: [...grade.reasons] },
    ...about,
  }
}

interface Asked {
  readonly matter: Matter
  /** In place of the words about the member’s own reports. */
  readonly practiceStrategy: string | null
  readonly creditor: string
  readonly bureau: Bureau
  readonly negativeItemId: string | null
  readonly isPractice: boolean
}

async function ownMatter(context: Context, user: SignedIn, negativeItemId: string): Promise<Asked> {
  const item = await ownedItem(context, user, negativeItemId)
  const matter = await gatherMatter(context, user, { creditor: '', description: '', negativeItemId })
  const { creditorName: creditor, bureau, isPractice } = item
  return { matter, practiceStrategy: null, creditor, bureau, negativeItemId, isPractice }
}

async function practiceMatter(context: Context, user: SignedIn): Promise<Asked> {
  const { report, item, findings } = await practicePage(context)
  const { id, creditorName: creditor, accountNumber, itemType, description, disputePriority: priority, estimatedImpact } = item
  const entry = {
    creditorName: creditor,
    bureau: report.bureau,
    accountNumber,
    item: { id, itemType, description, priority, estimatedImpact },
    findings,
    dispute: null,
  }
  const file = { entries: [entry], bureaus: [report.bureau], isPractice: true, score: null }
  const matter = { creditor, description: '', entries: [entry], dispute: null, file, today: await dayOf(context, user) }
  const practiceStrategy = chooseStrategy(report.bureau, findings)
  return { matter, practiceStrategy, creditor, bureau: report.bureau, negativeItemId: null, isPractice: true }
}
