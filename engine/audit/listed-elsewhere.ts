import type { Known, Listed } from '#engine/audit/rule.ts'
import { matchAccounts, type Side } from '#engine/matching/match-accounts.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

const NOWHERE: readonly Listed[] = []

/** Where else each account of a report is listed: matched once, with all other bureaus at the same time. */
export function listedElsewhere(report: Report, { others = [], links = [] }: Known): (account: Account) => readonly Listed[] {
  if (others.length === 0) return () => NOWHERE
  const reports = [report, ...others.map((other) => other.report)]
  const sides = [
    sideOf(report, report.id),
    ...others.map((other) => sideOf(other.report, other.isOfSameFile ? report.id : other.report.id)),
  ]
  const found = new Map<Account, readonly Listed[]>()
  for (const { accounts } of matchAccounts(sides, links)) {
    const here = accounts[report.bureau]
    if (here === undefined) continue
    const listed = reports.flatMap((other) => {
      const account = other.bureau === report.bureau ? undefined : accounts[other.bureau]
      return account === undefined ? [] : [{ report: other, account }]
    })
    found.set(here, listed)
  }
  return (account) => found.get(account) ?? NOWHERE
}

const sideOf = ({ bureau, id, accounts }: Report, file: string): Side<Account> => ({ bureau, reportId: id, file, accounts })
