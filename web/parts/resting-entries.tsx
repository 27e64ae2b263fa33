import type { z } from 'zod'
import type { restingEntry } from '#contract/analysis.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { FROM_EARLIER } from '#engine/words/from-earlier.ts'
import { EvidenceButton } from '#web/parts/evidence-button.tsx'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { RowLink } from '#web/ui/text-link.tsx'

type RestingEntry = z.output<typeof restingEntry>

interface RestingEntriesProps {
  /** What is said about them: the title of the page that opens. */
  readonly title: string
  readonly entries: readonly RestingEntry[]
}

/** The entries that a sentence rests on; each opens its place on the page, or its report where no place is known. */
export function RestingEntries({ title, entries }: RestingEntriesProps) {
  if (entries.length === 0) return null
  return (
    <>
      <ul aria-label="Based on" className="flex flex-wrap gap-x-5 wrap-anywhere">
        {entries.map((entry) => (
          <li key={`${entry.reportId}.${entry.subjectId}`} className="flex min-w-0 items-center gap-2">
            <BureauMark bureau={entry.bureau} />
            <EntryLink title={title} entry={entry} />
          </li>
        ))}
      </ul>
      <FromEarlier entries={entries} />
    </>
  )
}

/** Where only some of them stand on an earlier report, it is said which. */
function FromEarlier({ entries }: Pick<RestingEntriesProps, 'entries'>) {
  const earlier = entries.filter(({ isEarlier }) => isEarlier)
  if (earlier.length === 0) return null
  const names = earlier.map(({ bureau, creditorName }) => `${creditorName} (${BUREAU_NAMES[bureau]})`)
  return (
    <p className="measure text-small text-soft">
      {earlier.length === entries.length ? null : `${[...new Set(names)].join(', ')}: `}
      {FROM_EARLIER}
    </p>
  )
}

function EntryLink({ title, entry }: { readonly title: string; readonly entry: RestingEntry }) {
  const { reportId, bureau, creditorName, evidence } = entry
  if (evidence.length === 0) {
    return (
      <span className="text-small">
        <RowLink to="/credit-reports" search={{ id: reportId }}>
          {creditorName}
          <span className="sr-only">: open the report</span>
        </RowLink>
      </span>
    )
  }
  return (
    <EvidenceButton
      title={title}
      message={creditorName}
      bureau={bureau}
      places={evidence.map((place) => ({ ...place, reportId }))}
    >
      {creditorName}
      <span className="sr-only"> (see it on the page)</span>
    </EvidenceButton>
  )
}
