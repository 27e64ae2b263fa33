import type { PostMethod } from '#adapters/post/port.ts'

interface LobPrice {
  /** The first day of these prices. */
  readonly since: string
  readonly letterCents: number
  /** Added by Certified Mail. */
  readonly certifiedCents: number
}

/**
 * What Lob asks an account without a contract, a letter of one sheet in black: its list of 2025 names $0.83 to $1.03 a letter by
 * edition, here the dearest, and $6.70 for Certified Mail. Lob has no call that tells a price, more sheets cost more, and its
 * bill decides: every answer says that it is an estimate. A new price is a new row; an old row stays.
 */
const PRICES: readonly LobPrice[] = [{ since: '2025-07-13', letterCents: 103, certifiedCents: 670 }]

export const LOB_PRICE_SOURCE = 'Lob’s list of 2025 for one sheet: an estimate. More sheets cost more, and Lob’s bill decides'

export const isCertified = (method: PostMethod): boolean => method === 'certified_mail' || method === 'fast_certified'

/** The estimate in force on a day (YYYY-MM-DD); before the first row, the first. */
export function lobPrice(method: PostMethod, day: string): { cents: number; since: string } {
  const row = PRICES.findLast((price) => price.since <= day) ?? PRICES[0]
  if (row === undefined) throw new Error('There is no price of Lob')
  return { cents: row.letterCents + (isCertified(method) ? row.certifiedCents : 0), since: row.since }
}
