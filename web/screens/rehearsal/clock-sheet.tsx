import { REHEARSAL_DAYS, type Rehearsal } from '#contract/rehearsals.ts'
import { writeDay } from '#engine/values/day.ts'
import { wordsOf } from '#web/platform/api.ts'
import { type Move, useClock } from '#web/screens/rehearsal/use-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const PLAY: Move = { days: 90 }
const ONE_DAY: Move = { days: 1 }
const NEXT: Move = { until: 'next_event' }

/** The clock of the rehearsal, which only moves forward: 90 days on end, one day, or to the next thing that happens. */
export function ClockSheet({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const { id, today, dayNumber, isOver, begunOn } = rehearsal
  const { move, pause } = useClock(id)
  const isMoving = move.isPending
  return (
    <Sheet title="The clock">
      <p className="font-serif text-figure" aria-live="polite">
        Day {dayNumber}, {writeDay(today)}
      </p>
      <p className="mt-1 text-soft">
        Begun on {writeDay(begunOn)}. It only moves forward, and each day runs the mail, the bureaus and the reminders.
      </p>
      {isOver ? (
        <Notice tone="info">
          A rehearsal lasts {REHEARSAL_DAYS} days. This one is over; start another one to see other answers.
        </Notice>
      ) : (
        <div className="mt-4 flex flex-col gap-2 sm:flex-row">
          {isMoving ? (
            <Button tone="primary" onClick={pause}>
              Pause
            </Button>
          ) : (
            <Button tone="primary" onClick={() => move.mutate(PLAY)}>
              Play 90 days
            </Button>
          )}
          <Button disabled={isMoving} onClick={() => move.mutate(ONE_DAY)}>
            One day on
          </Button>
          <Button disabled={isMoving} onClick={() => move.mutate(NEXT)}>
            To the next event
          </Button>
        </div>
      )}
      {move.isError ? (
        <div className="mt-4">
          <Notice tone="bad" title="The clock stopped" isLive>
            {wordsOf(move.error, 'Check your connection and go on. The days you passed stay passed.')}
          </Notice>
        </div>
      ) : null}
    </Sheet>
  )
}
