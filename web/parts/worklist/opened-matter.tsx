import { useQueries } from '@tanstack/react-query'
import { listFindings } from '#contract/findings.ts'
import type { FindingGroup } from '#web/parts/by-entry.ts'
import { DisputeFinding } from '#web/parts/dispute-finding.tsx'
import { FindingRow } from '#web/parts/finding-row.tsx'
import { ItemActions } from '#web/parts/item-actions.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { type ItemCase, useCases, type useItems } from '#web/parts/use-item-cases.ts'
import type { Matter, MatterEntry } from '#web/parts/use-matters.ts'
import { writeDollars } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { CorrectionRow } from '#web/ui/correction-row.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { RowLink } from '#web/ui/text-link.tsx'

interface OpenedMatterProps {
  readonly matter: Matter
  readonly all: ReturnType<typeof useItems>
}

/** Every bureau’s entry of a matter with what was found about it and what can be done; what it asks the member comes first. */
export function OpenedMatter({ matter, all }: OpenedMatterProps) {
  // The row of a whole sheet only lists its values: each is on the sheet with its places.
  const entries = (isSheet(matter) ? [] : matter.entries).filter(
    ({ findings, isNegative, disputeId }) => findings.length > 0 || isNegative || disputeId !== null,
  )
  const reports = [...new Set(entries.filter(({ findings }) => findings.length > 0).map(({ reportId }) => reportId))]
  const asked = useQueries({ queries: reports.map((reportId) => read(listFindings, { query: { reportId } })) })
  const ids = new Set(entries.map(({ negativeItemId }) => negativeItemId))
  const items = all.items.filter(({ id }) => ids.has(id))
  const { cases, ...failed } = useCases(all.items, items)
  const found = new Map(asked.flatMap(({ data }) => data ?? []).map((finding) => [finding.id, finding]))
  const error = failed.error ?? asked.find(({ isError }) => isError)?.error ?? null
  const retry = (): void => {
    failed.retry()
    for (const query of asked) if (query.isError) void query.refetch()
  }
  if (error !== null) return <LoadFailure what={matter.name} error={error} onRetry={retry} />
  if (asked.some(({ isPending }) => isPending) || cases.size < items.length)
    return <SkeletonRows count={1} label={`Loading ${matter.name}`} />
  return (
    <div className="mb-3 rounded-field border border-rule">
      {askedIn(matter).map((text) => (
        <p key={text} className="measure px-5 py-3 text-small wrap-anywhere md:px-7">
          {text} <RowLink to="/credit-reports/your-word">Answer</RowLink>
        </p>
      ))}
      <ul className="divide-y divide-rule">
        {entries.map((entry) => {
          const [first, ...others] = entry.findings.flatMap(({ id }) => found.get(id) ?? [])
          return (
            <OpenedEntry
              key={`${entry.reportId} ${entry.subjectId}`}
              entry={entry}
              group={first === undefined ? null : [first, ...others]}
              itemCase={cases.get(entry.negativeItemId ?? '') ?? null}
            />
          )
        })}
      </ul>
    </div>
  )
}

const valuesOf = ({ questions }: Matter): readonly string[] => [...new Set(questions.map(({ label }) => label))]

const isSheet = (matter: Matter): boolean => valuesOf(matter).length > 1 && matter.questions.every(({ sheet }) => sheet !== null)

/** What it asks: of a whole sheet its values in one line. */
const askedIn = (matter: Matter): readonly string[] =>
  isSheet(matter) ? [valuesOf(matter).join('; ')] : [...new Set(matter.questions.map(({ text }) => text))]

interface OpenedEntryProps {
  readonly entry: MatterEntry
  readonly group: FindingGroup | null
  /** Null where the entry is no negative item. */
  readonly itemCase: ItemCase | null
}

function OpenedEntry({ entry, group, itemCase }: OpenedEntryProps) {
  const { bureau, creditorName: creditor, balance, accountNumber } = entry
  const amount = balance === null ? null : writeDollars(balance)
  const number = accountNumber === null ? null : <p className="text-small text-soft wrap-anywhere">Account {accountNumber}</p>
  if (group === null)
    return (
      <CorrectionRow
        creditor={creditor}
        amount={amount}
        bureaus={[bureau]}
        action={itemCase && <ItemActions itemCase={itemCase} />}
      >
        {number}
        <p className="text-small text-soft">We found no error here.</p>
      </CorrectionRow>
    )
  return (
    <FindingRow
      creditor={creditor}
      amount={amount}
      findings={group}
      action={itemCase === null ? <DisputeFinding findings={group} /> : <ItemActions itemCase={itemCase} />}
    >
      {number}
    </FindingRow>
  )
}
