import { grid } from '#engine/cases/printed-account.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'

/** The ordinary accounts that the cases of a rule change. */
export const CARD: Partial<Account> = {
  creditorName: 'LAKESHORE BANK',
  accountNumber: 'XXXXXXXXXXXX2231',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  responsibility: 'individual',
  dateOpened: '2017-02-14',
  highBalance: 2_345_00,
  creditLimit: 5_000_00,
  currentBalance: 900_00,
  status: 'open',
  statusText: 'Open/Never late.',
  paymentStatus: 'current',
  dateReported: '2026-05-20',
}
export const CHARGED_OFF: Partial<Account> = {
  ...CARD,
  status: null,
  statusText: 'Account charged off.',
  paymentStatus: 'charge_off',
  dateOfFirstDelinquency: '2022-06-10',
}
export const AUTO_LOAN: Partial<Account> = {
  ...CARD,
  creditorName: 'WESTERN AUTO CREDIT',
  accountNumber: 'XXXXXXXX4410',
  accountType: 'installment',
  accountTypeText: 'Auto loan',
  creditLimit: null,
  highBalance: null,
  originalBalance: 21_000_00,
  currentBalance: 12_400_00,
  dateOpened: '2021-06-09',
}
export const COLLECTION: Partial<Account> = {
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  originalCreditor: 'SUMMIT WIRELESS',
  accountNumber: 'XXXXX6604',
  accountType: 'collection',
  accountTypeText: 'Collection',
  responsibility: 'individual',
  dateOpened: '2023-03-11',
  dateReported: '2026-05-20',
  dateOfFirstDelinquency: '2022-08-03',
  statusText: 'Collection account.',
  paymentStatus: 'in_collections',
  currentBalance: 487_00,
  originalBalance: 487_00,
}

/** What makes a loan one for school, or for a house. */
export const FOR_SCHOOL: Partial<Account> = { creditorName: 'DEPT OF EDUCATION/AIDVANTAGE', accountTypeText: 'Education Loan' }
export const FOR_A_HOUSE: Partial<Account> = {
  creditorName: 'PLAINS HOME LOANS',
  accountType: 'mortgage',
  accountTypeText: 'Conventional real estate mortgage',
  currentBalance: 180_000_00,
}

/** A history of marks alone, newest first. */
export const marks = (cells: string, newest = '2026-05'): { readonly paymentHistory: readonly HistoryMonth[] } => ({
  paymentHistory: grid(newest, cells),
})
