import { changeOf, printed } from '#engine/comparison/change.ts'
import type { Change, Effect, Entry, EntryDifference } from '#engine/comparison/difference.ts'
import { entryOf, GONE, LISTED_ANEW, ONLY_NEWER, ONLY_OLDER } from '#engine/comparison/entry-words.ts'
import { listsAll, type Pair } from '#engine/comparison/pair.ts'
import { plainName } from '#engine/matching/plain-name.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

/** How the public records differ. One is the same by its reference number, where no other has it. */
export function compareRecords(pair: Pair): EntryDifference {
  const { older, newer } = pair
  const [was, is] = [byReference(older.publicRecords), byReference(newer.publicRecords)]
  const pairs = [...is].flatMap(([reference, record]) => {
    const before = was.get(reference)
    return before === undefined ? [] : [{ before, record }]
  })
  const matched = new Set(pairs.flatMap(({ before, record }) => [before, record]))
  const onlyOlder = older.publicRecords.filter((record) => !matched.has(record))
  const onlyNewer = newer.publicRecords.filter((record) => !matched.has(record))
  const isAdded = (record: PublicRecord): boolean => listsAll(older, pair) && onlyOlder.every((other) => isOther(record, other))
  const isGone = (record: PublicRecord): boolean => listsAll(newer, pair) && onlyNewer.every((other) => isOther(record, other))
  return {
    added: onlyNewer.filter(isAdded).map((record) => recordEntry(record, LISTED_ANEW, 'bad')),
    gone: onlyOlder.filter(isGone).map((record) => recordEntry(record, GONE, 'good')),
    changed: pairs.flatMap(({ before, record }) => {
      const changes = recordChanges(before, record, pair.isOneLayout)
      const ids = { olderId: before.id, newerId: record.id }
      return changes.length === 0 ? [] : [{ ...ids, name: record.type, accountNumber: null, changes }]
    }),
    unmatched: {
      older: onlyOlder.filter((record) => !isGone(record)).map((record) => recordEntry(record, ONLY_OLDER, null)),
      newer: onlyNewer.filter((record) => !isAdded(record)).map((record) => recordEntry(record, ONLY_NEWER, null)),
    },
  }
}

const referenceOf = ({ reference }: PublicRecord): string => plainName(reference ?? '').replaceAll(' ', '')

/** A number that two records of one report have says nothing: bureaus list some cases twice. */
function byReference(records: readonly PublicRecord[]): ReadonlyMap<string, PublicRecord> {
  const groups = Map.groupBy(records, referenceOf)
  return new Map(
    [...groups].flatMap(([reference, [first, ...more]]) =>
      reference === '' || first === undefined || more.length > 0 ? [] : [[reference, first] as const],
    ),
  )
}

/** Filed on another day, or under another number where both have one. */
function isOther(a: PublicRecord, b: PublicRecord): boolean {
  const [one, other] = [referenceOf(a), referenceOf(b)]
  if (one !== '' && other !== '' && one === other) return false
  if (a.dateFiled === null || b.dateFiled === null) return one !== '' && other !== ''
  return !a.dateFiled.startsWith(b.dateFiled) && !b.dateFiled.startsWith(a.dateFiled)
}

const FIELDS: readonly {
  readonly key: string
  readonly name: string
  readonly write: (record: PublicRecord) => string | null
}[] = [
  { key: 'status', name: 'Status', write: ({ status }) => status },
  { key: 'dateFiled', name: 'Date filed', write: ({ dateFiled }) => (dateFiled === null ? null : writeDay(dateFiled)) },
  {
    key: 'dateResolved',
    name: 'Date resolved',
    write: ({ dateResolved }) => (dateResolved === null ? null : writeDay(dateResolved)),
  },
  { key: 'amount', name: 'Amount', write: ({ amount }) => (amount === null ? null : writeMoney(amount)) },
]

function recordChanges(older: PublicRecord, newer: PublicRecord, isOneLayout: boolean): readonly Change[] {
  return FIELDS.flatMap(({ key, name, write }) => {
    const [before, after] = [write(older), write(newer)]
    if (before === after || (!isOneLayout && (before === null || after === null))) return []
    return [changeOf(name, { before: printed(before, [key], older), after: printed(after, [key], newer) }, null)]
  })
}

function recordEntry(record: PublicRecord, words: string, effect: Effect | null): Entry {
  const { type, dateFiled } = record
  const filed = dateFiled === null ? '' : `(filed ${writeDay(dateFiled)}) `
  return entryOf(record, { name: type, keys: ['type', 'reference', 'dateFiled'], words: `${filed}${words}`, effect })
}
