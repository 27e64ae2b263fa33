import type { Account } from '#engine/report/account.ts'
import { monthsBetween, type PartialDay } from '#engine/values/day.ts'
import type { Percent } from '#engine/values/percent.ts'

/** The three figures of a credit profile; null where the reports do not print what is needed. */
export interface ProfileFigures {
  /** Months paid as agreed, of all months that say how they were paid. */
  readonly paymentHistory: Percent | null
  /** Balances of the open revolving accounts, of their limits. Can be over 100. */
  readonly creditUtilization: number | null
  /** Average age of the accounts, of ten years; 100 from ten years on. */
  readonly creditHistory: Percent | null
}

const FULL_HISTORY_MONTHS = 120
const SILENT_CODES = new Set(['no_data', 'too_new', 'closed'])

/** The figures of all accounts together; `asOf` is the date of the newest report. */
export function profileFigures(accounts: readonly Account[], asOf: PartialDay | null): ProfileFigures {
  return {
    paymentHistory: paidAsAgreed(accounts),
    creditUtilization: utilization(accounts),
    creditHistory: asOf === null ? null : averageAge(accounts, asOf),
  }
}

function paidAsAgreed(accounts: readonly Account[]): Percent | null {
  const months = accounts.flatMap((account) => account.paymentHistory).filter((month) => !SILENT_CODES.has(month.code))
  if (months.length === 0) return null
  const good = months.filter((month) => month.code === 'ok').length
  return Math.round((good / months.length) * 100)
}

function utilization(accounts: readonly Account[]): number | null {
  let balance = 0
  let limit = 0
  for (const account of accounts) {
    if (account.accountType !== 'revolving' || account.status === 'closed' || account.status === 'paid') continue
    if (account.creditLimit === null || account.creditLimit <= 0 || account.currentBalance === null) continue
    balance += account.currentBalance
    limit += account.creditLimit
  }
  return limit === 0 ? null : Math.round((balance / limit) * 100)
}

function averageAge(accounts: readonly Account[], asOf: PartialDay): Percent | null {
  const ages = accounts.flatMap((account) => (account.dateOpened === null ? [] : [monthsBetween(account.dateOpened, asOf)]))
  if (ages.length === 0) return null
  const average = ages.reduce((sum, age) => sum + Math.max(0, age), 0) / ages.length
  return Math.min(100, Math.round((average / FULL_HISTORY_MONTHS) * 100))
}
