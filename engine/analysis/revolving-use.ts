import { presentReports } from '#engine/analysis/credit-file.ts'
import { accountOrder } from '#engine/analysis/entry.ts'
import { isLiving } from '#engine/analysis/thin-file.ts'
import { isAuthorizedUser } from '#engine/audit/entry-kinds.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import type { Cents } from '#engine/values/money.ts'

/** Lenders and scoring companies commonly speak of "under 30%"; it is a rule of thumb, not a step in a formula. */
export const USE_GOAL = 30

/** A revolving account whose balance and limit are printed. */
export interface UsedLine {
  readonly account: Account
  readonly balance: Cents
  readonly limit: Cents
  /** Percent of the limit, rounded; can be over 100. */
  readonly percent: number
  /** What would have to be paid to be at the goal; 0 where it is, or where someone else owes it. */
  readonly toPay: Cents
}

/** How much of its revolving limits one report shows in use. */
export interface RevolvingUse {
  readonly report: Report
  readonly percent: number
  readonly balance: Cents
  readonly limit: Cents
  /** Fullest first. */
  readonly lines: readonly UsedLine[]
}

/** The report that shows the most in use: each bureau's file stands for itself, so nothing is counted twice. Null: none says. */
export function fullestUse(reports: readonly Report[]): RevolvingUse | null {
  const uses = presentReports(reports).flatMap((report) => useOn(report) ?? [])
  return uses.toSorted((a, b) => b.percent - a.percent || (a.report.bureau < b.report.bureau ? -1 : 1))[0] ?? null
}

function useOn(report: Report): RevolvingUse | null {
  const lines = report.accounts.toSorted(accountOrder).flatMap((account) => lineOf(account) ?? [])
  const balance = lines.reduce((sum, line) => sum + line.balance, 0)
  const limit = lines.reduce((sum, line) => sum + line.limit, 0)
  if (limit === 0) return null
  const percent = Math.round((balance / limit) * 100)
  return { report, percent, balance, limit, lines: lines.toSorted((a, b) => b.percent - a.percent) }
}

/** An open revolving account that is still a line of credit; a charged-off one is a debt. */
function lineOf(account: Account): UsedLine | null {
  const { accountType, currentBalance: balance, creditLimit: limit } = account
  if (accountType !== 'revolving' || !isLiving(account)) return null
  if (/home equity|heloc/i.test(`${account.accountTypeText ?? ''} ${account.loanType ?? ''}`)) return null
  if (balance === null || limit === null || limit <= 0 || balance < 0) return null
  const toPay = isAuthorizedUser(account) ? 0 : Math.max(0, balance - Math.floor((limit * USE_GOAL) / 100))
  return { account, balance, limit, percent: Math.round((balance / limit) * 100), toPay }
}

/** The member's own lines above the goal: what there is to pay. None: nothing to advise, however full someone else's are. */
export const linesToPay = ({ percent, lines }: RevolvingUse): readonly UsedLine[] =>
  percent <= USE_GOAL ? [] : lines.filter(({ toPay }) => toPay > 0)
