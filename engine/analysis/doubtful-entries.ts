import { byText, type Entry } from '#engine/analysis/entry.ts'
import { type CreditFile, type EntryDispute, entryKey } from '#engine/analysis/credit-file.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { NegativeItem } from '#engine/audit/negative-items.ts'
import { type Ground, groundOf, inOrder, usableFindings } from '#engine/strategy/grounds.ts'

/** An entry that something is found about. */
export interface DoubtfulEntry {
  readonly entry: Entry
  /** Strongest first. */
  readonly findings: readonly Finding[]
  /** What its dispute would rest on. */
  readonly ground: Ground
  /** Null when the entry does not count against the member. */
  readonly item: NegativeItem | null
  readonly dispute: EntryDispute | null
}

/** The entries with findings that can be disputed, in the order of the file's disputes. Notes and open questions are no reason to dispute. */
export function doubtfulEntries(file: CreditFile): readonly DoubtfulEntry[] {
  const items = new Map(file.negativeItems.map((item) => [entryKey(item), item]))
  const disputes = new Map(file.disputes.map((dispute) => [entryKey(dispute), dispute]))
  const arguable = usableFindings(file.findings).filter(({ subjectId }) => subjectId !== null)
  return [...Map.groupBy(arguable, entryKey)]
    .flatMap(([key, findings]) => doubtful(findings, { item: items.get(key) ?? null, dispute: disputes.get(key) ?? null }))
    .toSorted(byText((one) => [one.entry.bureau, one.entry.creditorName, one.findings.map(({ id }) => id)].join('|')))
    .toSorted((a, b) => inOrder(weighed(a), weighed(b)))
}

const weighed = ({ findings, item }: DoubtfulEntry) => ({ findings, impact: item?.estimatedImpact ?? null })

function doubtful(findings: readonly Finding[], known: Pick<DoubtfulEntry, 'item' | 'dispute'>): DoubtfulEntry[] {
  const sorted = usableFindings(findings.toSorted(byText(({ id }) => id)))
  const [[first], ground] = [sorted, groundOf(sorted)]
  if (first === undefined || ground === null || first.subjectId === null || first.subjectKind === 'report') return []
  const { reportId, bureau, subjectId, subjectKind } = first
  const evidence = sorted.flatMap((finding) => finding.evidence.filter((place) => place.reportId === reportId))
  const creditorName = first.creditorName ?? known.item?.creditorName ?? 'an entry without a name'
  return [
    {
      entry: { reportId, bureau, subjectId, subjectKind, creditorName, evidence },
      findings: sorted,
      ground,
      ...known,
    },
  ]
}
