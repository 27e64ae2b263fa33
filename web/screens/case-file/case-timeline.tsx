import { readLetterPdf } from '#contract/letters.ts'
import { writeInstant } from '#web/parts/written.ts'
import { addressOf } from '#web/platform/api.ts'
import type { Case } from '#web/parts/case.ts'
import { EVENT_WORDS } from '#web/screens/case-file/event-words.ts'
import { Details } from '#web/ui/details.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextAnchor, TextLink } from '#web/ui/text-link.tsx'

type Event = Case['events'][number]

const LATEST = 1

/** What happened, newest first, each with what is behind it. */
export function CaseTimeline({ events }: { readonly events: Case['events'] }) {
  const newestFirst = events.toReversed()
  const earlier = newestFirst.slice(LATEST)
  return (
    <Sheet title="Timeline">
      <EventList events={newestFirst.slice(0, LATEST)} />
      {earlier.length === 0 ? null : (
        <Details summary={`${earlier.length} earlier`}>
          <EventList events={earlier} />
        </Details>
      )}
    </Sheet>
  )
}

const EventList = ({ events }: { readonly events: readonly Event[] }) => (
  <ol className="border-l-2 border-rule">
    {events.map((event) => (
      <li key={event.sequence} className="relative pb-4 pl-4 last:pb-0">
        <span aria-hidden="true" className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-sheet bg-spruce" />
        <p className="flex flex-wrap gap-x-2 text-micro text-soft">
          <span className="font-strong text-ink">{EVENT_WORDS[event.kind] ?? 'Recorded'}</span>
          <span>{writeInstant(event.at)}</span>
        </p>
        <p className="measure text-small wrap-anywhere">{event.text}</p>
        <Evidence event={event} />
      </li>
    ))}
  </ol>
)

/** The papers, numbers and hashes that the event holds fast. */
function Evidence({ event }: { readonly event: Event }) {
  const { facts, hash, sequence } = event
  const reports = [
    ...new Set([facts?.report, ...(facts?.found ?? []).flatMap(({ places }) => places)].flatMap((one) => one?.reportId ?? [])),
  ]
  return (
    <Details
      summary={
        <span className="text-small">
          Details<span className="sr-only">: event {sequence}</span>
        </span>
      }
    >
      <dl className="grid gap-y-1.5 text-small">
        {facts?.letterId === undefined ? null : (
          <Fact name="Letter">
            <TextAnchor href={addressOf(readLetterPdf, { params: { id: facts.letterId } })} target="_blank" rel="noreferrer">
              Open its PDF
            </TextAnchor>
          </Fact>
        )}
        {facts?.pdfSha256 === undefined ? null : <Fact name="SHA-256 of the printed PDF">{facts.pdfSha256}</Fact>}
        {facts?.trackingNumber === undefined ? null : <Fact name="Tracking number">{facts.trackingNumber}</Fact>}
        {facts?.by === undefined ? null : <Fact name="By">{BY_WORDS[facts.by]}</Fact>}
        {reports.map((reportId) => (
          <Fact key={reportId} name="Report">
            <TextLink to="/credit-reports" search={{ id: reportId }}>
              Open it
            </TextLink>
          </Fact>
        ))}
        <Fact name="Event">
          {sequence}, hash {hash}
        </Fact>
      </dl>
    </Details>
  )
}

const BY_WORDS = { post: 'The post’s own scan', member: 'Your word', report: 'A report that was read' } as const

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
