import { type DebtLink, findDebtChains, type Listing } from '#engine/matching/debt-chains.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

/** The entry that has a debt next, and what a page says of it. */
export interface PassedOn {
  readonly to: Account
  readonly link: DebtLink
}

/** A report never changes once read, so its debts are followed once. */
const known = new WeakMap<Report, ReadonlyMap<Account, PassedOn>>()

/** Which entry of the same report has the account's debt next; null where no page says so, or not which. */
export function passedOn(account: Account, report: Report): PassedOn | null {
  const before = known.get(report)
  if (before !== undefined) return before.get(account) ?? null
  const found = new Map<Account, PassedOn>()
  const alone = report.accounts.map((one): Listing<Account> => ({ accounts: { [report.bureau]: one } }))
  for (const { holders, links } of findDebtChains(alone)) {
    for (const [index, link] of links.entries()) {
      const [from, to] = [holders[index], holders[index + 1]].map((holder) => holder?.listing?.accounts[report.bureau])
      if (from !== undefined && to !== undefined) found.set(from, { to, link })
    }
  }
  known.set(report, found)
  return found.get(account) ?? null
}
