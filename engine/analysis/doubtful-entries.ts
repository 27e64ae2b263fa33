import { byText, type Entry } from '#engine/analysis/entry.ts'
import { type CreditFile, type EntryDispute, entryKey } from '#engine/analysis/credit-file.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { NegativeItem } from '#engine/audit/negative-items.ts'
import { ASSERTING_GRADES, GRADES } from '#engine/words/grade.ts'

/** An entry that something is found about. */
export interface DoubtfulEntry {
  readonly entry: Entry
  /** Strongest first. */
  readonly findings: readonly Finding[]
  /** True when a letter may state an error; otherwise it only asks. */
  readonly isAsserted: boolean
  /** Null when the entry does not count against the member. */
  readonly item: NegativeItem | null
  readonly dispute: EntryDispute | null
}

/** The entries with findings that can be disputed, those that cost most first. Notes and open questions are no reason to dispute. */
export function doubtfulEntries(file: CreditFile): readonly DoubtfulEntry[] {
  const items = new Map(file.negativeItems.map((item) => [entryKey(item), item]))
  const disputes = new Map(file.disputes.map((dispute) => [entryKey(dispute), dispute]))
  const arguable = file.findings.filter(
    ({ grade, subjectId, isQuestion }) => grade !== 'note' && subjectId !== null && !isQuestion,
  )
  return [...Map.groupBy(arguable, entryKey)]
    .flatMap(([key, findings]) => doubtful(findings, { item: items.get(key) ?? null, dispute: disputes.get(key) ?? null }))
    .toSorted(byText((one) => [one.entry.bureau, one.entry.creditorName, one.findings.map(({ id }) => id)].join('|')))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
}

const weightOf = ({ isAsserted, item }: DoubtfulEntry): number => (isAsserted ? 1000 : 0) + (item?.estimatedImpact ?? 0)

function doubtful(findings: readonly Finding[], known: Pick<DoubtfulEntry, 'item' | 'dispute'>): DoubtfulEntry[] {
  const sorted = findings.toSorted(byText(({ id }) => id)).toSorted((a, b) => strengthOf(a) - strengthOf(b))
  const [first] = sorted
  if (first === undefined || first.subjectId === null || first.subjectKind === 'report') return []
  const { reportId, bureau, subjectId, subjectKind } = first
  const evidence = sorted.flatMap((finding) => finding.evidence.filter((place) => place.reportId === reportId))
  const creditorName = first.creditorName ?? known.item?.creditorName ?? 'an entry without a name'
  return [
    {
      entry: { reportId, bureau, subjectId, subjectKind, creditorName, evidence },
      findings: sorted,
      isAsserted: ASSERTING_GRADES.includes(first.grade),
      ...known,
    },
  ]
}

const strengthOf = ({ grade }: Finding): number => GRADES.indexOf(grade)
