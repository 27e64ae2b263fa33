import type { PostEvent, PostMethod } from '#adapters/post/port.ts'

/** Mail days from handing over to delivery. */
const MAIL_DAYS: Readonly<Record<PostMethod, number>> = {
  fast_certified: 2,
  certified_mail: 3,
  standard_mail: 5,
  // One day until it is handed over, then as standard mail.
  mailed_within_24_hours: 6,
}

const DAY = 24 * 60 * 60 * 1000
/** Morning and noon in the eastern United States. */
const SORTED_AT = 'T11:00:00.000Z'
const DELIVERED_AT = 'T17:00:00.000Z'

/** Whether mail is delivered on a day (YYYY-MM-DD): the calendar of Sundays and holidays, from the one who opens the post office. */
export type IsDeliveryDay = (day: string) => boolean

/** The day (YYYY-MM-DD) that is `count` mail days after a day. */
function mailDaysAfter(day: string, count: number, isDeliveryDay: IsDeliveryDay): string {
  let time = Date.parse(`${day}T00:00:00.000Z`)
  for (let left = count; left > 0; ) {
    time += DAY
    if (isDeliveryDay(dayOf(time))) left -= 1
  }
  return dayOf(time)
}

const dayOf = (instant: string | number): string => new Date(instant).toISOString().slice(0, 10)

/** The day of delivery of a letter handed over at an instant. */
export function practiceDelivery(method: PostMethod, handedOverAt: string, isDeliveryDay: IsDeliveryDay): string {
  return mailDaysAfter(dayOf(handedOverAt), MAIL_DAYS[method], isDeliveryDay)
}

/** The same in words: how many days it takes, and which do not count. */
export function practiceReason(method: PostMethod): string {
  const days = MAIL_DAYS[method]
  if (method === 'mailed_within_24_hours')
    return `${days} mail days from today: one to hand it over and five in the mail. Sundays and postal holidays don’t count.`
  return `${days} mail days from today. Sundays and postal holidays don’t count.`
}

interface OnItsWay {
  readonly handedOverAt: string
  /** As it was promised when it was handed over. */
  readonly expectedDelivery: string
}

/** Everything that happens to a letter, from handing over to delivery. */
export function practiceTimeline(
  { handedOverAt, expectedDelivery }: OnItsWay,
  isDeliveryDay: IsDeliveryDay,
): readonly PostEvent[] {
  return [
    { kind: 'accepted', at: handedOverAt },
    { kind: 'in_transit', at: mailDaysAfter(dayOf(handedOverAt), 1, isDeliveryDay) + SORTED_AT },
    { kind: 'delivered', at: expectedDelivery + DELIVERED_AT },
  ]
}
