import { clsx } from 'clsx'
import { RED_BELOW_DAYS } from '#engine/disputes/tracker-view.ts'

interface ClockDays {
  /** The day of the period that it is: 0 on the day it starts, less before it; more than `days` when it is over. */
  readonly day: number
  /** 30, or 45 where the law gives 45. */
  readonly days?: number
  /** The day of the period from which the answer may be called late; null where no one can say. */
  readonly lateDay?: number | null
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

const counted = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

/** What the clock shows and says. Nothing is overdue before the later date (docs/decisions/0005), and it is counted from there. */
export function readClock({ day, days = 30, lateDay = null, ending = 'to answer' }: ClockDays): ClockReading {
  const left = days - day
  const over = lateDay !== null && day >= lateDay ? `${counted(day - lateDay + 1)} overdue` : `The ${days} days are over`
  return {
    filled: Math.min(Math.max(day, 0), days),
    left,
    isRed: left < RED_BELOW_DAYS,
    dayText: day > 0 ? `Day ${Math.min(day, days)} of ${days}` : day === 0 ? 'Starts today' : `Starts in ${counted(-day)}`,
    leftText: left < 0 ? over : left === 0 ? `Last day ${ending}` : `${counted(left)} left ${ending}`,
  }
}

/** The legal period, one cell a day; red when fewer than seven days are left. The words under it say the same. */
export function ThirtyDayClock(period: ClockDays) {
  const clock = readClock(period)
  const { days = 30 } = period
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
