import type { Finding } from '#engine/audit/finding.ts'
import { gainOfRemovals } from '#engine/analysis/estimate-gain.ts'
import { groundOf, inOrder } from '#engine/strategy/grounds.ts'
import { beforeWriting } from '#engine/strategy/before-writing.ts'
import type { Context } from '#server/context.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import { allItems, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import { fileAtHand, type FileAtHand } from '#server/features/reports/reports.ts'
import { currentScore } from '#server/features/scores/scores.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What the file at hand holds for a run. */
export interface FilePlan {
  readonly file: FileAtHand
  /** The negative items that the file lists. */
  readonly listed: readonly ItemRow[]
  /** Of these, the ones that a finding calls wrong; the strongest proof first. Only these are ever disputed by a run. */
  readonly founded: readonly ItemRow[]
  /** What a correction of these may cost, by company. */
  readonly mayBackfire: readonly string[]
}

export async function planFile(context: Context, user: SignedIn): Promise<FilePlan> {
  const file = await fileAtHand(context, user)
  const listed = (await allItems(context, user)).filter((item) => item.isListed && item.isPractice === file.isPractice)
  const findings = await findingsOfReports(context, user, [...new Set(listed.map(({ reportId }) => reportId))])
  const about = Map.groupBy(findings, ({ reportId, subjectId }) => `${reportId} ${subjectId}`)
  const founded = listed
    .map((item) => ({ item, findings: about.get(`${item.reportId} ${item.subjectId}`) ?? [] }))
    .filter((one) => groundOf(one.findings) === 'proven')
    .toSorted(inOrder)
  return { file, listed, founded: founded.map(({ item }) => item), mayBackfire: risksOf(founded) }
}

/** Told once for each company, before any of its letters goes out. */
const risksOf = (founded: readonly { item: ItemRow; findings: readonly Finding[] }[]): readonly string[] => [
  ...new Set(
    founded.flatMap(({ item, findings }) => {
      const risk = beforeWriting(findings)
      return risk === null || item.isDisputed ? [] : [`${item.creditorName}: ${risk}`]
    }),
  ),
]

/** An item that was disputed once stays the member's own affair: a run does not dispute it again. */
export const undisputed = (items: readonly ItemRow[]): ItemRow[] => items.filter((item) => !item.isDisputed)

/** What AI Credit Fix says before it is started. */
export async function readOutlook(context: Context, user: SignedIn) {
  const { file, listed, founded } = await planFile(context, user)
  const wanted = undisputed(founded)
  const { score } = await currentScore(context, user, file)
  return {
    currentScore: score,
    potentialImprovement: gainOfRemovals(score, wanted).points,
    itemsToDispute: wanted.length,
    undisputedItems: undisputed(listed).length,
    reports: file.reports.length,
    isPractice: file.isPractice,
  }
}
