import type { CaseLayout } from '#engine/cases/case.ts'
import type { Account } from '#engine/report/account.ts'

/**
 * Which label each layout prints for a field (reference/report-formats.md 2.1 to 2.8). A field without a label is not
 * printed there, so a case cannot give it.
 */
export type Field = Exclude<
  keyof Account,
  'id' | 'evidence' | 'printsDofd' | 'paymentHistory' | 'balanceHistory' | 'remarks' | 'contact'
>
export type Labels = Readonly<Partial<Record<Field, string>>>

const EXPERIAN: Labels = {
  creditorName: 'Account Name',
  accountNumber: 'Account Number',
  accountType: 'Account Type',
  accountTypeText: 'Account Type',
  responsibility: 'Responsibility',
  dateOpened: 'Date Opened',
  status: 'Status',
  paymentStatus: 'Status',
  statusText: 'Status',
  statusDate: 'Status Updated',
  pastDue: 'Status',
  pastDueDate: 'Status',
  chargeOffAmount: 'Status',
  currentBalance: 'Balance',
  balanceDate: 'Balance Updated',
  lastPaymentDate: 'Recent Payment',
  lastPaymentAmount: 'Recent Payment',
  monthlyPayment: 'Monthly Payment',
  creditLimit: 'Credit Limit',
  originalBalance: 'Original Balance',
  highBalance: 'Highest Balance',
  terms: 'Terms',
  removalDate: 'On Record Until',
  originalCreditor: 'Original Creditor',
  soldTo: 'Company Sold',
}

const MY_EQUIFAX: Labels = {
  creditorName: 'heading',
  accountNumber: 'Account Number',
  accountType: 'Account Type',
  accountTypeText: 'Account Type',
  loanType: 'Loan Type',
  responsibility: 'Payment Responsibility',
  status: 'Activity Designator',
  paymentStatus: 'Account Status',
  statusText: 'Account Status',
  dateOpened: 'Date Opened',
  dateClosed: 'Date Closed',
  dateReported: 'Date Reported',
  lastPaymentDate: 'Date of Last Payment',
  lastActivityDate: 'Date of Last Activity',
  dateOfFirstDelinquency: 'Date of First Delinquency',
  delinquencyFirstReported: 'Delinquency First Reported',
  currentBalance: 'Balance',
  pastDue: 'Amount Past Due',
  creditLimit: 'Credit Limit',
  highBalance: 'High Credit',
  chargeOffAmount: 'Charge Off Amount',
  monthlyPayment: 'Scheduled Payment Amount',
  lastPaymentAmount: 'Actual Payment Amount',
  terms: 'Term Duration',
  monthsReviewed: 'Months Reviewed',
}

/** Section 10 of the same report. */
const MY_EQUIFAX_COLLECTION: Labels = {
  creditorName: 'Collection Agency',
  originalCreditor: 'Original Creditor Name',
  accountNumber: 'Account Number',
  accountType: 'Collection Agency',
  loanType: 'Creditor Classification',
  responsibility: 'Account Designator Code',
  status: 'Status',
  paymentStatus: 'Collection Agency',
  statusText: 'Status',
  statusDate: 'Status Date',
  dateReported: 'Date Reported:',
  dateAssigned: 'Date Assigned',
  dateOfFirstDelinquency: 'Date of First Delinquency',
  lastPaymentDate: 'Last Payment Date',
  currentBalance: 'Amount',
  balanceDate: 'Balance Date',
  originalBalance: 'Original Amount Owed',
}

const EQUIFAX_ACR: Labels = {
  ...MY_EQUIFAX,
  accountType: 'Loan/Account Type:',
  accountTypeText: 'Loan/Account Type:',
  loanType: 'Loan/Account Type:',
  responsibility: 'Owner:',
  paymentStatus: 'Status:',
  statusText: 'Status:',
  dateOfFirstDelinquency: 'Date of 1st Delinquency:',
  delinquencyFirstReported: 'Date Major Delinquency 1st Reported:',
}

