import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

/** Weighs more than any single entry. */
const OF_THE_WHOLE = 1000

/**
 * How much of a report speaks against the order in which its pages were read: totals and page numbers that disagree, facts that were not
 * found, values to be asked for, and entries in a section for adverse ones that show nothing adverse. To be compared with another order only.
 */
export const doubtsOfOrder = (reports: readonly Report[]): number => reports.reduce((sum, report) => sum + doubtsOf(report), 0)

function doubtsOf({ accounts, totals }: Report): number {
  const printed = Object.entries(totals.printed).reduce(
    (sum, [name, count]) => sum + Math.abs(count - (totals.read[name] ?? 0)),
    0,
  )
  const disagrees = totals.reconciled === false ? OF_THE_WHOLE + printed : 0
  return accounts.reduce((sum, account) => sum + doubtsOfEntry(account), disagrees)
}

function doubtsOfEntry(account: Account): number {
  const facts = Object.values(account.evidence)
  const asked = facts.filter(({ confidence = 1 }) => confidence < 1).length
  return asked * 2 - facts.length + (isAdverseForNothing(account) ? 1 : 0)
}

/** It stands among the adverse entries, and neither its status nor a month of it is. */
const isAdverseForNothing = ({ isMarkedAdverse = false, paymentStatus, paymentHistory }: Account): boolean =>
  isMarkedAdverse && paymentStatus === 'current' && paymentHistory.every(({ code }) => GOOD.has(code))

const GOOD: ReadonlySet<string> = new Set(['ok', 'no_data', 'too_new', 'closed'])
