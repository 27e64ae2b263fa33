import { accountOrder } from '#engine/analysis/entry.ts'
import { wasReadWhole } from '#engine/audit/surely-absent.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

/** With fewer open accounts than this a file says little; it still has at least one, or there is nothing to keep. */
export const THIN_BELOW = 3

/** Open, and neither charged off nor in collection: an account that is still being used and paid. */
export const isLiving = ({ status, paymentStatus }: Account): boolean =>
  (status === 'open' || status === 'delinquent') &&
  (paymentStatus === null || paymentStatus === 'current' || paymentStatus === 'late')

export interface ThinFile {
  readonly report: Report
  readonly accounts: readonly Account[]
}

/**
 * The fullest report, an old one included, when even that has few open accounts. Silent when a report was not read whole, or when it
 * does not say about an account whether it is open.
 */
export function thinFile(reports: readonly Report[]): ThinFile | null {
  const counts = reports.map((report) => ({
    report,
    isSure: wasReadWhole(report) && report.accounts.every(({ status }) => status !== null),
    accounts: report.accounts.filter(isLiving).toSorted(accountOrder),
  }))
  if (counts.some(({ isSure, accounts }) => !isSure || accounts.length >= THIN_BELOW)) return null
  const [fullest] = counts.toSorted(
    (a, b) => b.accounts.length - a.accounts.length || (a.report.bureau < b.report.bureau ? -1 : 1),
  )
  return fullest === undefined || fullest.accounts.length === 0 ? null : fullest
}
