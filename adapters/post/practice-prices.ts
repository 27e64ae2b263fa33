import type { PostMethod, PostQuote } from '#adapters/post/port.ts'

interface Price extends Pick<PostQuote, 'cents' | 'since'> {
  readonly method: PostMethod
}

/** The practice post office's price table, per letter of any length. A new price is a new row; an old row stays. */
const PRICES: readonly Price[] = [
  { method: 'fast_certified', cents: 375, since: '2024-01-01' },
  { method: 'certified_mail', cents: 850, since: '2024-01-01' },
  { method: 'standard_mail', cents: 55, since: '2024-01-01' },
  { method: 'mailed_within_24_hours', cents: 499, since: '2024-01-01' },
]

/** The price in force on a day (YYYY-MM-DD); before the first row of a method, the first. */
export function practicePrice(method: PostMethod, day: string): Pick<PostQuote, 'cents' | 'since'> {
  const rows = PRICES.filter((price) => price.method === method)
  const inForce = rows.findLast((price) => price.since <= day) ?? rows[0]
  if (inForce === undefined) throw new Error(`The practice post office has no price for ${method}`)
  return { cents: inForce.cents, since: inForce.since }
}
