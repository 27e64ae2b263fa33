import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import type { Month, PartialDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'

/** One month of the payment grid, as printed. */
export interface HistoryMonth {
  readonly month: Month
  readonly code: HistoryCode
}

/** A month of the money that some layouts print next to its mark; unknown figures are null. */
export interface BalanceMonth {
  readonly month: Month
  readonly balance: Cents | null
  readonly scheduledPayment: Cents | null
  readonly paid: Cents | null
  readonly pastDue: Cents | null
  /** Absent where the layout has no column for it. */
  readonly creditLimit?: Cents | null
  readonly highBalance?: Cents | null
  /** The remark codes of the month, as printed. */
  readonly remarks?: string
}

/** Months from the first to the last, as `YYYY-MM` where no day is printed. */
export interface MonthStretch {
  readonly since: PartialDay
  readonly until: PartialDay
}

/** A comment that an account had in earlier months and has no more. */
export interface FormerRemark {
  readonly text: string
  /** Empty where no months are printed. */
  readonly stood: readonly MonthStretch[]
}

/**
 * A tradeline as one bureau prints it, in the normal form of every layout. Unknown is null, never a guess; every
 * field that is not null has its place in `evidence`.
 */
export interface Account {
  readonly id: string
  readonly creditorName: string
  readonly originalCreditor: string | null
  /** As the bureau masks it; of a number that is printed whole, its last four figures. */
  readonly accountNumber: string | null
  readonly accountType: AccountType | null
  /** The printed words, e.g. `Credit card`, `Education Loan`, `Debt Buyer`. */
  readonly accountTypeText: string | null
  /** The printed loan type or creditor classification where the layout has one. */
  readonly loanType: string | null
  readonly responsibility: Responsibility | null
  readonly status: AccountStatus | null
  readonly paymentStatus: PaymentStatus | null
  /** The printed status sentence or enum, e.g. `Account charged off. $500 written off.` */
  readonly statusText: string | null
  readonly statusDate: PartialDay | null
  readonly dateOpened: PartialDay | null
  readonly dateClosed: PartialDay | null
  readonly dateReported: PartialDay | null
  readonly lastPaymentDate: PartialDay | null
  readonly lastActivityDate: PartialDay | null
  readonly dateOfFirstDelinquency: PartialDay | null
  /** `Delinquency First Reported` / `Date Major Delinquency 1st Reported`: a date of reporting, not the DOFD. */
  readonly delinquencyFirstReported: PartialDay | null
  /** Collections: the day the account was assigned to the agency. */
  readonly dateAssigned: PartialDay | null
  /** `On Record Until` / estimated month of removal. */
  readonly removalDate: PartialDay | null
  readonly currentBalance: Cents | null
  readonly balanceDate: PartialDay | null
  readonly pastDue: Cents | null
  /** The day the past-due amount is stated as of, where printed. */
  readonly pastDueDate: PartialDay | null
  readonly creditLimit: Cents | null
  readonly highBalance: Cents | null
  readonly originalBalance: Cents | null
  readonly chargeOffAmount: Cents | null
  readonly monthlyPayment: Cents | null
  readonly lastPaymentAmount: Cents | null
  readonly terms: string | null
  readonly monthsReviewed: number | null
  /** Printed counts of 30, 60 and 90 day lates, where the layout prints them. */
  readonly lateCounts: { readonly days30: number; readonly days60: number; readonly days90: number } | null
  readonly soldTo: string | null
  /** Whether the bureau marks the entry as adverse: by brackets, a badge, a word for it or the section it is in. Absent where it does not. */
  readonly isMarkedAdverse?: boolean
  /** Whether this layout prints a DOFD label on this entry at all (an empty label is a fact, a missing one is not). */
  readonly printsDofd: boolean
  /** Newest first. */
  readonly paymentHistory: readonly HistoryMonth[]
  readonly balanceHistory: readonly BalanceMonth[]
  /** Remarks, comments and narratives as printed, those of today. */
  readonly remarks: readonly string[]
  /** Those of earlier months, where the layout tells them apart; absent where it prints none. */
  readonly formerRemarks?: readonly FormerRemark[]
  /** What else is printed of it and has no field here, e.g. `Date Paid: 07/26/2022`; absent where there is nothing. */
  readonly alsoPrinted?: readonly string[]
  /** The furnisher's address and phone as printed, line by line. */
  readonly contact: { readonly lines: readonly string[]; readonly phone: string | null } | null
  /** In a file of three bureaus: which entry of the file this is a column of, e.g. `3`. The same in the reports of that file. */
  readonly fileEntry: string | null
  readonly evidence: EvidenceMap
}

/** How an account stands, which a layout reads together: from one sentence, one code or one row. */
export type AccountStates = Pick<Account, 'status' | 'paymentStatus' | 'statusText' | 'statusDate'>

const DATES_BESIDE_STATUS = [
  'dateOpened',
  'dateClosed',
  'dateReported',
  'balanceDate',
  'lastPaymentDate',
  'lastActivityDate',
  'dateOfFirstDelinquency',
  'delinquencyFirstReported',
  'dateAssigned',
  'removalDate',
  'pastDueDate',
] as const satisfies readonly (keyof Account)[]

/** The days of an account next to that of its status. */
export type AccountDates = Pick<Account, (typeof DATES_BESIDE_STATUS)[number]>

/** The fields of an account that hold a day. */
export const ACCOUNT_DATES = ['statusDate', ...DATES_BESIDE_STATUS] as const

/** The amounts of an account. */
export type AccountAmounts = Pick<
  Account,
  | 'currentBalance'
  | 'pastDue'
  | 'creditLimit'
  | 'highBalance'
  | 'originalBalance'
  | 'chargeOffAmount'
  | 'monthlyPayment'
  | 'lastPaymentAmount'
>
