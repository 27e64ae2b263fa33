import { presentReports } from '#engine/analysis/credit-file.ts'
import { accountOrder } from '#engine/analysis/entry.ts'
import { isAuthorizedUser, isCollector } from '#engine/audit/entry-kinds.ts'
import { isSameAccount } from '#engine/audit/same-account.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import type { Cents } from '#engine/values/money.ts'

/** An account that is late now and can still be brought current, on every report that says so. */
export interface PastDueAccount {
  readonly creditorName: string
  /** The most that a report prints as past due. */
  readonly pastDue: Cents
  readonly listings: readonly { readonly report: Report; readonly account: Account; readonly pastDue: Cents }[]
}

/** The costliest first. One account that several bureaus list is one account. */
export function pastDueAccounts(reports: readonly Report[]): readonly PastDueAccount[] {
  const listings = presentReports(reports)
    .toSorted((a, b) => (a.bureau < b.bureau ? -1 : 1))
    .flatMap((report) => report.accounts.toSorted(accountOrder).flatMap((account) => listingOf(report, account)))
  const groups: (typeof listings)[] = []
  for (const listing of listings) {
    const same = groups.find((group) =>
      group.every((other) => other.report.id !== listing.report.id && isSameAccount(other.account, listing.account)),
    )
    if (same === undefined) groups.push([listing])
    else same.push(listing)
  }
  return groups
    .map((group) => ({
      creditorName: group[0]?.account.creditorName ?? '',
      pastDue: Math.max(...group.map((listing) => listing.pastDue)),
      listings: group,
    }))
    .toSorted((a, b) => b.pastDue - a.pastDue)
}

/** Late by the entry's own status, with an amount; not charged off, not in collection, not somebody else's, not closed. */
function listingOf(report: Report, account: Account) {
  const { status, paymentStatus, pastDue } = account
  const isLate = paymentStatus === 'late' || (paymentStatus === null && status === 'delinquent')
  if (!isLate || pastDue === null || pastDue <= 0 || isCollector(account) || isAuthorizedUser(account)) return []
  return status === 'closed' || status === 'paid' || status === 'transferred' ? [] : [{ report, account, pastDue }]
}
