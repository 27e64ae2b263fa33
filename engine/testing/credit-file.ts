import type { CreditFile, EntryDispute } from '#engine/analysis/credit-file.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { grid, makeAccount, makeReport } from '#engine/testing/make.ts'

/** A member's credit file as tests of analyses and plans want it. */

export const TODAY = '2025-02-01'

/** A file as the server hands it in: findings and negative items are those of the product's own rules. */
export const fileOf = (reports: readonly Report[], disputes: readonly EntryDispute[] = []): CreditFile => ({
  reports,
  findings: reports.flatMap((report) => auditReport(report)),
  negativeItems: reports.flatMap((report) => negativeItems(report)),
  disputes,
  today: TODAY,
})

export const reportWith = (accounts: readonly Partial<Account>[], more: Partial<Report> = {}): Report =>
  makeReport({ accounts: accounts.map(makeAccount), ...more })

/** A card in use, never late. */
export const CARD: Partial<Account> = {
  id: 'card',
  creditorName: 'HARBOR CARD',
  accountType: 'revolving',
  responsibility: 'individual',
  status: 'open',
  paymentStatus: 'current',
  dateOpened: '2015-03-01',
  currentBalance: 400_000,
  creditLimit: 500_000,
  highBalance: 450_000,
  paymentHistory: grid('2024-12', 'ok', 'ok', 'ok'),
}

/** Two dates that cannot both be true, and a late mark that makes it count. */
export const IMPOSSIBLE: Partial<Account> = {
  id: 'loan',
  creditorName: 'MERIDIAN AUTO',
  accountType: 'installment',
  status: 'closed',
  paymentStatus: 'current',
  dateOpened: '2021-06-15',
  dateClosed: '2020-02-10',
  currentBalance: 0,
  paymentHistory: grid('2024-02', 'ok', '30', 'ok'),
}

/** Late, and lawful for all that the page shows. */
export const LATE: Partial<Account> = {
  id: 'late',
  creditorName: 'ELM FINANCE',
  accountType: 'installment',
  responsibility: 'individual',
  status: 'open',
  paymentStatus: 'late',
  statusText: 'Past due 30 days',
  dateOpened: '2022-01-01',
  pastDue: 34_000,
  currentBalance: 900_000,
  originalBalance: 1_500_000,
  paymentHistory: grid('2024-12', '30', 'ok', 'ok'),
}
