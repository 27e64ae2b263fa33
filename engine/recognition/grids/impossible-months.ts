import { isDoubtful } from '#engine/reading/doubts/doubts.ts'
import { YEAR } from '#engine/recognition/grids/grid-years.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import { type Month, monthOf, type PartialDay } from '#engine/values/day.ts'

/**
 * The last month of which a report can say anything: that of its day, where this was surely read, or a later one in which an
 * account was surely reported. Null where nobody knows.
 */
export function lastMonthOf({ reportDate, accounts }: Report, head: EvidenceMap): Month | null {
  const own = sureMonth(reportDate, head['reportDate'])
  if (own === null) return null
  const reported = accounts.flatMap(({ dateReported, balanceDate, evidence }) => [
    sureMonth(dateReported, evidence['dateReported']) ?? own,
    sureMonth(balanceDate, evidence['balanceDate']) ?? own,
  ])
  return [own, ...reported].toSorted().at(-1) ?? own
}

/** The month of a day that was surely read. */
export const sureMonth = (day: PartialDay | null, place: EvidenceMap[string] | undefined): Month | null =>
  day === null || day.length < 7 || place === undefined || isDoubtful(place) ? null : monthOf(day)

/** The account without months that cannot have been reported: what was read there is a speck or another year. Nobody is asked about them. */
export function withoutImpossibleMonths(account: Account, last: Month | null): Account {
  const isPossible = (month: Month): boolean => YEAR.test(month.slice(0, 4)) && (last === null || month <= last)
  const isKept = (field: string): boolean => {
    const month = /^(?:payment|balance)History\.(\d{4}-\d{2})$/.exec(field)?.[1]
    return month === undefined || isPossible(month)
  }
  return {
    ...account,
    paymentHistory: account.paymentHistory.filter(({ month }) => isPossible(month)),
    balanceHistory: account.balanceHistory.filter(({ month }) => isPossible(month)),
    evidence: Object.fromEntries(Object.entries(account.evidence).filter(([field]) => isKept(field))),
  }
}
