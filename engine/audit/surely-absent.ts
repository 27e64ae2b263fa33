import { plainName } from '#engine/matching/plain-name.ts'
import { numbersAre, openingsAre, traitsOf } from '#engine/matching/traits.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { addMonths, monthOf } from '#engine/values/day.ts'

/**
 * Whether a report surely does not list an account: it was read whole, and no entry of it can be the account under another
 * name, with another number or with another opening date. Much is concluded from an absence.
 */
export function isSurelyAbsent(account: Account, report: Report): boolean {
  if (!wasReadWhole(report) || isNameless(account)) return false
  const shelves = shelvesOf(report)
  if (shelves.has(NAMELESS)) return false
  return placesOf(account).every((key) => (shelves.get(key) ?? []).every((entry) => isSurelyOther(account, entry)))
}

/**
 * Its own counts are not other than what was read, and no page of it is a picture on which nothing could be read. Off pictures
 * an entry can be missed without a trace, so there the counts have to agree.
 */
export const wasReadWhole = (report: Report): boolean =>
  report.totals.reconciled !== false &&
  (report.unreadPages ?? []).length === 0 &&
  (report.totals.reconciled === true || !wasRecognised(report))

/** A report never changes once read, so its places are looked through once. */
const recognised = new WeakMap<Report, boolean>()

/** Places that were made out on a picture say how surely. */
export function wasRecognised(report: Report): boolean {
  const before = recognised.get(report)
  if (before !== undefined) return before
  const maps = [report.evidence ?? {}, report.personalInfo.evidence, ...report.accounts.map(({ evidence }) => evidence)]
  const found = maps.some((evidence) => Object.values(evidence).some(({ confidence }) => confidence !== undefined))
  recognised.set(report, found)
  return found
}

type Shelves = ReadonlyMap<string, readonly Account[]>

/** A report never changes once read, so its entries are sorted once. */
const known = new WeakMap<Report, Shelves>()

function shelvesOf(report: Report): Shelves {
  const before = known.get(report)
  if (before !== undefined) return before
  const shelves = new Map<string, Account[]>()
  for (const account of report.accounts)
    for (const key of isNameless(account) ? [NAMELESS] : keysOf(account)) {
      const shelf = shelves.get(key)
      if (shelf === undefined) shelves.set(key, [account])
      else shelf.push(account)
    }
  known.set(report, shelves)
  return shelves
}

/** An entry whose name was not read for certain may be any. */
const NAMELESS = 'no name'
const isNameless = ({ evidence }: Account): boolean => evidence['creditorName'] === undefined

const ENOUGH_DIGITS = 4
const WHOLE_DAY = 10

/** Whatever an account can be found again by: the shown digits of the number, the day it was opened. */
function tellingKeys(account: Account): readonly string[] {
  const { number, opened } = traitsOf(account)
  const digits = number !== null && number.digits.length >= ENOUGH_DIGITS ? number.digits : null
  return [
    ...(digits === null ? [] : [`number ${digits.slice(-ENOUGH_DIGITS)}`]),
    // The first digits are the bank's own: among other companies they tell nothing.
    ...(digits === null ? [] : [`number of ${companyOf(account)} ${digits.slice(0, ENOUGH_DIGITS)}`]),
    ...(opened?.length === WHOLE_DAY ? [`opened ${opened}`] : []),
  ]
}

const YEAR = 4

/** The keys of an entry. */
function keysOf(account: Account): readonly string[] {
  const { opened } = traitsOf(account)
  const company = companyOf(account)
  const keys = [...tellingKeys(account), `company ${company}`]
  if (opened === null) return [...keys, `undated of ${company}`]
  const month = opened.length === YEAR ? opened : monthOf(opened)
  return [...keys, `year of ${company} ${opened.slice(0, YEAR)}`, `opened of ${company} ${month}`]
}

/** Under which keys to look for an account: among those of its company, where it was not surely opened at another time. */
function placesOf(account: Account): readonly string[] {
  const { opened } = traitsOf(account)
  const company = companyOf(account)
  const keys = tellingKeys(account)
  if (opened === null) return [...keys, `company ${company}`]
  if (opened.length === YEAR) return [...keys, `undated of ${company}`, `year of ${company} ${opened}`]
  const months = [-1, 0, 1].map((count) => addMonths(monthOf(opened), count))
  return [...keys, `undated of ${company}`, ...[...months, opened.slice(0, YEAR)].map((when) => `opened of ${company} ${when}`)]
}

const companyOf = (account: Account): string => traitsOf(account).furnisher || plainName(account.creditorName)

/** Of one account the name, the number or the date may change; of one company a new number alone is a new card. */
function isSurelyOther(a: Account, b: Account): boolean {
  const [one, other] = [traitsOf(a), traitsOf(b)]
  const opened = openingsAre(one.opened, other.opened)
  const number = numbersAre(one.number, other.number, ENOUGH_DIGITS)
  if (opened === 'same' || number === 'same') return false
  return companyOf(a) !== companyOf(b) || opened === 'differ'
}
