import type { Account } from '#engine/report/account.ts'
import type { LawCase } from '#tools/law-cases/law-case.ts'

/** Changes that make no lawful account unlawful: what is printed otherwise, and what is not printed. */
export interface Change {
  readonly name: string
  readonly of: (account: Partial<Account>) => Partial<Account>
}

const inWords = (name: string, said: (text: string) => string): Change => ({
  name,
  of: (account) => ({
    ...account,
    ...(typeof account.statusText === 'string' && { statusText: said(account.statusText) }),
    ...(account.remarks !== undefined && { remarks: account.remarks.map(said) }),
  }),
})

/** Its absence only makes less known; `accuses` says what may still be said without it. */
const UNPRINTED = [
  'statusText',
  'status',
  'paymentStatus',
  'dateOpened',
  'dateClosed',
  'dateReported',
  'balanceDate',
  'lastPaymentDate',
  'lastActivityDate',
  'dateOfFirstDelinquency',
  'dateAssigned',
  'accountType',
  'accountTypeText',
  'loanType',
  'terms',
  'monthlyPayment',
  'highBalance',
  'chargeOffAmount',
  'creditLimit',
  'soldTo',
  'originalCreditor',
  'accountNumber',
  'pastDue',
  'currentBalance',
] as const satisfies readonly (keyof Account)[]

export const CHANGES: readonly Change[] = [
  inWords('capitals', (text) => text.toUpperCase()),
  inWords('small letters', (text) => text.toLowerCase()),
  inWords('brackets', (text) => `>${text}<`),
  inWords('hyphens of print', (text) => text.replaceAll('-', '\u2010')),
  inWords('wide spaces', (text) => text.replaceAll(' ', '\u00a0 ')),
  inWords('soft hyphens', (text) => text.replaceAll(/([a-z]{3})([a-z]{3})/g, '$1\u00ad$2')),
  ...UNPRINTED.map((field) => ({ name: `no ${field}`, of: (account: Partial<Account>) => ({ ...account, [field]: null }) })),
]

/** The case with each of its accounts changed. */
export const changedCase = (one: LawCase, { of }: Change): LawCase => ({
  ...one,
  beside: one.beside.map(of),
  ...(one.account !== undefined && { account: of(one.account) }),
  ...(one.before !== undefined && { before: of(one.before) }),
  ...(one.elsewhere !== undefined && { elsewhere: of(one.elsewhere) }),
})
