import type { listCalendar as endpoint } from '#contract/calendar.ts'
import { dueDaysOf } from '#server/features/matters/matters.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Practice is among them, marked: the screen is where one learns. */
export const listCalendar: Operation<typeof endpoint> = async (context, { user }) =>
  (await dueDaysOf(context, user)).map(({ name, occasion: _occasion, status: _status, task: _task, ...day }) => ({
    ...day,
    creditor: name,
  }))
