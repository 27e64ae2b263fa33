import { compareReports } from '#engine/comparison/compare-reports.ts'
import type { Change, ChangedEntry, Entry, EntryDifference, ReportDifference } from '#engine/comparison/difference.ts'
import { asUnmatched } from '#engine/comparison/entry-words.ts'
import type { AccountLink } from '#engine/matching/said-links.ts'
import { type SetAside, withDoubts } from '#engine/reading/doubts/doubts.ts'

const CAVEAT = 'We couldn’t read some values for certain. We leave out what depends on them until you tell us what the page says.'

/**
 * Compares reports of which not all was read for certain. A difference is told when it holds on the sure facts alone and also
 * with every doubtful one as it was read; an entry that is new or gone by one of the two only is not matched for certain.
 */
export function compareWithDoubts(older: SetAside, newer: SetAside, links: readonly AccountLink[] = []): ReportDifference {
  const sure = compareReports(older.sure, newer.sure, links)
  if (older.doubts.length + newer.doubts.length === 0) return sure
  const asRead = compareReports(withDoubts(older.sure, older.doubts), withDoubts(newer.sure, newer.doubts), links)
  return {
    ...sure,
    accounts: inBoth(sure.accounts, asRead.accounts),
    inquiries: inBoth(sure.inquiries, asRead.inquiries),
    publicRecords: inBoth(sure.publicRecords, asRead.publicRecords),
    person: changesInBoth(sure.person, asRead.person),
    score: sure.score === null || asRead.score === null ? null : (changesInBoth([sure.score], [asRead.score])[0] ?? null),
    caveats: [...sure.caveats, CAVEAT],
  }
}

function inBoth(sure: EntryDifference, asRead: EntryDifference): EntryDifference {
  const older = entriesInBoth(
    { certain: sure.gone, unmatched: sure.unmatched.older },
    { certain: asRead.gone, unmatched: asRead.unmatched.older },
  )
  const newer = entriesInBoth(
    { certain: sure.added, unmatched: sure.unmatched.newer },
    { certain: asRead.added, unmatched: asRead.unmatched.newer },
  )
  return {
    added: newer.certain,
    gone: older.certain,
    changed: sure.changed.flatMap((entry) => changedInBoth(entry, asRead.changed)),
    unmatched: { older: older.unmatched, newer: newer.unmatched },
  }
}

/** The entries of one report that found no partner: those that surely have none, and the others. */
interface Alone {
  readonly certain: readonly Entry[]
  readonly unmatched: readonly Entry[]
}

function entriesInBoth(sure: Alone, asRead: Alone): Alone {
  const certainAsRead = new Set(asRead.certain.map(({ id }) => id))
  const certain = sure.certain.filter(({ id }) => certainAsRead.has(id))
  const isCertain = new Set(certain.map(({ id }) => id))
  const others = [...sure.unmatched, ...sure.certain, ...asRead.unmatched, ...asRead.certain].filter(
    ({ id }) => !isCertain.has(id),
  )
  const unmatched = new Map(others.toReversed().map((entry) => [entry.id, asUnmatched(entry)]))
  return { certain, unmatched: [...unmatched.values()].toReversed() }
}

function changedInBoth(entry: ChangedEntry, asRead: readonly ChangedEntry[]): readonly ChangedEntry[] {
  const other = asRead.find(({ olderId, newerId }) => olderId === entry.olderId && newerId === entry.newerId)
  const changes = changesInBoth(entry.changes, other?.changes ?? [])
  return changes.length === 0 ? [] : [{ ...entry, changes }]
}

/** The same in words and meaning; a list that lost a doubtful member has other keys. */
function changesInBoth(sure: readonly Change[], asRead: readonly Change[]): readonly Change[] {
  return sure.filter((change) =>
    asRead.some((other) => other.name === change.name && other.sentence === change.sentence && other.effect === change.effect),
  )
}