const TRANSUNION: Labels = {
  creditorName: 'Account Name',
  originalCreditor: 'Original Creditor',
  accountNumber: 'Account Name',
  accountType: 'Account Type',
  accountTypeText: 'Account Type',
  loanType: 'Loan Type',
  responsibility: 'Responsibility',
  status: 'Pay Status',
  paymentStatus: 'Pay Status',
  statusText: 'Pay Status',
  dateOpened: 'Date Opened',
  dateClosed: 'Date Closed',
  dateReported: 'Date Updated',
  balanceDate: 'Date Updated',
  lastPaymentDate: 'Last Payment Made',
  lastPaymentAmount: 'Payment Received',
  currentBalance: 'Balance',
  creditLimit: 'Credit Limit (Hist.)',
  highBalance: 'High Balance (Hist.)',
  monthlyPayment: 'Monthly Payment',
  terms: 'Terms',
  removalDate: 'Estimated month and year this item will be removed',
}

const IDENTITY_IQ: Labels = {
  creditorName: 'sub header',
  originalCreditor: 'Original Creditor:',
  accountNumber: 'Account #:',
  accountType: 'Account Type:',
  accountTypeText: 'Account Type:',
  loanType: 'Account Type - Detail:',
  responsibility: 'Bureau Code:',
  status: 'Account Status:',
  paymentStatus: 'Payment Status:',
  statusText: 'Payment Status:',
  dateOpened: 'Date Opened:',
  dateReported: 'Last Reported:',
  lastActivityDate: 'Date Last Active:',
  lastPaymentDate: 'Date of Last Payment:',
  currentBalance: 'Balance:',
  pastDue: 'Past Due:',
  creditLimit: 'Credit Limit:',
  highBalance: 'High Credit:',
  monthlyPayment: 'Monthly Payment:',
  terms: 'No. of Months (terms):',
}

const MISMO: Labels = {
  creditorName: '_CREDITOR',
  originalCreditor: '_OriginalCreditorName',
  accountNumber: '_AccountIdentifier',
  accountType: '_AccountType',
  accountTypeText: '_AccountType',
  loanType: 'CreditLoanType',
  responsibility: '_AccountOwnershipType',
  status: '_AccountStatusType',
  paymentStatus: '_CURRENT_RATING',
  statusText: '_CURRENT_RATING',
  dateOpened: '_AccountOpenedDate',
  dateClosed: '_AccountClosedDate',
  dateReported: '_AccountReportedDate',
  balanceDate: '_AccountBalanceDate',
  lastPaymentDate: 'LastPaymentDate',
  currentBalance: '_UnpaidBalanceAmount',
  pastDue: '_PastDueAmount',
  creditLimit: '_CreditLimitAmount',
  highBalance: '_HighCreditAmount',
  monthlyPayment: '_MonthlyPaymentAmount',
  chargeOffAmount: '_ChargeOffAmount',
  monthsReviewed: '_MonthsReviewedCount',
  lateCounts: '_LATE_COUNT',
}

const LABELS: Readonly<Record<CaseLayout, Labels>> = {
  'experian-web-print': EXPERIAN,
  'equifax-myequifax': MY_EQUIFAX,
  'equifax-acr': EQUIFAX_ACR,
  'transunion-web-print': TRANSUNION,
  identityiq: IDENTITY_IQ,
  'mismo-2': MISMO,
}

/** The labels of an account, or of a collection where the layout has a section of its own for them. */
export function labelsOf(layout: CaseLayout, isCollectionSection: boolean): Labels {
  return layout === 'equifax-myequifax' && isCollectionSection ? MY_EQUIFAX_COLLECTION : LABELS[layout]
}

/** Fields of which the layout prints the month only. */
export const MONTH_ONLY: Readonly<Record<CaseLayout, readonly Field[]>> = {
  'experian-web-print': ['statusDate', 'pastDueDate', 'removalDate'],
  'equifax-myequifax': [],
  'equifax-acr': [],
  'transunion-web-print': ['removalDate'],
  identityiq: [],
  'mismo-2': [],
}

/** Layouts whose accounts have a label for the date of first delinquency. */
export const PRINTS_DOFD: ReadonlySet<CaseLayout> = new Set(['equifax-myequifax', 'equifax-acr'])
