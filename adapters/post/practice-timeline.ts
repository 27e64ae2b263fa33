import type { PostEvent, PostMethod } from '#adapters/post/port.ts'

/** Mail days from handing over to delivery. Sundays are none; the practice post office knows no holidays. */
const MAIL_DAYS: Readonly<Record<PostMethod, number>> = {
  fast_certified: 2,
  certified_mail: 3,
  standard_mail: 5,
  // One day until it is handed over, then as standard mail.
  mailed_within_24_hours: 6,
}

const DAY = 24 * 60 * 60 * 1000
const SUNDAY = 0
/** Morning and noon in the eastern United States. */
const SORTED_AT = 'T11:00:00.000Z'
const DELIVERED_AT = 'T17:00:00.000Z'

/** The day (YYYY-MM-DD) that is `count` mail days after a day. */
function mailDaysAfter(day: string, count: number): string {
  let time = Date.parse(`${day}T00:00:00.000Z`)
  for (let left = count; left > 0; ) {
    time += DAY
    if (new Date(time).getUTCDay() !== SUNDAY) left -= 1
  }
  return new Date(time).toISOString().slice(0, 10)
}

const dayOf = (instant: string): string => new Date(instant).toISOString().slice(0, 10)

/** The day of delivery of a letter handed over at an instant. */
export function practiceDelivery(method: PostMethod, handedOverAt: string): string {
  return mailDaysAfter(dayOf(handedOverAt), MAIL_DAYS[method])
}

/** Everything that happens to a letter, from handing over to delivery. */
export function practiceTimeline(method: PostMethod, handedOverAt: string): readonly PostEvent[] {
  return [
    { kind: 'accepted', at: handedOverAt },
    { kind: 'in_transit', at: mailDaysAfter(dayOf(handedOverAt), 1) + SORTED_AT },
    { kind: 'delivered', at: practiceDelivery(method, handedOverAt) + DELIVERED_AT },
  ]
}
