import { entryKey } from '#engine/analysis/credit-file.ts'
import type { DoubtfulEntry } from '#engine/analysis/doubtful-entries.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

type Found = Pick<DoubtfulEntry, 'entry' | 'findings'>

/** For each entry, by its key, the other entries that each of its findings rests on as well. */
export type Leanings = ReadonlyMap<string, readonly ReadonlySet<string>[]>

/** A finding that compares two entries is proved at places of both: who prints such a place is the other one. */
export function leaningsIn(reports: readonly Report[], found: readonly Found[]): Leanings {
  const owners = ownersOf(
    reports,
    new Set(found.flatMap(({ findings }) => findings.flatMap(({ evidence }) => evidence.map(placeKey)))),
  )
  const othersOf = (finding: Finding): ReadonlySet<string> =>
    new Set(finding.evidence.flatMap((place) => owners.get(placeKey(place)) ?? []).filter((key) => key !== entryKey(finding)))
  return new Map(found.map(({ entry, findings }) => [entryKey(entry), findings.map(othersOf)]))
}

/** Who prints what is at some places. A place that two entries share tells of neither. */
function ownersOf(reports: readonly Report[], wanted: ReadonlySet<string>): ReadonlyMap<string, string | null> {
  const owners = new Map<string, string | null>()
  for (const { id: reportId, accounts, publicRecords, inquiries } of reports)
    for (const { id: subjectId, evidence } of [...accounts, ...publicRecords, ...inquiries])
      for (const place of Object.values(evidence)) {
        const key = placeKey({ ...place, reportId })
        if (!wanted.has(key)) continue
        const owner = entryKey({ reportId, subjectId })
        owners.set(key, owners.has(key) && owners.get(key) !== owner ? null : owner)
      }
  return owners
}

const placeKey = ({ reportId, page, box }: { readonly reportId: string; readonly page: number; readonly box: Box }): string =>
  `${reportId} ${page} ${box.join(' ')}`

/** Why an entry waits for one that comes before it; null: the two can go at the same time. */
export function holdsBack(before: Found, later: Found, leanings: Leanings): string | null {
  const [first, second] = [entryKey(before.entry), entryKey(later.entry)]
  const [ofFirst, ofSecond] = [leanings.get(first) ?? [], leanings.get(second) ?? []]
  const { creditorName } = before.entry
  if (before.entry.reportId === later.entry.reportId) {
    const isOneMatter = ofFirst.some((others) => others.has(second)) || ofSecond.some((others) => others.has(first))
    return isOneMatter
      ? `This and ${creditorName} are two sides of one finding on the same report. The answer about ${creditorName} decides what’s right here, so wait for it.`
      : null
  }
  return ofSecond.length > 0 && ofSecond.every((others) => others.has(first))
    ? `We found only that it differs from ${creditorName} on the other report. One of the two may be right. Wait for that answer, then ask only if they still differ.`
    : null
}
