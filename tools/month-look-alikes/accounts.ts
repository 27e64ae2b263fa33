import { months, type RuleCases, type Situation } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'

type Months = Parameters<typeof months>
export type Row = Months[1]
export type LookAlike = RuleCases['lookAlikes'][number]

export const LOAN: Partial<Account> = {
  creditorName: 'LOWMOOR AUTO CREDIT',
  accountNumber: 'XXXXXXXX7712',
  accountType: 'installment',
  accountTypeText: 'Auto loan',
  responsibility: 'individual',
  dateOpened: '2021-11-04',
  monthlyPayment: 410_00,
  status: 'open',
  statusText: 'Open.',
}
export const CARD: Partial<Account> = {
  ...LOAN,
  creditorName: 'PELL BANK',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  monthlyPayment: 60_00,
}
export const HOUSE: Partial<Account> = {
  ...LOAN,
  creditorName: 'HEARTH MORTGAGE',
  accountType: 'mortgage',
  accountTypeText: 'Conventional real estate mortgage',
  monthlyPayment: 1_300_00,
}
export const STUDY: Partial<Account> = {
  ...LOAN,
  creditorName: 'DEPT OF ED/LARKIN',
  accountTypeText: 'Education loan',
  loanType: 'Education Loan',
  monthlyPayment: 120_00,
}
export const LOST: Partial<Account> = { ...CARD, status: null, statusText: 'Account charged off.', paymentStatus: 'charge_off' }

export const of = (base: Partial<Account>, newest: string, ...rows: readonly Row[]): Situation => ({
  account: { ...base, ...months(newest, ...rows) },
})
export const good = (balance: number, due: number): Row => ['ok', balance, due, due, 0]
export const gone: Row = ['no_data', 0, 0, 0, 0]
