import { writeDay } from '#engine/values/day.ts'
import { RestingEntries } from '#web/parts/resting-entries.tsx'
import { KIND_WORDS, type Leaving, leavingYears } from '#web/screens/plan/plan-words.ts'
import { Details } from '#web/ui/details.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** The calendar of what leaves, year by year, each entry with both dates. */
export function LeavingList({ leaving }: { readonly leaving: readonly Leaving[] }) {
  if (leaving.length === 0) {
    return (
      <Sheet title="What leaves your reports, and when" holds="ledger">
        <EmptyState title="Nothing has to leave">Your newest reports list no negative entry and no hard inquiry.</EmptyState>
      </Sheet>
    )
  }
  return (
    <Sheet title="What leaves your reports, and when">
      <p className="measure text-small text-soft">
        Two dates: when bureaus usually remove an item, and the last day the law lets them report it. Paying or disputing restarts
        neither.
      </p>
      <ol className="mt-4 space-y-6">
        {leavingYears(leaving).map(({ year, entries }) => (
          <li key={year ?? 'unknown'}>
            <h3 className="font-serif text-h3">{year ?? 'Not known'}</h3>
            <ul className="mt-1 divide-y divide-rule">
              {entries.map((one) => (
                <Row key={`${one.entry.reportId}.${one.entry.subjectId}`} leaving={one} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

function Row({ leaving: { entry, kind, usual, latest, printed, why, citations } }: { readonly leaving: Leaving }) {
  return (
    <li className="gap-x-8 py-3 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <div>
        <RestingEntries title={entry.creditorName} entries={[entry]} />
        <Tag>{KIND_WORDS[kind]}</Tag>
      </div>
      <div className="mt-2 md:mt-0">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-small sm:grid-cols-3">
          <Date name="Usually gone after" day={usual} />
          <Date name="By law at the latest" day={latest} none={kind === 'inquiry' ? 'No law sets a date' : 'Not known'} />
          {printed === null ? null : <Date name="The report prints" day={printed} />}
        </dl>
        <Details
          summary={
            <span className="text-small">
              Why<span className="sr-only">: {entry.creditorName}</span>
            </span>
          }
        >
          <p className="measure text-small">{why}</p>
          {citations.map(({ cite, title }) => (
            <p key={cite} className="measure text-small text-soft">
              {cite}: {title}
            </p>
          ))}
        </Details>
      </div>
    </li>
  )
}

function Date({ name, day, none = 'Not known' }: { readonly name: string; readonly day: string | null; readonly none?: string }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="figures">{day === null ? none : writeDay(day)}</dd>
    </div>
  )
}
