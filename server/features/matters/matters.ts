import { type CreditFile, standingOn } from '#engine/analysis/credit-file.ts'
import { isContradictedByTotals } from '#engine/audit/contradicted-by-totals.ts'
import { countMatters } from '#engine/matters/count-matters.ts'
import { makeMatters } from '#engine/matters/make-matters.ts'
import type { DueDay } from '#engine/matters/due-day.ts'
import type { Matter, MatterCounts } from '#engine/matters/matter.ts'
import type { Context } from '#server/context.ts'
import { fileForAdvice } from '#server/features/analysis/analysis.ts'
import { dueDaysOf } from '#server/features/matters/due-days.ts'
import { allLinks, linksAmong } from '#server/features/own-word/own-word.ts'
import { ownWordOf } from '#server/features/reports/reports.ts'
import { theftStepsOf } from '#server/features/theft/theft.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Front door of the worklist. */
export { announceDays, announceDaysOf, DAYS_PAGE } from '#server/features/matters/announce-days.ts'
export { dueDaysOf } from '#server/features/matters/due-days.ts'
export { ownDays } from '#server/features/matters/own-days.ts'

export interface Worklist {
  readonly matters: readonly Matter[]
  readonly counts: MatterCounts
  /** Everything that is due, practice too. */
  readonly days: readonly DueDay[]
  readonly file: CreditFile
  readonly isPractice: boolean
}

/** The matters of the file at hand, as they are now: nothing is kept, so that nothing can lag behind. */
export async function worklistOf(context: Context, user: SignedIn): Promise<Worklist> {
  const { file, apart, isPractice, atHand } = await fileForAdvice(context, user)
  const [{ questions }, links, days, theft] = await Promise.all([
    ownWordOf(context, user, atHand),
    allLinks(context, user, isPractice),
    dueDaysOf(context, user),
    theftStepsOf(context, user),
  ])
  const matters = makeMatters({
    ...file,
    links: linksAmong(context, user, { reports: standingOn(file), links }),
    questions,
    apart,
    days,
    theft,
    files: new Map(atHand.reports.map(({ id, fileHash }) => [id, fileHash])),
  })
  const totals = atHand.reports.filter(({ content, totalsAnswer }) => totalsAnswer === null && isContradictedByTotals(content))
  return { matters, counts: countMatters(matters, totals.length), days, file, isPractice }
}
