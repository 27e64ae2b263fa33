import { accountEntry, type Entry } from '#engine/analysis/entry.ts'
import { type DebtHolder, type DebtLink, findDebtChains } from '#engine/matching/debt-chains.ts'
import { matchAccounts } from '#engine/matching/match-accounts.ts'
import type { AccountLink } from '#engine/matching/said-links.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { writeMoney } from '#engine/values/money.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { plainCode } from '#engine/words/plain-code.ts'

/** A company that had the debt, as a drawing shows it. */
export interface PathStop {
  readonly name: string
  /** The entries that list it, one a bureau; empty where another entry only names it. */
  readonly entries: readonly Entry[]
  /** What each bureau prints of it, a sentence each. */
  readonly facts: readonly string[]
  /** How it is known that the debt came here from the stop before; empty at the first. */
  readonly reasons: readonly string[]
}

/** One debt, from who lent it to who asks for it now. */
export type DebtPath = readonly PathStop[]

/** The debts of a file that went from company to company, by what the pages themselves say about it. */
export function debtPaths(reports: readonly Report[], links: readonly AccountLink[]): readonly DebtPath[] {
  const sides = reports.map(({ id, bureau, accounts }) => ({ bureau, reportId: id, file: id, accounts }))
  const printedOn = new Map(reports.flatMap((report) => report.accounts.map((account) => [account, report] as const)))
  const stop = (holder: DebtHolder<Account>, link: DebtLink | undefined): PathStop => {
    const listed = BUREAUS.flatMap((bureau) => {
      const account = holder.listing?.accounts[bureau]
      const report = account && printedOn.get(account)
      return report === undefined || account === undefined ? [] : [{ report, account }]
    })
    return {
      name: holder.name,
      entries: listed.map(({ report, account }) => accountEntry(report, account, ['creditorName', 'originalCreditor', 'soldTo'])),
      facts: listed.map(({ report, account }) => `${BUREAU_NAMES[report.bureau]}: ${standing(account)}`),
      reasons: reasonsOf(link),
    }
  }
  return findDebtChains(matchAccounts(sides, links)).map(({ holders, links: steps }) =>
    holders.map((holder, index) => stop(holder, steps[index - 1])),
  )
}

function standing({ currentBalance, statusText }: Account): string {
  const owed = currentBalance === null ? 'no balance shown' : `balance ${writeMoney(currentBalance)}`
  return statusText === null ? owed : `${owed}, ${plainCode(statusText)}`
}

/** A field that holds a name alone says by its label what the name is. */
const AS: Readonly<Record<string, string>> = { soldTo: ' as the buyer', originalCreditor: ' as the original creditor' }

function reasonsOf(link: DebtLink | undefined): readonly string[] {
  if (link === undefined) return []
  const said = link.statements.map(({ bureau, field, text }) => `${BUREAU_NAMES[bureau]} reports “${text}”${AS[field] ?? ''}`)
  return [...new Set([...said, ...link.supports])]
}
