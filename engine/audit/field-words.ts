import { writeMark } from '#engine/audit/history.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

type Writer = (account: Account) => string | null

const day =
  (field: 'dateOpened' | 'dateClosed' | 'lastPaymentDate' | 'dateOfFirstDelinquency' | 'removalDate' | 'dateAssigned'): Writer =>
  ({ [field]: value }) =>
    value === null ? null : writeDay(value)

type AmountField =
  | 'currentBalance'
  | 'pastDue'
  | 'creditLimit'
  | 'highBalance'
  | 'originalBalance'
  | 'chargeOffAmount'
  | 'monthlyPayment'
  | 'lastPaymentAmount'
const amount =
  (field: AmountField): Writer =>
  ({ [field]: value }) =>
    value === null ? null : writeMoney(value)

const RESPONSIBILITY_IN_WORDS = {
  individual: 'individual account',
  joint: 'joint account',
  authorized_user: 'authorized user',
  cosigner: 'co-signer',
  terminated: 'terminated',
  deceased: 'deceased',
  other: 'other',
} as const satisfies Record<NonNullable<Account['responsibility']>, string>

interface FieldWords {
  /** As a list names the field. */
  readonly name: string
  readonly write: Writer
}

/** The fields of an account that get words, in their order. Days that every update moves are left out. */
const FIELDS = {
  statusText: { name: 'Status', write: ({ statusText }) => statusText },
  pastDue: { name: 'Amount past due', write: amount('pastDue') },
  currentBalance: { name: 'Balance', write: amount('currentBalance') },
  creditLimit: { name: 'Credit limit', write: amount('creditLimit') },
  highBalance: { name: 'Highest balance', write: amount('highBalance') },
  originalBalance: { name: 'Original amount', write: amount('originalBalance') },
  chargeOffAmount: { name: 'Amount charged off', write: amount('chargeOffAmount') },
  monthlyPayment: { name: 'Monthly payment', write: amount('monthlyPayment') },
  lastPaymentAmount: { name: 'Last payment', write: amount('lastPaymentAmount') },
  lastPaymentDate: { name: 'Date of last payment', write: day('lastPaymentDate') },
  dateOpened: { name: 'Date opened', write: day('dateOpened') },
  dateClosed: { name: 'Date closed', write: day('dateClosed') },
  dateOfFirstDelinquency: { name: 'Date of first delinquency', write: day('dateOfFirstDelinquency') },
  dateAssigned: { name: 'Date assigned', write: day('dateAssigned') },
  removalDate: { name: 'Removal date', write: day('removalDate') },
  responsibility: {
    name: 'Responsibility',
    write: ({ responsibility }) => (responsibility === null ? null : RESPONSIBILITY_IN_WORDS[responsibility]),
  },
  accountTypeText: { name: 'Account type', write: ({ accountTypeText }) => accountTypeText },
  loanType: { name: 'Loan type', write: ({ loanType }) => loanType },
  originalCreditor: { name: 'Original creditor', write: ({ originalCreditor }) => originalCreditor },
  soldTo: { name: 'Sold to', write: ({ soldTo }) => soldTo },
  terms: { name: 'Terms', write: ({ terms }) => terms },
} as const satisfies Partial<Record<keyof Account, FieldWords>>

export type ToldField = keyof typeof FIELDS
const isTold = (key: string): key is ToldField => Object.hasOwn(FIELDS, key)
export const TOLD_FIELDS: readonly ToldField[] = Object.keys(FIELDS).filter(isTold)

/** The value of an evidence key in words; null where nothing is printed there, or the field gets no words. */
export function writeField(account: Account, key: string): string | null {
  if (isTold(key)) return FIELDS[key].write(account)
  const [list, at] = key.split('.')
  if (list === 'remarks') return account.remarks[Number(at)] ?? null
  const mark = list === 'paymentHistory' ? account.paymentHistory.find(({ month }) => month === at) : undefined
  return mark === undefined ? null : writeMark(mark)
}

/** `Balance`, `Remark`, `Payment history`; null for a field that is not told. */
export function nameField(key: string): string | null {
  if (isTold(key)) return FIELDS[key].name
  if (key.startsWith('remarks.')) return 'Remark'
  return key.startsWith('paymentHistory.') ? 'Payment history' : null
}
