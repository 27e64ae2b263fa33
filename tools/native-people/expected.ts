import type { Account, BalanceMonth, FormerRemark } from '#engine/report/account.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Mark } from '#tools/native-people/story.ts'

/** What a careful person reads of an account on the pages; amounts in cents. A field that is left out is not compared. */
export interface ExpectedAccount {
  readonly fields: Partial<
    Pick<
      Account,
      | 'creditorName'
      | 'accountNumber'
      | 'originalCreditor'
      | 'accountType'
      | 'responsibility'
      | 'status'
      | 'paymentStatus'
      | 'statusText'
      | 'dateOpened'
      | 'dateClosed'
      | 'dateReported'
      | 'balanceDate'
      | 'lastPaymentDate'
      | 'dateOfFirstDelinquency'
      | 'delinquencyFirstReported'
      | 'dateAssigned'
      | 'removalDate'
      | 'currentBalance'
      | 'pastDue'
      | 'creditLimit'
      | 'highBalance'
      | 'originalBalance'
      | 'chargeOffAmount'
      | 'monthlyPayment'
      | 'lastPaymentAmount'
      | 'terms'
    >
  >
  readonly marks: Readonly<Record<string, HistoryCode>>
  readonly money: Readonly<Record<string, Omit<BalanceMonth, 'month'>>>
  readonly remarks: readonly string[]
  readonly formerRemarks: readonly FormerRemark[]
}

/** What a careful person reads in a printed report. */
export interface Expected {
  readonly bureau: Bureau
  readonly reportDate: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly born: string
  readonly ssn4: string | null
  /** Each as `street | city | state | zip`. */
  readonly addresses: readonly string[]
  readonly phones: readonly string[]
  readonly employers: readonly string[]
  readonly accounts: readonly ExpectedAccount[]
  /** Each as `hard NAME 2025-03-09`. */
  readonly inquiries: readonly string[]
  readonly isReconciled: boolean | null
}

export interface Printed {
  readonly pdf: Uint8Array
  readonly expected: Expected
}

const CODES: Readonly<Record<Mark, HistoryCode>> = {
  OK: 'ok',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  CO: 'charge_off',
  R: 'repossession',
}
export const codeOf = (mark: Mark): HistoryCode => CODES[mark]

export const cents = (amount: number | null): number | null => (amount === null ? null : amount * 100)

/** Only the figures that are printed, and nothing where none is. */
export function moneyRow(figures: Partial<Omit<BalanceMonth, 'month'>>): Omit<BalanceMonth, 'month'> | null {
  const row = {
    balance: null,
    scheduledPayment: null,
    paid: null,
    pastDue: null,
    creditLimit: null,
    highBalance: null,
    ...figures,
  }
  const { remarks, ...amounts } = row
  return Object.values(amounts).every((value) => value === null) && remarks === undefined ? null : row
}
