import { accountTypeOf, conditionOf, paymentStatusOf, responsibilityOf } from '#engine/reading/layouts/bureau-columns/words.ts'
import { lookUp } from '#engine/values/look-up.ts'
import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/**
 * The codes of TrueLink reports (source: reference/report-formats.md §2.7). Each comes as `{symbol, description}`. The
 * description decides, for the symbols beside it are often of another field (`Derogatory` under `P`); the symbol where
 * the description is missing. What neither explains stays a text.
 */

export const FORMAT = 'truelink'

/** A code as it is written: the words, and the symbol behind them. */
export interface Coded {
  readonly symbol: string
  readonly words: string
}

const ACCOUNT_TYPES: Readonly<Record<string, AccountType>> = {
  R: 'revolving',
  C: 'revolving',
  I: 'installment',
  M: 'mortgage',
  O: 'open',
  Y: 'collection',
}
const TYPE_WORDS: Readonly<Record<string, AccountType>> = {
  'primary or secondary mortgage': 'mortgage',
  'line of credit': 'revolving',
}
const CONDITIONS: Readonly<Record<string, AccountStatus>> = { O: 'open', C: 'closed', P: 'paid', T: 'transferred' }
const DESIGNATORS: Readonly<Record<string, Responsibility>> = {
  I: 'individual',
  J: 'joint',
  C: 'joint',
  A: 'authorized_user',
  T: 'terminated',
  X: 'deceased',
}
const PAY_STATUSES: Readonly<Record<string, PaymentStatus>> = {
  C: 'current',
  '1': 'late',
  '2': 'late',
  '3': 'late',
  '4': 'late',
  '5': 'late',
  '6': 'late',
  '7': 'bankruptcy',
}
const MONTHS: Readonly<Record<string, HistoryCode>> = {
  C: 'ok',
  U: 'no_data',
  '0': 'too_new',
  '1': '30',
  '2': '60',
  '3': '90',
  '4': '120',
  '5': '150',
  '6': '180',
  '7': 'payment_plan',
}

export const typeOf = ({ symbol, words }: Coded): AccountType | null =>
  words === ''
    ? lookUp(ACCOUNT_TYPES, symbol)
    : (accountTypeOf(words) ?? lookUp(TYPE_WORDS, words.toLowerCase()) ?? lookUp(ACCOUNT_TYPES, symbol))

export const statusOf = ({ symbol, words }: Coded): AccountStatus | null =>
  words === '' ? lookUp(CONDITIONS, symbol) : conditionOf(words)

export const tieOf = ({ symbol, words }: Coded): Responsibility | null =>
  words === '' ? lookUp(DESIGNATORS, symbol) : responsibilityOf(words)

/** What an account is of which a code says one of two things. */
export interface Derogatory {
  readonly type: AccountType | null
  /** All that the entry says of itself in words: condition, remarks. */
  readonly words: string
}

const COLLECTED =
  /\bplaced for collection\b|\bassigned to (?:a |an )?(?:internal or external )?collection|\bin collections?\b|\bcollection account\b/i
const CHARGED_OFF = /\bcharged?[ -]?off\b|\breported as a loss\b|\bprofit and loss\b/i

/** Collection or charge-off: a collector's account is in collection, another's as its own words say, else charged off. */
function nineOf({ type, words }: Derogatory): 'collection' | 'charge_off' | null {
  if (type === 'collection') return 'collection'
  if (CHARGED_OFF.test(words)) return 'charge_off'
  if (COLLECTED.test(words)) return 'collection'
  return type === null ? null : 'charge_off'
}

/** Repossession, or of a mortgage the foreclosure. */
const eightOf = ({ type }: Derogatory): 'foreclosure' | 'repossession' => (type === 'mortgage' ? 'foreclosure' : 'repossession')

const isEight = (symbol: string): boolean => /^8[A-Z]?$/.test(symbol)
const NINE_WORDS = /^coll(?:ection)?s? ?(?:\/|or) ?charge[ -]?off$/i

export function paymentOf({ symbol, words }: Coded, account: Derogatory): PaymentStatus | null {
  const isNine = words === '' ? symbol === '9' : NINE_WORDS.test(words)
  if (isNine) {
    const nine = nineOf(account)
    return nine === 'collection' ? 'in_collections' : nine
  }
  const said = words === '' ? null : paymentStatusOf(words, account.type)
  return said ?? (isEight(symbol) ? eightOf(account) : lookUp(PAY_STATUSES, symbol))
}

/** One month's symbol; null for none, and for one that is not known. */
export function monthOf(symbol: string, account: Derogatory): HistoryCode | null {
  if (symbol === '9') return nineOf(account)
  return isEight(symbol) ? eightOf(account) : lookUp(MONTHS, symbol)
}

/** Whether the words of the dispute flag say that there is a dispute. */
export const saysDisputed = ({ symbol, words }: Coded): boolean =>
  words === '' ? symbol === 'T' : !/\b(?:not|no|never)\b/i.test(words)

/** Inquiries that other creditors do not see. */
export const isSoftKind = (words: string): boolean => /soft|promo|review|consumer/i.test(words)
