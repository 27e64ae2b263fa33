import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { DEADLINE_WORDS } from '#engine/disputes/deadline-words.ts'
import { addMonths, type Day, type Month, monthOf } from '#engine/values/day.ts'
import type { CalendarDate, DatesByDay } from '#web/parts/calendar/calendar-dates.ts'
import { dayAfterKey, WEEKDAY_NAMES, weeksOf, writeMonth } from '#web/parts/calendar/month-days.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface MonthGridProps {
  readonly dates: DatesByDay
  readonly today: Day
  /** The day that is looked at; the month around it is drawn. */
  readonly day: Day
  readonly onDay: (day: Day) => void
}

/** A month of dates. One day has the focus: arrows, Home, End and the page keys move it, and what is on it is below. */
export function MonthGrid({ dates, today, day, onDay }: MonthGridProps) {
  const month = monthOf(day)
  const grid = useRef<HTMLTableElement>(null)
  const isByKey = useRef(false)
  useEffect(() => {
    if (!isByKey.current) return
    isByKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayAfterKey(day, event.key)
    if (next === null) return
    event.preventDefault()
    isByKey.current = true
    onDay(next)
  }
  return (
    <div>
      <MonthHead
        month={month}
        onMonth={(count) => onDay(addMonths(day, count))}
        onToday={day === today ? null : () => onDay(today)}
      />
      <table ref={grid} aria-label={writeMonth(month)} className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {WEEKDAY_NAMES.map((name) => (
              <th key={name} scope="col" abbr={name} className="pb-2 text-left text-small font-normal text-soft">
                <span aria-hidden="true">{name.slice(0, 3)}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <DayCell
                  key={one}
                  day={one}
                  dates={dates.get(one) ?? []}
                  isInMonth={monthOf(one) === month}
                  isToday={one === today}
                  isChosen={one === day}
                  onChoose={() => onDay(one)}
                  onKey={onKeyDown}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MonthHeadProps {
  readonly month: Month
  readonly onMonth: (count: number) => void
  /** Null on the day itself. */
  readonly onToday: (() => void) | null
}

function MonthHead({ month, onMonth, onToday }: MonthHeadProps) {
  return (
    <div className="mb-3 flex items-center justify-between gap-4">
      <p aria-live="polite" className="font-serif text-h3">
        {writeMonth(month)}
      </p>
      <div className="flex items-center">
        <Button tone="quiet" disabled={onToday === null} onClick={() => onToday?.()}>
          Today
        </Button>
        <IconButton icon={ChevronLeft} label="Previous month" onClick={() => onMonth(-1)} />
        <IconButton icon={ChevronRight} label="Next month" onClick={() => onMonth(1)} />
      </div>
    </div>
  )
}

interface DayCellProps {
  readonly day: Day
  readonly dates: readonly CalendarDate[]
  readonly isInMonth: boolean
  readonly isToday: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** More of a day's dates than this are counted, not named. */
const MOST_NAMED = 2

/** Its name is what is printed in it, with what a list has no room for between: whoever speaks to the device says what they see. */
function DayCell({ day, dates, isInMonth, isToday, isChosen, onChoose, onKey }: DayCellProps) {
  const [named, more] = [dates.slice(0, MOST_NAMED), dates.length - MOST_NAMED]
  return (
    <td className="border border-rule p-0 align-top">
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        onClick={onChoose}
        onKeyDown={onKey}
        className={clsx(
          'flex h-24 w-full flex-col items-start gap-1 p-1.5 text-left hover:bg-spruce-wash',
          isChosen && 'bg-spruce-wash',
          isInMonth ? 'text-ink' : 'text-soft',
        )}
      >
        <span className={clsx('text-small tabular-nums', isToday && 'rounded-field bg-ink px-1.5 text-sheet')}>
          {Number(day.slice(8))}
        </span>
        <span className="sr-only">
          {writeMonth(monthOf(day))}
          {dates.length === 0 ? '; no dates' : ';'}
        </span>
        {named.map((date) => (
          <span
            key={date.id}
            className={clsx(
              'block w-full truncate border-l-4 pl-1.5 text-micro',
              date.isOver ? 'border-rule text-soft line-through' : 'border-mark',
            )}
          >
            {DEADLINE_WORDS[date.kind]}
            <span className="sr-only">({date.creditor});</span>
          </span>
        ))}
        {more > 0 ? (
          <span className="text-micro text-soft">
            and {more} more
            <span className="sr-only">({dates.slice(MOST_NAMED).map(spoken).join('; ')})</span>
          </span>
        ) : null}
      </button>
    </td>
  )
}

const spoken = ({ kind, creditor }: CalendarDate): string => `${DEADLINE_WORDS[kind]}, ${creditor}`
