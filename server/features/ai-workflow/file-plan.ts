import { gainOfRemovals } from '#engine/analysis/estimate-gain.ts'
import { entryKey } from '#engine/analysis/credit-file.ts'
import type { MatterEntry } from '#engine/matters/matter.ts'
import { errorsOf } from '#engine/matters/state.ts'
import { beforeWriting } from '#engine/strategy/before-writing.ts'
import type { Context } from '#server/context.ts'
import { worklistOf, type Worklist } from '#server/features/matters/matters.ts'
import { allItems, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** An error of the file, as a run disputes it. */
export interface Founded extends MatterEntry {
  /** Null where it does not count against the member. */
  readonly item: ItemRow | null
}

/** What the file at hand holds for a run. */
export interface FilePlan {
  readonly worklist: Worklist
  /** The negative items that the file lists. */
  readonly listed: readonly ItemRow[]
  /** The errors, the strongest proof first. Only these are ever disputed by a run. */
  readonly founded: readonly Founded[]
  /** What a correction of these may cost, by company. */
  readonly mayBackfire: readonly string[]
}

export async function planFile(context: Context, user: SignedIn): Promise<FilePlan> {
  const [worklist, items] = await Promise.all([worklistOf(context, user), allItems(context, user)])
  const listed = items.filter((item) => item.isListed && item.isPractice === worklist.isPractice)
  const byEntry = new Map(listed.map((item) => [entryKey(item), item]))
  const founded = errorsOf(worklist.matters).map((entry) => ({ ...entry, item: byEntry.get(entryKey(entry)) ?? null }))
  return { worklist, listed, founded, mayBackfire: risksOf(founded) }
}

/** Told once for each company, before any of its letters goes out. */
const risksOf = (founded: readonly Founded[]): readonly string[] => [
  ...new Set(
    undisputed(founded).flatMap(({ creditorName, findings }) => {
      const risk = beforeWriting(findings)
      return risk === null ? [] : [`${creditorName}: ${risk}`]
    }),
  ),
]

/** What was disputed once stays the member's own affair: a run does not dispute it again. */
export const undisputed = (founded: readonly Founded[]): Founded[] => founded.filter(({ dispute }) => dispute === null)

/** What AI Credit Fix says before it is started. */
export async function readOutlook(context: Context, user: SignedIn) {
  const { worklist, listed, founded } = await planFile(context, user)
  const wanted = undisputed(founded)
  const currentScore = worklist.file.score ?? null
  return {
    currentScore,
    potentialImprovement: gainOfRemovals(
      currentScore,
      wanted.flatMap(({ item }) => item ?? []),
    ).points,
    itemsToDispute: wanted.length,
    undisputedItems: listed.filter(({ isDisputed }) => !isDisputed).length,
    reports: worklist.file.reports.length,
    isPractice: worklist.isPractice,
  }
}
