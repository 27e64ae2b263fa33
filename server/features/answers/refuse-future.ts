import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { Refusal } from '#server/platform/refusal.ts'

const MESSAGE = 'This day cannot be in the future.'

/** What has happened has a day that is not after today. */
export function refuseFuture(context: Context, path: string, day: Day): void {
  if (day > context.now().slice(0, 10)) throw new Refusal('invalid', MESSAGE, { issues: [{ path, message: MESSAGE }] })
}
