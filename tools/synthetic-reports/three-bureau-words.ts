import { shownAccountNumber } from '#engine/values/account-number.ts'
import { isLateCode, type Situation } from '#engine/practice/situation.ts'
import { slashed } from '#engine/practice/print-words.ts'
import { type AccountTruth, UNREAD } from '#engine/practice/truth.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { HistoryMonth } from '#engine/report/account.ts'
import type { Cents } from '#engine/values/money.ts'
import type { PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** `$1,234.00`. */
export const cents = (amount: Cents): string =>
  `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** A label with one bureau's lines behind it, and what they say. No lines: printed as the layout prints nothing. */
export interface Said {
  readonly label: string
  readonly lines: readonly string[]
  readonly says: Partial<AccountTruth>
}

export const RESPONSIBILITY: Readonly<Record<Responsibility, string>> = {
  individual: 'Individual',
  joint: 'Joint',
  authorized_user: 'Authorized User',
  cosigner: 'Co-Signer',
  terminated: 'Terminated',
  deceased: 'Deceased',
  other: 'Undesignated',
}

/** How a three-bureau page names the type, and the detail under it. */
export function typeWords(
  { accountType, accountTypeText, loanType }: Situation,
  chance: Chance,
): { type: string; detail: string | null; truth: AccountType | null } {
  if (accountType === 'collection' && loanType === 'Debt Buyer')
    return {
      type: chance.pick(['Open Account', 'Collection']),
      detail: chance.pick(['Debt buyer', 'Factoring Company Account']),
      truth: 'collection',
    }
  if (accountType === 'collection') return { type: 'Collection', detail: 'Collection', truth: 'collection' }
  if (accountType === 'mortgage') return { type: 'Mortgage', detail: 'Conventional real estate mortgage', truth: 'mortgage' }
  if (accountType === 'installment') return { type: 'Installment', detail: accountTypeText, truth: 'installment' }
  if (accountType === 'open') return { type: 'Open Account', detail: 'Utility company', truth: 'open' }
  if (chance.isTrue(0.1)) return { type: 'Credit Line', detail: 'Check credit/Line of credit', truth: 'revolving' }
  return { type: 'Revolving', detail: chance.isTrue(0.9) ? (accountTypeText ?? 'Credit Card') : null, truth: 'revolving' }
}

/** The number as such pages mask it. */
export function numberWords(number: string, chance: Chance): string {
  const mask = chance.pick(['full', 'stars', 'tail', 'head'])
  if (mask === 'stars') return `${number.slice(0, -4)}****`
  if (mask === 'tail') return `${number.slice(0, 6)}${'X'.repeat(Math.max(2, number.length - 6))}`
  return mask === 'head' ? `${'*'.repeat(8)}${number.slice(-4)}` : number
}

export const numberSaid = (label: string, printed: string | null): Said =>
  printed === null
    ? { label, lines: [], says: {} }
    : { label, lines: [printed], says: { accountNumber: shownAccountNumber(printed) } }

/** How the account is paid, and what a clerk concludes: `Collection/Chargeoff` is decided by the account's type. */
export function paymentWords(account: Situation, type: AccountType | null): { text: string | null; truth: PaymentStatus | null } {
  const { paymentStatus, paymentHistory } = account
  const newest = paymentHistory[0]?.code ?? '30'
  switch (paymentStatus) {
    case null:
      return { text: null, truth: null }
    case 'current':
      return { text: 'Current', truth: 'current' }
    case 'late':
      return { text: `Late ${isLateCode(newest) ? newest : '30'} Days`, truth: 'late' }
    case 'in_collections':
    case 'charge_off':
      return { text: 'Collection/Chargeoff', truth: type === 'collection' ? 'in_collections' : 'charge_off' }
    case 'repossession':
      return { text: 'Repossession', truth: 'repossession' }
    case 'foreclosure':
      return { text: 'Foreclosure', truth: 'foreclosure' }
    case 'voluntary_surrender':
      return { text: 'Voluntary Surrender', truth: 'voluntary_surrender' }
    case 'bankruptcy':
      return { text: 'Bankruptcy', truth: 'bankruptcy' }
    default:
      return { text: null, truth: null }
  }
}

/** A month as the page codes it, and what the code then says. Null: the cell is blank. */
export function monthWords(code: HistoryCode, type: AccountType | null): { text: string; truth: HistoryCode | null } | null {
  if (isLateCode(code)) return { text: code, truth: code }
  if (code === 'ok') return { text: 'OK', truth: 'ok' }
  if (code === 'charge_off' || code === 'collection')
    return { text: 'CO', truth: type === 'collection' ? 'collection' : 'charge_off' }
  if (code === 'repossession' || code === 'foreclosure' || code === 'voluntary_surrender')
    return { text: 'RF', truth: type === 'mortgage' ? 'foreclosure' : type === 'installment' ? 'repossession' : null }
  if (code === 'bankruptcy' || code === 'payment_plan') return { text: 'PP', truth: 'payment_plan' }
  if (code === 'no_data') return { text: 'ND', truth: 'no_data' }
  return null
}

export const monthsSaid = (months: readonly HistoryMonth[], type: AccountType | null): HistoryMonth[] =>
  months.flatMap(({ month, code }) => {
    const said = monthWords(code, type)
    return said?.truth ? [{ month, code: said.truth }] : []
  })

export const amountSaid = (
  label: string,
  amount: Cents | null,
  { field, zero }: { field: keyof AccountTruth; zero: boolean },
): Said => {
  const value = amount ?? (zero ? 0 : null)
  return value === null ? { label, lines: [], says: {} } : { label, lines: [cents(value)], says: { [field]: value } }
}

export const daySaid = (label: string, day: string | null, field: keyof AccountTruth): Said =>
  day === null ? { label, lines: [], says: {} } : { label, lines: [slashed(day)], says: { [field]: day } }

export const textSaid = (label: string, text: string | null, says: Partial<AccountTruth>): Said =>
  text === null ? { label, lines: [], says: {} } : { label, lines: [text], says }

export const truthOf = (said: readonly Said[], rest: Partial<AccountTruth>): AccountTruth =>
  Object.assign({}, UNREAD, ...said.map(({ says }) => says), rest)
