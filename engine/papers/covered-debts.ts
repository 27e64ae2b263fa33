import { matchAccounts, type Side } from '#engine/matching/match-accounts.ts'
import type { AccountLink } from '#engine/matching/said-links.ts'
import { type Coverage, coverageOf } from '#engine/papers/covered-entries.ts'
import type { Account } from '#engine/report/account.ts'
import type { Day } from '#engine/values/day.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'

/** A debt that a discharge may cover, with each bureau's entry of it that has something to mend. */
export interface CoveredDebt {
  /** `covered` where a report says so of any entry: it is one debt. */
  readonly coverage: Coverage
  readonly entries: readonly { readonly bureau: Bureau; readonly account: Account }[]
}

/** One debt is told once, however many bureaus list it. */
export function coveredDebts(
  sides: readonly Side<Account>[],
  filedOn: Day | null,
  links: readonly AccountLink[] = [],
): CoveredDebt[] {
  return matchAccounts(sides, links).flatMap(({ accounts }): CoveredDebt[] => {
    const found = BUREAUS.flatMap((bureau) => {
      const account = accounts[bureau]
      const coverage = account === undefined ? null : coverageOf(account, filedOn)
      return account === undefined || coverage === null ? [] : [{ bureau, account, coverage }]
    })
    if (found.length === 0) return []
    const coverage = found.some((one) => one.coverage === 'covered') ? 'covered' : 'asked'
    return [{ coverage, entries: found.map(({ bureau, account }) => ({ bureau, account })) }]
  })
}
