import { compareWithDoubts } from '#engine/comparison/compare-with-doubts.ts'
import type { EntryDifference } from '#engine/comparison/difference.ts'
import { matchOverTime } from '#engine/matching/match-over-time.ts'
import { type AccountLink, readLinks } from '#engine/matching/said-links.ts'
import type { SetAside } from '#engine/reading/doubts/doubts.ts'

/** What a newer report of the bureau shows of one entry of an older one. */
export type FollowedEntry =
  /** It is listed; what is printed otherwise. The id is null where the entry is as before and is no account. */
  | { readonly kind: 'listed'; readonly newerId: string | null; readonly changes: readonly string[] }
  /** It is surely not listed any more. */
  | { readonly kind: 'gone' }
  /** No one can say for certain. */
  | { readonly kind: 'unsure' }

/** Follows entries from an older report of a bureau to a newer one, each by its id; says no more than is certain. */
export function followEntries(
  older: SetAside,
  newer: SetAside,
  links: readonly AccountLink[],
): (subjectId: string) => FollowedEntry {
  const found = compareWithDoubts(older, newer, links)
  const among = [found.accounts, found.inquiries, found.publicRecords]
  const matched = matchOverTime(newer.sure, older.sure, readLinks(links))
  const newerIds = new Map([...matched].map(([is, was]) => [was.id, is.id]))
  const accounts = new Set(older.sure.accounts.map(({ id }) => id))
  const others = new Set([...older.sure.inquiries, ...older.sure.publicRecords].map(({ id }) => id))
  return (subjectId) => {
    const told = among.map((one) => toldOf(one, subjectId)).find((one) => one !== null)
    if (told) return told
    const newerId = newerIds.get(subjectId) ?? null
    const isListed = accounts.has(subjectId) ? newerId !== null : others.has(subjectId)
    return isListed ? { kind: 'listed', newerId, changes: [] } : { kind: 'unsure' }
  }
}

function toldOf({ gone, changed, unmatched }: EntryDifference, subjectId: string): FollowedEntry | null {
  const isIt = ({ id }: { readonly id: string }): boolean => id === subjectId
  if (gone.some(isIt)) return { kind: 'gone' }
  if (unmatched.older.some(isIt)) return { kind: 'unsure' }
  const change = changed.find(({ olderId }) => olderId === subjectId)
  return change ? { kind: 'listed', newerId: change.newerId, changes: change.changes.map(({ sentence }) => sentence) } : null
}
