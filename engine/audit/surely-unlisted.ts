import type { Surroundings } from '#engine/audit/rule.ts'
import { wasReadWhole } from '#engine/audit/surely-absent.ts'
import { readLinks, type Said } from '#engine/matching/said-links.ts'
import { areOneCompany, mayBeCutName, numbersAre, openingsAre, traitsOf } from '#engine/matching/traits.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { addMonths, type Month, monthOf } from '#engine/values/day.ts'

/**
 * Whether another bureau's report surely does not list an account of this one: it was read whole, it is of one person with
 * this (another account is in both), and none of its entries that are not surely another account can be this one. An
 * account whose opening month is not printed is never surely missing.
 */
export function isSurelyUnlisted(account: Account, there: Report, surroundings: Surroundings): boolean {
  const { opened } = traitsOf(account)
  if (opened === null || opened.length === 4 || !wasReadWhole(there)) return false
  const { isOfOnePerson, hasUndated, byShelf, said } = restOf(there, surroundings)
  if (!isOfOnePerson || hasUndated) return false
  const { id } = surroundings.report
  const isSaidOther = (entry: Account): boolean =>
    said.of({ reportId: id, accountId: account.id }, { reportId: there.id, accountId: entry.id }) === false
  return shelvesOf(account, monthsAround(monthOf(opened)))
    .flatMap((shelf) => byShelf.get(shelf) ?? [])
    .every((entry) => isSaidOther(entry) || isOther(account, entry))
}

/** The entries of another report that match none of this. */
interface Rest {
  /** At least one account is surely in both. */
  readonly isOfOnePerson: boolean
  /** One of the rest has no opening month, so that it may be any account. */
  readonly hasUndated: boolean
  readonly byShelf: ReadonlyMap<string, readonly Account[]>
  readonly said: Said
}

/** Sorted once for all accounts. */
const known = new WeakMap<Surroundings, Map<Report, Rest>>()

function restOf(there: Report, surroundings: Surroundings): Rest {
  const ofAll = known.get(surroundings) ?? new Map<Report, Rest>()
  known.set(surroundings, ofAll)
  const before = ofAll.get(there)
  if (before !== undefined) return before
  const listed = surroundings.report.accounts.flatMap((account) => surroundings.elsewhere(account))
  const matched = new Set(listed.map(({ account }) => account))
  const rest = there.accounts.filter((account) => !matched.has(account))
  const byShelf = new Map<string, Account[]>()
  for (const account of rest)
    for (const shelf of shelvesOf(account, monthsOf(account))) {
      const those = byShelf.get(shelf)
      if (those === undefined) byShelf.set(shelf, [account])
      else those.push(account)
    }
  const found = {
    isOfOnePerson: rest.length < there.accounts.length,
    hasUndated: rest.some((account) => monthsOf(account).length === 0),
    byShelf,
    said: readLinks(surroundings.links ?? []),
  }
  ofAll.set(there, found)
  return found
}

function monthsOf({ dateOpened }: Account): readonly Month[] {
  return dateOpened === null || dateOpened.length === 4 ? [] : [monthOf(dateOpened)]
}

const monthsAround = (month: Month): readonly Month[] => [addMonths(month, -1), month, addMonths(month, 1)]

const shelvesOf = (account: Account, months: readonly Month[]): readonly string[] => [
  `of ${traitsOf(account).furnisher}`,
  ...months.map((month) => `opened ${month}`),
]

/** Names are respelled, numbers change, dates are wrong. When two entries are one account, at most one of the three clashes. */
function isOther(account: Account, entry: Account): boolean {
  const [one, other] = [traitsOf(account), traitsOf(entry)]
  const clashes = [
    !areOneCompany(one, other) && !mayBeCutName(one, other),
    openingsAre(one.opened, other.opened) === 'differ',
    numbersAre(one.number, other.number) === 'differ',
  ]
  return clashes.filter(Boolean).length >= 2
}
