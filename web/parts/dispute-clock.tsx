import type { z } from 'zod'
import type { dispute } from '#contract/disputes.ts'
import { daysBetween, writeDay } from '#engine/values/day.ts'
import { WhyDate } from '#web/parts/why-date.tsx'
import { useToday } from '#web/platform/today.ts'
import { ThirtyDayClock } from '#web/ui/thirty-day-clock.tsx'

type Dispute = z.output<typeof dispute>

interface DisputeClockProps {
  readonly dispute: Pick<Dispute, 'status' | 'tracker'>
  /** Adds "Why this date?" with the law's own counting. */
  readonly hasWhy?: boolean
}

/** The legal clock of a dispute that waits for an answer; nothing before a letter is on its way or after the end. */
export function DisputeClock({ dispute, hasWhy = false }: DisputeClockProps) {
  const today = useToday()
  const { clock } = dispute.tracker
  if (clock === null || dispute.status === 'resolved' || dispute.status === 'rejected') return null
  const length = daysBetween(clock.startedOn, clock.due)
  const lateDay = clock.lateFrom === null ? null : daysBetween(clock.startedOn, clock.lateFrom)
  return (
    <div>
      <ThirtyDayClock day={daysBetween(clock.startedOn, today)} days={length} lateDay={lateDay} />
      {clock.lateFrom !== null && clock.due < today && today < clock.lateFrom ? (
        <p className="measure mt-1 text-small text-soft">
          We call it late only from {writeDay(clock.lateFrom)} on. Until then, the 45 days after a free annual report may not be
          over, or the answer may be in the mail.
        </p>
      ) : null}
      {hasWhy ? (
        <WhyDate
          why={clock.why}
          citation={clock.citation}
          question={`${clock.basis === 'expected' ? 'Expected' : 'Answer'} by ${writeDay(clock.due)}: why this date?`}
        />
      ) : null}
    </div>
  )
}
