import type { Day } from '#engine/values/day.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import { invalidField } from '#server/platform/refusal.ts'

const MESSAGE = 'This day can’t be in the future.'

/** What has happened has a day that is not after today, where the member lives. */
export function refuseFuture(days: LocalDays, path: string, day: Day): void {
  if (day > days.today) throw invalidField(path, MESSAGE)
}
