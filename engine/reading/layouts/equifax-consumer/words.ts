import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/**
 * Codes of Equifax's consumer JSON. Most come with their own words beside them, which go before these tables. Source:
 * reference/report-formats.md §2.9; Equifax's published description of the form and its list of narratives. What is not here is not known.
 */

export const FORMAT = 'equifax-consumer'

export const PORTFOLIOS: Readonly<Record<string, AccountType>> = {
  R: 'revolving',
  C: 'revolving',
  I: 'installment',
  M: 'mortgage',
  O: 'open',
}

export const DESIGNATORS: Readonly<Record<string, Responsibility>> = {
  A: 'authorized_user',
  C: 'cosigner',
  I: 'individual',
  J: 'joint',
  M: 'other',
  S: 'other',
  T: 'terminated',
  U: 'other',
  B: 'other',
}
/** By the words beside the code, which say it better. */
export const DESIGNATOR_WORDS: readonly (readonly [RegExp, Responsibility])[] = [
  [/authorized/i, 'authorized_user'],
  [/individual/i, 'individual'],
  [/co-?sign|co-?maker/i, 'cosigner'],
  [/joint/i, 'joint'],
  [/terminated/i, 'terminated'],
  [/deceased/i, 'deceased'],
]

/** `rate`: how the account is paid. */
export const RATES: Readonly<Record<string, PaymentStatus>> = {
  '1': 'current',
  '2': 'late',
  '3': 'late',
  '4': 'late',
  '5': 'late',
  '8': 'repossession',
}

/** What the words beside a rate or a month say; `months` is what such a month is. */
export const RATE_WORDS: readonly (readonly [RegExp, PaymentStatus | null, HistoryCode])[] = [
  [/^pays account as agreed$|^paid (?:or|and) paying as agreed$/i, 'current', 'ok'],
  [/^zero balance and current account$/i, 'current', 'ok'],
  [/^too new to rate/i, null, 'too_new'],
  [/not available|not reported/i, null, 'no_data'],
  [/collection/i, 'in_collections', 'collection'],
  [/charge-?off|charged off/i, 'charge_off', 'charge_off'],
  [/voluntary/i, 'voluntary_surrender', 'voluntary_surrender'],
  [/repossession/i, 'repossession', 'repossession'],
  [/foreclosure/i, 'foreclosure', 'foreclosure'],
  [/bankruptcy|wage earner/i, 'bankruptcy', 'bankruptcy'],
]

/** A month by its code alone. `9` is decided by the account. */
export const MONTHS: Readonly<Record<string, HistoryCode>> = {
  '1': 'ok',
  E: 'ok',
  '2': '30',
  '3': '60',
  '4': '90',
  '5': '120',
  '8': 'repossession',
  '*': 'no_data',
}

export const ACTIVITIES: Readonly<Record<string, AccountStatus>> = { B: 'paid', P: 'paid', C: 'closed' }
export const ACTIVITY_WORDS: readonly (readonly [RegExp, AccountStatus])[] = [
  [/transfer|sold/i, 'transferred'],
  [/paid/i, 'paid'],
  [/closed|refinance/i, 'closed'],
]

/** Narratives whose words the form was not asked for; of the others only that they are there is known. */
export const NARRATIVES: Readonly<Record<string, string>> = {
  AG: 'Consumer disputes account - litigation pending',
  AM: 'Voluntary surrender; there may be a balance due',
  AN: 'Involuntary repossession',
  AZ: 'Amount in high credit is the credit limit',
  BB: 'Consumer disputes this account information',
  BC: 'Account transferred or sold',
  BE: 'Credit line closed',
  BH: 'Dispute - resolution pending',
  BQ: 'Paid charge off',
  BR: 'Foreclosure process started',
  BV: 'Consumer disputes following resolution',
  BW: 'Included in bankruptcy',
  BZ: 'Account paid for less than full balance',
  CF: 'Closed account',
  CG: 'Account closed - reason unknown',
  CW: 'Account closed by credit grantor',
  CY: 'Account charged to profit and loss',
  CZ: 'Collection account',
  DA: 'Account closed by consumer',
  DB: 'Charged off account',
  DJ: 'Foreclosure',
  DO: 'Bankruptcy chapter 13',
  DQ: 'Student loan - payment deferred',
  EI: 'Consumer disputes account - litigation filed by creditor pending',
  EJ: 'Consumer disputes account - litigation filed by consumer pending',
  EM: 'Voluntary return of purchase',
  ER: 'Paid collection',
  EV: 'Bankruptcy chapter 11',
  FA: 'Closed or paid account/zero balance',
  FE: 'Credit card',
  FW: 'Consumer disputes - reinvestigation in progress',
  GE: 'Consumer disputes this item',
  GS: 'Medical',
  HF: 'Account closed by consumer',
  IL: 'Bankruptcy chapter 7',
  IM: 'Bankruptcy chapter 12',
  IP: 'Consumer disputes this account information',
  IQ: 'Consumer disputes after resolution',
  IR: "Account closed at consumer's request",
  JZ: 'Debt buyer account',
  KF: 'Account previously in dispute - now resolved by data furnisher',
  KP: 'Account closed due to inactivity',
}

/** Narratives that end an account, that it went elsewhere, and that it is in a bankruptcy. */
export const CLOSING = /^(?:account )?closed (?!or paid)|^(?:account )?closed$|^closed account$/i
export const TRANSFER = /^(?:account )?transferred or sold$|^transferred to another lender$/i
export const BANKRUPTCY = /included in .*bankruptcy|bankruptcy chapter|discharged (?:in|through) bankruptcy/i
/** The narrative by which the figure under high credit is the limit. */
export const HIGH_CREDIT_IS_LIMIT = 'AZ'

/** Which of the two things that the rate 9 says, by the narratives. */
export const NINE: readonly (readonly [RegExp, PaymentStatus])[] = [
  [/charged? off|profit and loss/i, 'charge_off'],
  [/collection/i, 'in_collections'],
]

/** Account types that are a collector's or a debt buyer's. */
export const COLLECTOR = /^(?:0C|48)$/
