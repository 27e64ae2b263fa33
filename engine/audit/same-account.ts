import type { Account } from '#engine/report/account.ts'
import type { Hit, Listed, Surroundings } from '#engine/audit/rule.ts'
import type { Report } from '#engine/report/report.ts'
import { lastDayOf, firstDayOf, writeDay, type PartialDay } from '#engine/values/day.ts'

/** The furnisher's name without punctuation and legal form. */
export function furnisherName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b(?:inc|llc|llp|lp|corp|corporation|na|n a|co|company)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const openedMonth = (date: PartialDay | null): string | null => (date === null || date.length < 7 ? null : date.slice(0, 7))

function lastFour(account: Account): string | null {
  const digits = account.accountNumber?.replaceAll(/\D/g, '') ?? ''
  return digits.length >= 4 ? digits.slice(-4) : null
}

/** Same furnisher and type; the opening months must agree, or where one is missing the last four digits; neither may clash. */
export function isSameAccount(a: Account, b: Account): boolean {
  if (
    furnisherName(a.creditorName) !== furnisherName(b.creditorName) ||
    a.accountType === null ||
    a.accountType !== b.accountType
  )
    return false
  const [openedA, openedB] = [openedMonth(a.dateOpened), openedMonth(b.dateOpened)]
  const [digitsA, digitsB] = [lastFour(a), lastFour(b)]
  if (openedA !== null && openedB !== null && openedA !== openedB) return false
  if (digitsA !== null && digitsB !== null && digitsA !== digitsB) return false
  return (openedA !== null && openedB !== null) || (digitsA !== null && digitsB !== null)
}

/** The account in an earlier report of the same bureau; null unless it is the only candidate there and this the only one here. */
function sameAccountIn(account: Account, here: Report, earlier: Report): Account | null {
  if (here.bureau !== earlier.bureau || !isOlder(earlier, here)) return null
  const there = earlier.accounts.filter((candidate) => isSameAccount(account, candidate))
  const [found] = there
  if (found === undefined || there.length > 1) return null
  const back = here.accounts.filter((candidate) => isSameAccount(candidate, found))
  return back.length === 1 ? found : null
}

function isOlder(earlier: Report, here: Report): boolean {
  if (earlier.reportDate === null || here.reportDate === null) return false
  return lastDayOf(earlier.reportDate) < firstDayOf(here.reportDate)
}

/** An account as an earlier report has it. */
export type Before = Listed

/** What a rule concludes from the account and its earlier self, in the newest earlier report that yields a conclusion. */
export function compareWithEarlier(
  account: Account,
  surroundings: Surroundings,
  compare: (before: Before) => Hit | null,
): Hit | null {
  for (const report of surroundings.earlier) {
    const before = sameAccountIn(account, surroundings.report, report)
    const hit = before === null ? null : compare({ report, account: before })
    if (hit !== null) return hit
  }
  return null
}

/** A date that moved by fewer months between two reports is put down to rounding. */
export const SHORTEST_MOVE_MONTHS = 2

/** `the earlier report, dated March 3, 2025,`, as a sentence begins that compares. */
export function nameEarlier({ report }: Before): string {
  return `the earlier report${report.reportDate === null ? '' : `, dated ${writeDay(report.reportDate)},`}`
}
