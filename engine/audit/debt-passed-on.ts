import { type DebtLink, findDebtChains, type Listing } from '#engine/matching/debt-chains.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

/** The entry that has a debt next, and what a page says about it. */
export interface PassedOn {
  readonly to: Account
  readonly link: DebtLink
}

/** The entry that had a debt before, and what a page says about it. */
interface CameFrom {
  readonly from: Account
  readonly link: DebtLink
}

interface Followed {
  readonly onward: ReadonlyMap<Account, PassedOn>
  readonly back: ReadonlyMap<Account, CameFrom>
}

/** Which entry of the same report has the account's debt next; null where no page says so, or not which. */
export function passedOn(account: Account, report: Report): PassedOn | null {
  return followed(report).onward.get(account) ?? null
}

/** Which entry of the same report had the account's debt before; null where no page says so, or not which. */
export function cameFrom(account: Account, report: Report): CameFrom | null {
  return followed(report).back.get(account) ?? null
}

/** A report never changes once read, so its debts are followed once. */
const known = new WeakMap<Report, Followed>()

function followed(report: Report): Followed {
  const before = known.get(report)
  if (before !== undefined) return before
  const found = follow(report, (account) => account)
  known.set(report, found)
  return found
}

/**
 * The same as `cameFrom`, but without a look at the dates of first delinquency, which otherwise make two entries two debts.
 * Anyone who asks must know by other facts that they are one.
 */
export function cameFromWhateverItsAge(account: Account, report: Report): CameFrom | null {
  const before = ageless.get(report)
  if (before !== undefined) return before.back.get(account) ?? null
  const found = follow(report, (one) => (one.dateOfFirstDelinquency === null ? one : { ...one, dateOfFirstDelinquency: null }))
  ageless.set(report, found)
  return found.back.get(account) ?? null
}

const ageless = new WeakMap<Report, Followed>()

/** `seenAs`: what is to be looked at instead of an entry. */
function follow(report: Report, seenAs: (account: Account) => Account): Followed {
  const seen = new Map(report.accounts.map((account) => [seenAs(account), account]))
  const listings = [...seen.keys()].map((one): Listing<Account> => ({ accounts: { [report.bureau]: one } }))
  const [onward, back] = [new Map<Account, PassedOn>(), new Map<Account, CameFrom>()]
  for (const { holders, links } of findDebtChains(listings)) {
    for (const [index, link] of links.entries()) {
      const [from, to] = [holders[index], holders[index + 1]].map((holder) => {
        const one = holder?.listing?.accounts[report.bureau]
        return one === undefined ? undefined : seen.get(one)
      })
      if (from === undefined || to === undefined) continue
      onward.set(from, { to, link })
      back.set(to, { from, link })
    }
  }
  return { onward, back }
}

/** Where an entry says that the debt was passed on: evidence keys. */
export const saidIn = ({ id }: Account, { statements }: DebtLink): readonly string[] =>
  statements.filter(({ accountId }) => accountId === id).map(({ field }) => field)
