import type { z } from 'zod'
import type { entryChanges, reportChange } from '#contract/report-changes.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { EvidenceButton } from '#web/parts/evidence-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Change = z.output<typeof reportChange>
type Entries = z.output<typeof entryChanges>
type Entry = Entries['added'][number]

const EFFECTS = {
  good: { tone: 'good', label: 'Good for you' },
  bad: { tone: 'bad', label: 'Bad for you' },
  neutral: { tone: 'info', label: 'Neutral' },
} as const

function Effect({ effect }: Pick<Change, 'effect'>) {
  return effect === null || effect === 'neutral' ? null : <Tag tone={EFFECTS[effect].tone}>{EFFECTS[effect].label}</Tag>
}

interface ChangedEntriesProps {
  readonly title: string
  readonly found: Entries
  readonly bureau: Bureau
}

/** Entries of one kind: those that came, those that are not listed any more, those that say something else. */
export function ChangedEntries({ title, found, bureau }: ChangedEntriesProps) {
  const { added, gone, changed, unmatched } = found
  if (added.length + gone.length + changed.length + unmatched.length === 0) return null
  return (
    <Sheet title={title}>
      <div className="space-y-6">
        <EntryList title="New" entries={added} bureau={bureau} />
        <EntryList title="Not listed any more" entries={gone} bureau={bureau} />
        {changed.map(({ name, accountNumber, changes }) => (
          <section key={`${name} ${accountNumber}`}>
            <h3 className="font-serif text-h3 wrap-anywhere">
              {name}
              {accountNumber === null ? null : <span className="text-small text-soft"> {accountNumber}</span>}
            </h3>
            <ChangeList changes={changes} bureau={bureau} />
          </section>
        ))}
        <EntryList title="Not matched for certain" entries={unmatched} bureau={bureau} />
      </div>
    </Sheet>
  )
}

function EntryList({
  title,
  entries,
  bureau,
}: {
  readonly title: string
  readonly entries: readonly Entry[]
  readonly bureau: Bureau
}) {
  if (entries.length === 0) return null
  return (
    <section>
      <h3 className="font-serif text-h3">{title}</h3>
      <ul className="mt-2 space-y-2">
        {entries.map((entry, at) => (
          <li key={`${entry.sentence} ${at}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="measure wrap-anywhere">{entry.sentence}</span>
            <Effect effect={entry.effect} />
            <EvidenceButton title={entry.name} message={entry.sentence} bureau={bureau} places={entry.places}>
              See it on the page<span className="sr-only">: {entry.name}</span>
            </EvidenceButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each change in one sentence, with its place in either report. */
export function ChangeList({ changes, bureau }: { readonly changes: readonly Change[]; readonly bureau: Bureau }) {
  return (
    <ul className="mt-2 space-y-2">
      {changes.map((change, at) => (
        <li key={`${change.sentence} ${at}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="measure wrap-anywhere">{change.sentence}</span>
          <Effect effect={change.effect} />
          <EvidenceButton
            title={change.name}
            message={change.sentence}
            bureau={bureau}
            places={[...(change.before?.places ?? []), ...(change.after?.places ?? [])]}
          >
            See both pages<span className="sr-only">: {change.name}</span>
          </EvidenceButton>
        </li>
      ))}
    </ul>
  )
}
