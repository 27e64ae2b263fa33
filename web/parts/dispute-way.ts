import type { Matter, MatterEntry } from '#web/parts/use-matters.ts'

export type EntryPlace = Pick<MatterEntry, 'reportId' | 'subjectId'>

/** Where the dispute of an entry begins, or goes on. */
export type DisputeWay =
  | { readonly to: 'case'; readonly disputeId: string }
  | { readonly to: 'item'; readonly itemId: string; readonly isShown: boolean }
  | { readonly to: 'proof'; readonly reportId: string }

export interface EntryWay {
  readonly entry: MatterEntry
  readonly way: DisputeWay
}

/** The way to the dispute of each entry that the worklist still has, in the order given. */
export function disputeWays(matters: readonly Pick<Matter, 'entries'>[], places: readonly EntryPlace[]): readonly EntryWay[] {
  const entries = matters.flatMap((matter) => matter.entries)
  return places.flatMap((place) => {
    const entry = entries.find(({ reportId, subjectId }) => reportId === place.reportId && subjectId === place.subjectId)
    return entry === undefined ? [] : [{ entry, way: wayOf(entry) }]
  })
}

function wayOf({ disputeId, negativeItemId, findings, reportId }: MatterEntry): DisputeWay {
  if (disputeId !== null) return { to: 'case', disputeId }
  return negativeItemId === null
    ? { to: 'proof', reportId }
    : { to: 'item', itemId: negativeItemId, isShown: findings.length > 0 }
}
