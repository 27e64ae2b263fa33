import { Suspense } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import type { AddToCalendarProps } from '#web/parts/calendar/add-to-calendar.tsx'

const AddToCalendar = lazyPart(async () => (await import('#web/parts/calendar/add-to-calendar.tsx')).AddToCalendar)

/** The way into one's own calendar comes once the dates are there. */
export const OwnCalendar = (props: AddToCalendarProps) => (
  <Suspense>
    <AddToCalendar {...props} />
  </Suspense>
)
