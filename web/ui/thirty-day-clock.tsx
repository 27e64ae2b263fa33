import { clsx } from 'clsx'
import { RED_BELOW_DAYS } from '#engine/disputes/tracker-view.ts'

interface ThirtyDayClockProps {
  /** The day of the period that it is: 0 on the day it starts; more than `days` when it is over. */
  readonly day: number
  /** 30, or 45 where the law gives 45. */
  readonly days?: number
  /** What happens by then, after "10 days left": `to answer`. */
  readonly ending?: string
}

export interface ClockReading {
  readonly filled: number
  readonly left: number
  readonly isRed: boolean
  readonly dayText: string
  readonly leftText: string
}

/** What the clock shows and says. */
export function readClock(day: number, days: number, ending: string): ClockReading {
  const left = days - day
  const count = Math.abs(left)
  const written = `${count} ${count === 1 ? 'day' : 'days'}`
  return {
    filled: Math.min(Math.max(day, 0), days),
    left,
    isRed: left < RED_BELOW_DAYS,
    dayText: `Day ${Math.min(Math.max(day, 0), days)} of ${days}`,
    leftText: left < 0 ? `${written} overdue` : left === 0 ? `Last day ${ending}` : `${written} left ${ending}`,
  }
}

/** The legal period, one cell a day; red when fewer than seven days are left. The words under it say the same. */
export function ThirtyDayClock({ day, days = 30, ending = 'to answer' }: ThirtyDayClockProps) {
  const clock = readClock(day, days, ending)
  return (
    <div className="max-w-md">
      <div aria-hidden="true" className="flex gap-0.5">
        {Array.from({ length: days }, (_, cell) => (
          <span
            key={cell}
            className={clsx(
              'h-3 flex-1 rounded-[2px]',
              cell >= clock.filled ? 'bg-disabled-wash' : clock.isRed ? 'bg-bad' : 'bg-spruce',
            )}
          />
        ))}
      </div>
      <p className="figures mt-1 flex justify-between gap-4 text-micro text-soft">
        <span>{clock.dayText}</span>
        <span className={clsx(clock.isRed && 'font-strong text-bad')}>{clock.leftText}</span>
      </p>
    </div>
  )
}
