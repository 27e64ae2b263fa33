import type { Item } from '#web/parts/item-words.ts'

/** What a run would dispute: listed, not disputed yet; without a finding only when the member asks for it. */
export function itemsToDispute(items: readonly Item[], alsoUnfounded: boolean): readonly Item[] {
  return items
    .filter(({ isDisputed, status, findingCount }) => !isDisputed && status === 'open' && (alsoUnfounded || findingCount > 0))
    .toSorted((a, b) => Number(b.findingCount > 0) - Number(a.findingCount > 0) || b.estimatedImpact - a.estimatedImpact)
}

/** Points, added up; an estimate. */
export const potentialOf = (items: readonly Item[]): number =>
  items.reduce((sum, { estimatedImpact }) => sum + estimatedImpact, 0)

/** Why a run cannot begin; null when it can. */
export function whyNot(items: readonly Item[], alsoUnfounded: boolean): string | null {
  if (itemsToDispute(items, true).length === 0) return 'No negative items found to dispute!'
  if (itemsToDispute(items, alsoUnfounded).length > 0) return null
  return 'Nothing in your negative items contradicts itself or the law. Tick the box to ask the bureaus to verify them.'
}
