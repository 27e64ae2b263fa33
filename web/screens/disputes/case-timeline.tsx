import { writeInstant } from '#web/parts/written.ts'
import type { Case } from '#web/screens/disputes/case-file.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** What happened, newest first. */
export function CaseTimeline({ events }: { readonly events: Case['events'] }) {
  return (
    <Sheet title="Timeline">
      <ol className="border-l-2 border-rule">
        {events.toReversed().map((event) => (
          <li key={`${event.at} ${event.kind} ${event.text}`} className="relative pb-4 pl-4 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-sheet bg-spruce"
            />
            <p className="text-micro text-soft">{writeInstant(event.at)}</p>
            <p className="text-small">{event.text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
