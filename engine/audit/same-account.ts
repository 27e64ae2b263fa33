import type { Hit, Listed, Surroundings } from '#engine/audit/rule.ts'
import { matchOverTime } from '#engine/matching/match-over-time.ts'
import { readLinks } from '#engine/matching/said-links.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { lastDayOf, firstDayOf, writeDay } from '#engine/values/day.ts'

type Found = ReadonlyMap<Account, Account>

/** Each earlier report is matched once for all accounts and rules. */
const found = new WeakMap<Surroundings, Map<Report, Found>>()

function foundIn(earlier: Report, surroundings: Surroundings): Found {
  const before = found.get(surroundings) ?? new Map<Report, Found>()
  found.set(surroundings, before)
  const known = before.get(earlier)
  if (known !== undefined) return known
  const matched = matchOverTime(surroundings.report, earlier, readLinks(surroundings.links ?? []))
  before.set(earlier, matched)
  return matched
}

/** The account in an earlier report of the same bureau; null unless it is certain which it is. */
export function sameAccountIn(account: Account, surroundings: Surroundings, earlier: Report): Account | null {
  const { report } = surroundings
  if (report.bureau !== earlier.bureau || !isOlder(earlier, report)) return null
  return foundIn(earlier, surroundings).get(account) ?? null
}

/** Every day that the one can be of is before every day of the other. */
export function isOlder(earlier: Report, here: Report): boolean {
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
    const before = sameAccountIn(account, surroundings, report)
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
