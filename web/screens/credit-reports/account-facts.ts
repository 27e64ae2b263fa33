import type { z } from 'zod'
import type { account } from '#contract/reports.ts'
import { writeDay } from '#engine/values/day.ts'
import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import { writeDollars } from '#web/parts/written.ts'
import type { Tone } from '#web/ui/tag.tsx'

export type Account = z.output<typeof account>

export const ACCOUNT_TYPE_WORDS: Record<AccountType, string> = {
  revolving: 'Revolving',
  installment: 'Installment',
  mortgage: 'Mortgage',
  open: 'Open account',
  collection: 'Collection',
}

const RESPONSIBILITY_WORDS: Record<Responsibility, string> = {
  individual: 'Individual',
  joint: 'Joint',
  authorized_user: 'Authorized user',
  cosigner: 'Cosigner',
  terminated: 'Terminated',
  deceased: 'Deceased',
  other: 'Other',
}

const STATUS_WORDS: Record<AccountStatus, string> = {
  open: 'Open',
  closed: 'Closed',
  paid: 'Paid',
  delinquent: 'Delinquent',
  transferred: 'Transferred',
  deferred: 'Deferred',
}

const PAYMENT_STATUS_WORDS: Record<PaymentStatus, { readonly label: string; readonly tone: Tone }> = {
  current: { label: 'Current', tone: 'good' },
  late: { label: 'Late', tone: 'warn' },
  in_collections: { label: 'In collections', tone: 'bad' },
  charge_off: { label: 'Charged off', tone: 'bad' },
  repossession: { label: 'Repossession', tone: 'bad' },
  voluntary_surrender: { label: 'Voluntary surrender', tone: 'bad' },
  foreclosure: { label: 'Foreclosure', tone: 'bad' },
  bankruptcy: { label: 'Bankruptcy', tone: 'bad' },
}

/** How the account is being paid, else whether it is open; null when the report says neither. */
export function standingOf({ paymentStatus, status }: Account): { readonly label: string; readonly tone: Tone } | null {
  if (paymentStatus !== null) return PAYMENT_STATUS_WORDS[paymentStatus]
  return status === null ? null : { label: STATUS_WORDS[status], tone: 'neutral' }
}

type TextOf = (account: Account) => string | null

const day =
  (read: (account: Account) => string | null): TextOf =>
  (account) => {
    const value = read(account)
    return value === null ? null : writeDay(value)
  }
const dollars =
  (read: (account: Account) => number | null): TextOf =>
  (account) => {
    const value = read(account)
    return value === null ? null : writeDollars(value)
  }

/** The values of an account in the order a reader asks for them: field of the wire, name, text. */
export const FIELDS: readonly (readonly [field: keyof Account & string, name: string, text: TextOf])[] = [
  [
    'accountTypeText',
    'Type',
    ({ accountTypeText, accountType }) => accountTypeText ?? (accountType && ACCOUNT_TYPE_WORDS[accountType]),
  ],
  ['loanType', 'Loan type', ({ loanType }) => loanType],
  ['responsibility', 'Responsibility', ({ responsibility }) => responsibility && RESPONSIBILITY_WORDS[responsibility]],
  ['originalCreditor', 'Original creditor', ({ originalCreditor }) => originalCreditor],
  ['status', 'Account status', ({ status }) => status && STATUS_WORDS[status]],
  ['currentBalance', 'Balance', dollars((account) => account.currentBalance)],
  ['balanceDate', 'Balance date', day((account) => account.balanceDate)],
  ['pastDue', 'Past due', dollars((account) => account.pastDue)],
  ['creditLimit', 'Credit limit', dollars((account) => account.creditLimit)],
  ['highBalance', 'High balance', dollars((account) => account.highBalance)],
  ['originalBalance', 'Original balance', dollars((account) => account.originalBalance)],
  ['chargeOffAmount', 'Charge-off amount', dollars((account) => account.chargeOffAmount)],
  ['monthlyPayment', 'Monthly payment', dollars((account) => account.monthlyPayment)],
  ['terms', 'Terms', ({ terms }) => terms],
  ['dateOpened', 'Date opened', day((account) => account.dateOpened)],
  ['dateClosed', 'Date closed', day((account) => account.dateClosed)],
  ['dateReported', 'Date reported', day((account) => account.dateReported)],
  ['statusDate', 'Status since', day((account) => account.statusDate)],
  ['lastPaymentDate', 'Last payment', day((account) => account.lastPaymentDate)],
  ['lastActivityDate', 'Last activity', day((account) => account.lastActivityDate)],
  ['dateOfFirstDelinquency', 'Date of first delinquency', day((account) => account.dateOfFirstDelinquency)],
  ['delinquencyFirstReported', 'Delinquency first reported', day((account) => account.delinquencyFirstReported)],
  ['dateAssigned', 'Date assigned', day((account) => account.dateAssigned)],
  ['removalDate', 'On record until', day((account) => account.removalDate)],
  ['soldTo', 'Sold to', ({ soldTo }) => soldTo],
]

export const LEFT_BLANK = 'left blank'

/** What the report prints about an account; a label with nothing behind it is a fact too and says so. */
export function factsOf(account: Account) {
  return FIELDS.flatMap(([field, name, text]) => {
    const value = text(account)
    const evidence = account.evidence[field]
    return value === null && evidence === undefined ? [] : [{ name, text: value ?? LEFT_BLANK, evidence }]
  })
}
