import type { ExperianAccount } from '#tools/unseen-natives/experian.ts'
import { dollars, monthsFrom, wordy } from '#tools/unseen-natives/facts.ts'

interface Rows {
  readonly number: string
  readonly type: string
  readonly responsibility?: string
  readonly opened: string
  readonly status: string
  readonly updated: string
  readonly balance: number | null
  readonly balanceDay: string | null
  readonly recent?: string
  readonly monthly?: number
  readonly original?: number
  readonly limit?: number
  readonly highest?: number
  readonly terms?: string
  readonly until?: string
  readonly sold?: string
}
export const rowsOf = (name: string, one: Rows): readonly (readonly [string, string])[] => [
  ['Account Name', name],
  ['Account Number', one.number],
  ['Account Type', one.type],
  ['Responsibility', one.responsibility ?? 'Individual'],
  ['Date Opened', one.opened],
  ['Status', one.status],
  ['Status Updated', wordy(one.updated)],
  ['Balance', one.balance === null ? '-' : dollars(one.balance)],
  ['Balance Updated', one.balanceDay ?? '-'],
  ['Recent Payment', one.recent ?? '-'],
  ['Monthly Payment', dollars(one.monthly) || '-'],
  one.limit === undefined ? ['Original Balance', dollars(one.original) || '-'] : ['Credit Limit', dollars(one.limit)],
  ['Highest Balance', dollars(one.highest) || '-'],
  ['Terms', one.terms ?? '-'],
  ...(one.sold === undefined ? [] : [['Company Sold', one.sold] as const]),
  ...(one.until === undefined ? [] : [['On Record Until', wordy(one.until)] as const]),
]
export const balances = (
  first: string,
  count: number,
  [from, by, scheduled]: readonly [number, number, number],
): ExperianAccount['balances'] =>
  monthsFrom(first, count)
    .map((month, index) => ({
      month,
      balance: from + by * index,
      scheduled,
      paid: scheduled,
      on: `${Number(month.slice(5))}/3/${month.slice(0, 4)}`,
    }))
    .toReversed()
