import { HISTORY } from '#engine/reading/values/metro2-words.ts'
import type { AccountStatus, PaymentStatus } from '#engine/words/account-status.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/**
 * Codes of Experian's Credit Profile v2 that are its own. Sources: reference/report-formats.md §2.9; Experian's glossary of
 * account conditions; the definitions that Experian's answer gives beside the codes of its documentation's consumer. What
 * is not here is not known and stays a code.
 */

export const FORMAT = 'experian-credit-profile'

/** A month of `paymentHistory` and `enhancedPaymentHistory84`. `9` is decided by the account, a blank says nothing. */
export const MONTHS: Readonly<Record<string, HistoryCode>> = {
  ...HISTORY,
  C: 'ok',
  // Current with a balance of zero, reported and not reported.
  '0': 'ok',
  N: 'ok',
  '7': 'bankruptcy',
  '-': 'no_data',
  // The condition of the account changed: that month has no payment code.
  B: 'no_data',
}

/** `enhancedAccountCondition` as far as it says whether the account is open. */
export const CONDITIONS: Readonly<Record<string, AccountStatus>> = {
  A1: 'open',
  A2: 'paid',
  A3: 'closed',
  '05': 'transferred',
  '61': 'paid',
  '62': 'paid',
  '63': 'paid',
  '64': 'paid',
  '65': 'paid',
  '68': 'paid',
}

/** What the account's condition says of how it was paid, whatever the payment status beside it says. */
export const CONDITION_PAYMENTS: Readonly<Record<string, PaymentStatus>> = {
  '67': 'bankruptcy',
  '69': 'bankruptcy',
  '93': 'in_collections',
  '94': 'foreclosure',
  '95': 'voluntary_surrender',
  '96': 'repossession',
  '97': 'charge_off',
  E: 'bankruptcy',
  F: 'bankruptcy',
  G: 'bankruptcy',
  H: 'bankruptcy',
}

export const CONDITION_WORDS: Readonly<Record<string, string>> = {
  A1: 'Open account',
  A2: 'Paid account/zero balance',
  A3: 'Closed account',
  A4: 'Inactive account',
}

export const OPEN_OR_CLOSED: Readonly<Record<string, AccountStatus>> = { O: 'open', C: 'closed' }

export const SPECIAL_COMMENTS: Readonly<Record<string, string>> = {
  '13': 'Account previously in dispute - now resolved - reported by subscriber',
  '19': "Account closed at consumer's request",
  '78': 'Account information disputed by consumer',
}

/** Kinds of business that begin so are collectors. */
export const COLLECTOR = /^Y/

export const SCORE_MODELS: Readonly<Record<string, string>> = { V3: 'VantageScore 3.0', V4: 'VantageScore 4.0' }

/** The totals in `summaries`, by what they count. */
export const TOTALS: Readonly<Record<string, 'accounts' | 'publicRecords' | 'inquiries'>> = {
  totalTradeItems: 'accounts',
  publicRecordsCount: 'publicRecords',
  totalInquiries: 'inquiries',
}
