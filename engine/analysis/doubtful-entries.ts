import { byText, type Entry } from '#engine/analysis/entry.ts'
import { type CreditFile, type EntryDispute, entryKey } from '#engine/analysis/credit-file.ts'
import { type Finding, isFavorable, subjectOfFinding } from '#engine/audit/finding.ts'
import type { NegativeItem } from '#engine/audit/negative-items.ts'
import { nameOfFinding } from '#engine/audit/person-detail.ts'
import { beforeWriting } from '#engine/strategy/before-writing.ts'
import { type Ground, groundOf, inOrder, usableFindings } from '#engine/strategy/grounds.ts'
import type { Bureau } from '#engine/words/bureau.ts'

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
  /** What a correction may cost, said before anything is written; null: nothing is known. */
  readonly mayBackfire: string | null
  /** The other bureau that reports the same, where two agree against a better one; null where this one stands alone. */
  readonly agreesWith: Bureau | null
}

/** The entries with findings that can be disputed, in the order of the file's disputes. Notes and open questions are no reason to dispute. */
export function doubtfulEntries(file: CreditFile): readonly DoubtfulEntry[] {
  const items = new Map(file.negativeItems.map((item) => [entryKey(item), item]))
  const disputes = new Map(file.disputes.map((dispute) => [entryKey(dispute), dispute]))
  const arguable = usableFindings(file.findings)
  return [...Map.groupBy(arguable, keyOfFinding)]
    .flatMap(([key, findings]) =>
      doubtful(findings, { all: arguable, item: items.get(key) ?? null, dispute: disputes.get(key) ?? null }),
    )
    .toSorted(byText((one) => [one.entry.bureau, one.entry.creditorName, one.findings.map(({ id }) => id)].join('|')))
    .toSorted(inOrder)
}

/** The key of what a finding is about, as disputes and negative items have it. */
export const keyOfFinding = (finding: Pick<Finding, 'id' | 'reportId' | 'subjectId'>): string =>
  entryKey({ reportId: finding.reportId, subjectId: subjectOfFinding(finding) })

/** Who says the same as this entry, where all that is found is that a third bureau says something better. */
function agreeing(findings: readonly Finding[], all: readonly Finding[]): Bureau | null {
  const [first] = findings
  if (first?.grade !== 'disagreement') return null
  const other = first.disagreement?.other ?? null
  const same = all.find(
    (one) =>
      one.rule === first.rule &&
      one.bureau !== first.bureau &&
      !isFavorable(one) &&
      other !== null &&
      one.disagreement?.other?.reportId === other.reportId &&
      one.disagreement.other.subjectId === other.subjectId,
  )
  return same?.bureau ?? null
}

interface Known extends Pick<DoubtfulEntry, 'item' | 'dispute'> {
  readonly all: readonly Finding[]
}

function doubtful(findings: readonly Finding[], { all, ...known }: Known): DoubtfulEntry[] {
  const sorted = usableFindings(findings.toSorted(byText(({ id }) => id)))
  const [[first], ground] = [sorted, groundOf(sorted)]
  if (first === undefined || ground === null) return []
  const { reportId, bureau, subjectKind } = first
  const subjectId = subjectOfFinding(first)
  const evidence = sorted.flatMap((finding) => finding.evidence.filter((place) => place.reportId === reportId))
  const agreesWith = agreeing(sorted, all)
  const creditorName = first.creditorName ?? known.item?.creditorName ?? nameOfFinding(first)
  return [
    {
      entry: { reportId, bureau, subjectId, subjectKind, creditorName, evidence },
      findings: sorted,
      ground,
      mayBackfire: beforeWriting(sorted),
      agreesWith,
      ...known,
    },
  ]
}
