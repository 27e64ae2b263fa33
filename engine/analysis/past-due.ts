import { presentReports } from '#engine/analysis/credit-file.ts'
import { accountOrder } from '#engine/analysis/entry.ts'
import { isAuthorizedUser, isCollector } from '#engine/audit/entry-kinds.ts'
import { matchAccounts } from '#engine/matching/match-accounts.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import type { Cents } from '#engine/values/money.ts'

interface PastDueListing {
  readonly report: Report
  readonly account: Account
  readonly pastDue: Cents
}

/** An account that is late now and can still be brought current, on every report that says so. */
export interface PastDueAccount {
  readonly creditorName: string
  /** The most that a report prints as past due. */
  readonly pastDue: Cents
  readonly listings: readonly PastDueListing[]
}

/** The costliest first. One account that several bureaus list is one account. */
export function pastDueAccounts(reports: readonly Report[]): readonly PastDueAccount[] {
  const sorted = presentReports(reports)
    .toSorted((a, b) => (a.bureau < b.bureau ? -1 : 1))
    .map((report) => ({ ...report, accounts: report.accounts.toSorted(accountOrder) }))
  const listings = sorted.flatMap((report) => report.accounts.flatMap((account) => listingOf(report, account)))
  const accounts = accountsOf(sorted)
  return [...Map.groupBy(listings, ({ account }) => accounts.get(account))]
    .map(([, group]) => ({
      creditorName: group[0]?.account.creditorName ?? '',
      pastDue: Math.max(...group.map((listing) => listing.pastDue)),
      listings: group,
    }))
    .toSorted((a, b) => b.pastDue - a.pastDue)
}

/** Which account each entry is, by number. */
function accountsOf(reports: readonly Report[]): ReadonlyMap<Account, number> {
  const matched = matchAccounts(reports.map(({ id, bureau, accounts }) => ({ bureau, reportId: id, file: id, accounts })))
  return new Map(matched.flatMap(({ accounts }, index) => Object.values(accounts).map((account) => [account, index] as const)))
}

/** Late by the entry's own status, with an amount; not charged off, not in collection, not someone else's, not closed. */
function listingOf(report: Report, account: Account): readonly PastDueListing[] {
  const { status, paymentStatus, pastDue } = account
  const isLate = paymentStatus === 'late' || (paymentStatus === null && status === 'delinquent')
  if (!isLate || pastDue === null || pastDue <= 0 || isCollector(account) || isAuthorizedUser(account)) return []
  return status === 'closed' || status === 'paid' || status === 'transferred' ? [] : [{ report, account, pastDue }]
}
