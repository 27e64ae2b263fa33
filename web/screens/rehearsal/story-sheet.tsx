import type { Rehearsal } from '#contract/rehearsals.ts'
import { writeDay } from '#engine/values/day.ts'
import { inRehearsal } from '#web/platform/rehearsal-base.ts'
import { byDay } from '#web/screens/rehearsal/rehearsal-words.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'

/** What happened, the newest day first, and why it came on its day. */
export function StorySheet({ rehearsal: { id, events } }: { readonly rehearsal: Rehearsal }) {
  return (
    <Sheet title="The story so far">
      <ol className="space-y-6" aria-label="The story so far">
        {byDay(events).map(({ on, dayNumber, events: ofDay }) => (
          <li key={on} className="border-l-2 border-rule pl-4">
            <h3 className="text-h3">
              Day {dayNumber} <span className="font-normal text-soft">{writeDay(on)}</span>
            </h3>
            <ul className="mt-2 space-y-3">
              {ofDay.map((event) => (
                <li key={event.id}>
                  <p className="font-strong">{event.title}</p>
                  <p className="measure wrap-anywhere text-soft">{event.text}</p>
                  {event.why === null ? null : <p className="measure text-small text-soft">Why on this day: {event.why}</p>}
                  {event.disputeId === null ? null : (
                    <p className="flex min-h-11 items-center text-small">
                      <TextAnchor href={inRehearsal(id, `/disputes/${event.disputeId}`)}>See it in the case file</TextAnchor>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
