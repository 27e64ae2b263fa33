import { shownAccountNumber } from '#engine/values/account-number.ts'
import type { BalanceMonth } from '#engine/report/account.ts'
import type { PartialDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'
import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import type { EquifaxStyle } from '#engine/practice/myequifax-style.ts'
import { money, named } from '#engine/practice/print-words.ts'
import { isLateCode, type Situation } from '#engine/practice/situation.ts'
import { type AccountTruth, row, type Row, saidBy, UNREAD } from '#engine/practice/truth.ts'

const STATUS_ENUM: Readonly<Partial<Record<PaymentStatus, string>>> = {
  current: 'PAYS_AS_AGREED',
  in_collections: 'COLLECTION_ACCOUNT',
  charge_off: 'CHARGE_OFF',
  repossession: 'REPOSSESSION',
  voluntary_surrender: 'VOLUNTARY_SURRENDER',
  foreclosure: 'FORECLOSURE',
  bankruptcy: 'INCLUDED_IN_BANKRUPTCY',
}
const LATE_ENUM: Readonly<Partial<Record<HistoryCode, string>>> = {
  '30': 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE',
  '60': 'NOT_MORE_THAN_THREE_PAYMENTS_PAST_DUE',
  '90': 'NOT_MORE_THAN_FOUR_PAYMENTS_PAST_DUE',
}

/** The `Account Status` of an account in the bureau's own capitals, or null when it prints none. */
export function statusEnum(account: Situation): string | null {
  if (account.statusText !== null) return account.statusText
  if (account.paymentStatus === 'late') {
    const newest = account.paymentHistory.find(({ code }) => isLateCode(code))
    return newest === undefined
      ? 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE'
      : (LATE_ENUM[newest.code] ?? 'MORE_THAN_FOUR_PAYMENTS_PAST_DUE')
  }
  return STATUS_ENUM[account.paymentStatus ?? 'current'] ?? null
}

export const isClosed = (account: Situation): boolean => ['closed', 'paid', 'transferred'].includes(account.status ?? '')

const TYPE_ENUM: Readonly<Record<AccountType, string>> = {
  revolving: 'REVOLVING',
  installment: 'INSTALLMENT',
  mortgage: 'MORTGAGE',
  open: 'OPEN',
  collection: 'OPEN',
}
const OWNER_ENUM: Readonly<Record<Responsibility, string>> = {
  individual: 'INDIVIDUAL_ACCOUNT',
  joint: 'JOINT_ACCOUNT',
  authorized_user: 'AUTHORIZED_USER',
  cosigner: 'CO_SIGNER',
  terminated: 'TERMINATED',
  deceased: 'DECEASED',
  other: 'UNDESIGNATED',
}

/** `JOINT_ACCOUNT` as it stands or as `Joint Account`. */
export function enumWords(text: string, style: EquifaxStyle): string {
  if (style.typeWords === 'enum') return text
  return text
    .split('_')
    .map((word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`)
    .join(' ')
}

export function dated(day: PartialDay, style: EquifaxStyle): string {
  const text = named(day)
  return style.padsDays ? text : text.replace(/ 0(\d),/, ' $1,')
}

export const maskedNumber = (number: string, style: EquifaxStyle): string => `${style.mask}${number.slice(-4)}`

const moneyRow = (label: string, cents: Cents | null, says: Partial<AccountTruth>): Row =>
  row(label, cents === null ? null : money(cents), says)

/** `Summary` of an account: number, balance, status, available credit. */
export function summaryRows(account: Situation, style: EquifaxStyle): Row[] {
  const number = account.accountNumber === null ? null : maskedNumber(account.accountNumber, style)
  const { creditLimit, currentBalance } = account
  const available = creditLimit === null || currentBalance === null ? null : Math.max(0, creditLimit - currentBalance)
  return [
    row('Account Number', number, { accountNumber: number === null ? null : shownAccountNumber(number) }),
    moneyRow('Reported Balance', currentBalance, { currentBalance }),
    row('Account Status', statusEnum(account), {
      statusText: statusEnum(account),
      paymentStatus: account.statusText === null ? (account.paymentStatus ?? 'current') : account.paymentStatus,
    }),
    moneyRow('Available Credit', available, {}),
  ]
}

/** `CREDIT_CARD`; the longest ones have spaces, so that they wrap in their column. */
function loanWords(loanType: string, style: EquifaxStyle): string {
  if (style.typeWords === 'words') return loanType
  return loanType.length > 18 ? loanType.toUpperCase() : loanType.toUpperCase().replaceAll(' ', '_')
}

/** `Account Details`, in the order of the print, left and right by turns. */
export function detailRows(account: Situation, style: EquifaxStyle): Row[] {
  const day = (label: string, value: PartialDay | null, says: Partial<AccountTruth>): Row =>
    row(label, value === null ? null : dated(value, style), says)
  const { accountType, responsibility, lastActivityDate, dateClosed, dateOfFirstDelinquency, delinquencyFirstReported } = account
  const typeText = accountType === null ? null : enumWords(TYPE_ENUM[accountType], style)
  const loanText = account.loanType === null ? null : loanWords(account.loanType, style)
  return [
    moneyRow('High Credit', account.highBalance, { highBalance: account.highBalance }),
    row('Payment Responsibility', responsibility === null ? null : enumWords(OWNER_ENUM[responsibility], style), {
      responsibility,
    }),
    moneyRow('Credit Limit', account.creditLimit, { creditLimit: account.creditLimit }),
    row('Account Type', typeText, { accountType, accountTypeText: typeText }),
    row('Terms Frequency', account.monthlyPayment === null ? null : enumWords('MONTHLY', style), {}),
    row('Term Duration', account.terms, { terms: account.terms }),
    moneyRow('Balance', account.currentBalance, { currentBalance: account.currentBalance }),
    day('Date Opened', account.dateOpened, { dateOpened: account.dateOpened }),
    moneyRow('Amount Past Due', account.pastDue, { pastDue: account.pastDue }),
    day('Date Reported', account.dateReported, { dateReported: account.dateReported }),
    moneyRow('Actual Payment Amount', account.lastPaymentAmount, { lastPaymentAmount: account.lastPaymentAmount }),
    day('Date of Last Payment', account.lastPaymentDate, { lastPaymentDate: account.lastPaymentDate }),
    day('Date of Last Activity', lastActivityDate, { lastActivityDate }),
    moneyRow('Scheduled Payment Amount', account.monthlyPayment, { monthlyPayment: account.monthlyPayment }),
    row('Months Reviewed', account.monthsReviewed === null ? null : String(account.monthsReviewed), {
      monthsReviewed: account.monthsReviewed,
    }),
    day('Delinquency First Reported', delinquencyFirstReported, { delinquencyFirstReported }),
    row('Activity Designator', account.activityDesignator, {}),
    row('Creditor Classification', account.creditorClassification, {}),
    day('Deferred Payment Start Date', account.deferredUntil, {}),
    moneyRow('Charge Off Amount', account.chargeOffAmount, { chargeOffAmount: account.chargeOffAmount }),
    row('Balloon Payment Date', null, {}),
    row('Balloon Payment Amount', null, {}),
    row('Loan Type', loanText, { loanType: loanText }),
    day('Date Closed', dateClosed, { dateClosed }),
    day('Date of First Delinquency', dateOfFirstDelinquency, { dateOfFirstDelinquency }),
  ]
}

/** `10. Collections`: one agency's entry, in the order of the print, left and right by turns. */
export function collectionRows(account: Situation, style: EquifaxStyle): Row[] {
  const day = (label: string, value: PartialDay | null, says: Partial<AccountTruth>): Row =>
    row(label, value === null ? null : dated(value, style), says)
  const number = account.accountNumber === null ? null : maskedNumber(account.accountNumber, style)
  const isPaid = account.status === 'paid' || account.currentBalance === 0
  const status = account.statusText ?? (isPaid ? 'PAID' : 'UNPAID')
  const owner = account.responsibility === null ? null : OWNER_ENUM[account.responsibility]
  return [
    row('Collection Agency', account.creditorName, { creditorName: account.creditorName }),
    day('Balance Date', account.balanceDate, { balanceDate: account.balanceDate }),
    row('Original Creditor Name', account.originalCreditor, { originalCreditor: account.originalCreditor }),
    row('Account Designator Code', owner, { responsibility: account.responsibility }),
    day('Date Assigned', account.dateAssigned, { dateAssigned: account.dateAssigned }),
    row('Account Number', number, { accountNumber: number === null ? null : shownAccountNumber(number) }),
    moneyRow('Original Amount Owed', account.originalBalance, { originalBalance: account.originalBalance }),
    row('Creditor Classification', account.creditorClassification, { loanType: account.creditorClassification }),
    moneyRow('Amount', account.currentBalance, { currentBalance: account.currentBalance }),
    day('Last Payment Date', account.lastPaymentDate, { lastPaymentDate: account.lastPaymentDate }),
    day('Status Date', account.statusDate, { statusDate: account.statusDate }),
    day('Date of First Delinquency', account.dateOfFirstDelinquency, { dateOfFirstDelinquency: account.dateOfFirstDelinquency }),
    row('Status', status, { statusText: status, status: isPaid ? 'paid' : null }),
  ]
}

/** The months of the money grids that are printed, newest first; a month with no figure at all is left out. */
function balanceTruth(account: Situation, style: EquifaxStyle): BalanceMonth[] {
  const shows = (grid: string): boolean => style.grids.includes(grid)
  const { creditLimit, highBalance } = account
  const limits = {
    ...(shows('Credit Limit') && creditLimit !== null ? { creditLimit } : {}),
    ...(shows('High Credit') && highBalance !== null ? { highBalance } : {}),
  }
  return account.balanceHistory
    .map(({ month, balance, scheduledPayment, paid, pastDue }) => ({
      month,
      balance: shows('Balance') ? balance : null,
      scheduledPayment: shows('Scheduled Payment') ? scheduledPayment : null,
      paid: shows('Actual Payment') ? paid : null,
      pastDue: shows('Amount Past Due') ? pastDue : null,
      ...limits,
    }))
    .filter((one) => Object.values(one).some((value) => value !== null && value !== one.month))
}

function statusTruth(account: Situation): AccountStatus {
  if (account.activityDesignator?.startsWith('PAID') === true) return 'paid'
  if (account.activityDesignator?.startsWith('TRANSFER') === true) return 'transferred'
  if (isClosed(account) || account.dateClosed !== null) return 'closed'
  return statusEnum(account)?.endsWith('PAST_DUE') === true ? 'delinquent' : 'open'
}

export function equifaxTruth(account: Situation, style: EquifaxStyle, id: string): AccountTruth {
  const shared = {
    ...UNREAD,
    id,
    creditorName: account.creditorName,
    printsDofd: true,
    remarks: account.remarks,
    contact: account.contact,
  }
  if (account.accountType === 'collection') {
    const said = saidBy(collectionRows(account, style))
    return { ...shared, ...said, accountType: 'collection', paymentStatus: 'in_collections', dateReported: account.dateReported }
  }
  return {
    ...shared,
    ...saidBy([...summaryRows(account, style), ...detailRows(account, style)]),
    status: statusTruth(account),
    paymentHistory: account.paymentHistory.filter(({ code }) => CELLS[code] !== ''),
    balanceHistory: balanceTruth(account, style),
  }
}

/** The cells of `Payment History`; a month without data is blank. */
export const CELLS: Readonly<Record<HistoryCode, string>> = {
  ok: '✓',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  charge_off: 'CO',
  collection: 'C',
  repossession: 'R',
  voluntary_surrender: 'V',
  foreclosure: 'F',
  bankruptcy: 'B',
  payment_plan: '',
  closed: '',
  too_new: 'TN',
  no_data: '',
}
export const LEGEND: readonly (readonly [code: HistoryCode, words: string])[] = [
  ['ok', 'Paid on Time'],
  ['30', '30 Days Past Due'],
  ['60', '60 Days Past Due'],
  ['90', '90 Days Past Due'],
  ['120', '120 Days Past Due'],
  ['150', '150 Days Past Due'],
  ['180', '180 Days Past Due'],
  ['voluntary_surrender', 'Voluntary Surrender'],
  ['foreclosure', 'Foreclosure'],
  ['collection', 'Collection Account'],
  ['charge_off', 'Charge-Off'],
  ['bankruptcy', 'Included in Bankruptcy'],
  ['repossession', 'Repossession'],
  ['too_new', 'Too New to Rate'],
  ['no_data', 'No Data Available'],
]
