import { fillsBlanksWithZero, isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { isInRelief, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { isNextMonth, markKey, rungOf, writeMark } from '#engine/audit/history.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import type { Account, BalanceMonth } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { writeMoney, type Cents } from '#engine/values/money.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** A month whose money is next to its mark. */
export interface MoneyMonth extends BalanceMonth {
  /** Null where the grid has no such month. */
  readonly code: HistoryCode | null
}

export const moneyKey = ({ month }: Pick<BalanceMonth, 'month'>): string => `balanceHistory.${month}`

/** The evidence keys of a month's mark and money. */
export const cellsOf = (month: Pick<BalanceMonth, 'month'>): readonly string[] => [markKey(month), moneyKey(month)]

/**
 * The months whose money can be compared with their marks, oldest first. A month without data says nothing, whatever is printed
 * in it. Equifax's tables close up over such months, and older values slide towards the present: of them only what is
 * behind the last gap counts.
 */
export function moneyMonths(account: Account, report: Report): readonly MoneyMonth[] {
  const codes = new Map(account.paymentHistory.map(({ month, code }) => [month, code]))
  const months = account.balanceHistory
    .map((one): MoneyMonth => ({ ...one, code: codes.get(one.month) ?? null }))
    .toSorted((a, b) => (a.month < b.month ? -1 : Number(a.month > b.month)))
  const told = (one: MoneyMonth): boolean => one.code !== 'no_data'
  if (report.bureau !== 'equifax') return months.filter(told)
  const firstGap = months.toReversed().findIndex((one, index, newestFirst) => {
    const later = newestFirst[index - 1]
    const isNext = later === undefined || isNextMonth(one.month, later.month)
    return !isNext || one.code === null || !told(one) || one.balance === null
  })
  return firstGap < 0 ? months : months.slice(months.length - firstGap)
}

/** Two months of which one follows the other. */
export interface MonthPair {
  readonly before: MoneyMonth
  readonly now: MoneyMonth
}

/** Neighbours, the newest first. */
export const newestPairs = (months: readonly MoneyMonth[]): readonly MonthPair[] =>
  months
    .flatMap((now, index): readonly MonthPair[] => {
      const before = months[index - 1]
      return before !== undefined && isNextMonth(before.month, now.month) ? [{ before, now }] : []
    })
    .toReversed()

/** 0 for a good month, 1 to 6 for one that is late; null for any other mark. */
export const lateness = ({ code }: MoneyMonth): number | null => (code === null ? null : rungOf(code))

export const isKnownLate = (month: MoneyMonth): boolean => (lateness(month) ?? 0) > 0

/**
 * Whether something lawful may be between the marks and the money: a plan, a bankruptcy, another owner or servicer, or a file
 * that writes 0 where nothing is known. Education loans have marks of their own.
 */
export const mayDifferLawfully = (account: Account, report: Report): boolean =>
  isInRelief(account) || mayDifferWithoutRelief(account, report)

/** The same for months in which a forbearance, a deferral or a disaster asked for no payment. */
export const mayDifferInRest = (account: Account, report: Report): boolean =>
  !mentions(account, /defer|forbear|disaster|accommodat|postpone/) ||
  mentions(account, /agreement|arrangement|trial|counsel|hardship|workout|restructur/) ||
  mayDifferWithoutRelief(account, report)

const mayDifferWithoutRelief = (account: Account, report: Report): boolean =>
  fillsBlanksWithZero(report) ||
  isEducationLoan(account) ||
  mentionsBankruptcy(account) ||
  account.status === 'transferred' ||
  says(account, 'modified', 'sold_to_other', 'taken_from_other', 'moved_within', 'reinstated', 'settlement_agreed') !== null ||
  mentions(account, /modif|transfer|acquir|purchased|servicer|servicing|partial.?pay|payment plan|extension|extended/)

/** Whether the instalments are of one size, so that arrears can be counted in them. */
export const hasInstalments = ({ accountType }: Account): boolean => accountType === 'installment' || accountType === 'mortgage'

/** `$1,294`: whole dollars where nothing is lost. */
export const money = (amount: Cents | null): string => (amount === null ? 'nothing' : writeMoney(amount))

const MOST_NAMED = 6

/** `March 2024 (30 days late)`. */
export const monthWords = ({ month, code }: MoneyMonth): string => writeMark({ month, code: code ?? 'no_data' })

/** What is said about each place, newest first; as many as anyone reads. */
export function namePlaces(places: readonly string[]): string {
  const named = places.slice(0, MOST_NAMED)
  const more = places.length - named.length
  return `${named.join('; ')}${more > 0 ? `; and in ${more} more ${more === 1 ? 'month' : 'months'}` : ''}`
}
