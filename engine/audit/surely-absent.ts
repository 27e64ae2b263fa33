import { plainName } from '#engine/matching/plain-name.ts'
import { numbersAre, openingsAre, traitsOf } from '#engine/matching/traits.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

/**
 * Whether a report surely does not list an account: it was read whole, and no entry of it can be the account under another
 * name, with another number or with another opening date. Much is concluded from an absence.
 */
export function isSurelyAbsent(account: Account, report: Report): boolean {
  if (!wasReadWhole(report)) return false
  const shelves = shelvesOf(report)
  return keysOf(account).every((key) => (shelves.get(key) ?? []).every((entry) => isSurelyOther(account, entry)))
}

/** No page of it is a picture on which nothing could be read, and its own counts are not other than what was read. */
export const wasReadWhole = ({ totals, unreadPages = [] }: Report): boolean =>
  totals.reconciled !== false && unreadPages.length === 0

type Shelves = ReadonlyMap<string, readonly Account[]>

/** A report never changes once read, so its entries are sorted once. */
const known = new WeakMap<Report, Shelves>()

function shelvesOf(report: Report): Shelves {
  const before = known.get(report)
  if (before !== undefined) return before
  const shelves = new Map<string, Account[]>()
  for (const account of report.accounts)
    for (const key of keysOf(account)) {
      const shelf = shelves.get(key)
      if (shelf === undefined) shelves.set(key, [account])
      else shelf.push(account)
    }
  known.set(report, shelves)
  return shelves
}

const ENOUGH_DIGITS = 4
const WHOLE_DAY = 10

/** Whatever an account can be found again by: the company, the shown digits of the number, the day it was opened. */
function keysOf(account: Account): readonly string[] {
  const { number, opened } = traitsOf(account)
  return [
    `company ${companyOf(account)}`,
    ...(number === null || number.digits.length < ENOUGH_DIGITS ? [] : [`number ${number.digits.slice(-ENOUGH_DIGITS)}`]),
    ...(opened?.length === WHOLE_DAY ? [`opened ${opened}`] : []),
  ]
}

const companyOf = (account: Account): string => traitsOf(account).furnisher || plainName(account.creditorName)

/** Of one account the name, the number or the date may change, but not all that can be compared. */
function isSurelyOther(a: Account, b: Account): boolean {
  const [one, other] = [traitsOf(a), traitsOf(b)]
  const likeness = [openingsAre(one.opened, other.opened), numbersAre(one.number, other.number, ENOUGH_DIGITS)]
  if (likeness.includes('same')) return false
  return companyOf(a) !== companyOf(b) || likeness.includes('differ')
}
