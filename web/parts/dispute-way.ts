import type { Matter, MatterEntry } from '#web/parts/use-matters.ts'

export type EntryPlace = Pick<MatterEntry, 'reportId' | 'subjectId'>

/** Where the dispute of an entry begins, or goes on. */
export type DisputeWay =
  | { readonly to: 'case'; readonly disputeId: string }
  | { readonly to: 'item'; readonly itemId: string; readonly isShown: boolean }
  | { readonly to: 'proof'; readonly reportId: string }
  | { readonly to: 'list' }

/** The way to the dispute of one entry; of several the member chooses from the list. */
export function disputeWayOf(matters: readonly Pick<Matter, 'entries'>[], places: readonly EntryPlace[]): DisputeWay {
  const [place, other] = places
  const entry = matters
    .flatMap(({ entries }) => entries)
    .find(({ reportId, subjectId }) => reportId === place?.reportId && subjectId === place.subjectId)
  if (entry === undefined || other !== undefined) return { to: 'list' }
  const { disputeId, negativeItemId, findings, reportId } = entry
  if (disputeId !== null) return { to: 'case', disputeId }
  return negativeItemId === null
    ? { to: 'proof', reportId }
    : { to: 'item', itemId: negativeItemId, isShown: findings.length > 0 }
}
