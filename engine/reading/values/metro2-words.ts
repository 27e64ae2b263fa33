import type { PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/**
 * The codes of the Metro 2 format, which furnishers report in and which the bureaus' own interfaces pass on. Sources: CRRG
 * as quoted in moov-io/metro2 and by lenders' manuals; Experian's glossary of account conditions and payment status. A code
 * that is not here is not known: it stays a code.
 */

interface TypeWords {
  readonly words: string
  /** Null where accounts of this type are of several kinds. */
  readonly type: AccountType | null
}
const of = (words: string, type: AccountType | null): TypeWords => ({ words, type })

export const ACCOUNT_TYPES: Readonly<Record<string, TypeWords>> = {
  '00': of('Auto loan', 'installment'),
  '01': of('Unsecured', null),
  '02': of('Secured', null),
  '03': of('Partially secured', null),
  '04': of('Home improvement loan', 'installment'),
  '05': of('FHA home improvement loan', 'installment'),
  '06': of('Installment sales contract', 'installment'),
  '07': of('Charge account', 'revolving'),
  '08': of('Real estate, specific type unknown', 'mortgage'),
  '0A': of('Time share loan', 'installment'),
  '0C': of('Factoring company account', 'collection'),
  '0F': of('Construction loan', null),
  '0G': of('Flexible spending credit card', 'revolving'),
  '10': of('Business loan', null),
  '11': of('Recreational merchandise', 'installment'),
  '12': of('Education loan', 'installment'),
  '13': of('Lease', 'installment'),
  '15': of('Check credit or line of credit', 'revolving'),
  '17': of('Manufactured housing', null),
  '18': of('Credit card', 'revolving'),
  '19': of('FHA real estate mortgage', 'mortgage'),
  '20': of('Note loan', 'installment'),
  '25': of('VA real estate mortgage', 'mortgage'),
  '26': of('Conventional real estate mortgage', 'mortgage'),
  '29': of('Rental agreement', 'open'),
  '2A': of('Secured credit card', 'revolving'),
  '2C': of('USDA real estate mortgage', 'mortgage'),
  '37': of('Combined credit plan', 'revolving'),
  '3A': of('Auto lease', 'installment'),
  '43': of('Debit card', null),
  '47': of('Credit line secured', 'revolving'),
  '48': of('Collection agency or attorney', 'collection'),
  '4D': of('Telecommunications or cellular', 'open'),
  '50': of('Family support', null),
  '5A': of('Real estate, junior liens', 'mortgage'),
  '5B': of('Second mortgage', 'mortgage'),
  '6A': of('Commercial installment loan', 'installment'),
  '6B': of('Commercial mortgage loan', 'mortgage'),
  '6D': of('Home equity loan', null),
  '77': of('Returned check', null),
  '7A': of('Commercial line of credit', 'revolving'),
  '89': of('Home equity line of credit', null),
  '8A': of('Business credit card', 'revolving'),
  '8B': of('Deposit account with overdraft protection', null),
  '90': of('Medical debt', null),
  '91': of('Debt consolidation', 'installment'),
  '92': of('Utility company', 'open'),
  '93': of('Child support', null),
  '95': of('Attorney fees', null),
}

interface StatusWords {
  readonly words: string
  /** How the account is being paid; null where the code says nothing of that. */
  readonly paymentStatus: PaymentStatus | null
}
const says = (words: string, paymentStatus: PaymentStatus | null): StatusWords => ({ words, paymentStatus })

/** Account status (field 17A), and what Experian adds to it. */
export const ACCOUNT_STATUSES: Readonly<Record<string, StatusWords>> = {
  '05': says('Account transferred to another office', null),
  '10': says('Account renewed or refinanced', null),
  '11': says('Current account', 'current'),
  // Experian's own: so its answer for the consumer of its documentation defines it.
  '12': says('Account paid satisfactorily', null),
  '13': says('Paid or closed account/zero balance', null),
  '21': says('Consumer reported as deceased', null),
  '61': says('Account paid in full, was a voluntary surrender', 'voluntary_surrender'),
  '62': says('Account paid in full, was a collection account', 'in_collections'),
  '63': says('Account paid in full, was a repossession', 'repossession'),
  '64': says('Account paid in full, was a charge-off', 'charge_off'),
  '65': says('Account paid in full, a foreclosure was started', null),
  '66': says('Credit grantor paid by the company that originally sold the merchandise', null),
  '67': says('Debt included in or discharged through Bankruptcy Chapter 7, 11 or 12', 'bankruptcy'),
  '68': says('Account legally paid in full for less than the full balance', null),
  '69': says('Debt included in or discharged through Bankruptcy Chapter 13', 'bankruptcy'),
  '71': says('Account 30 days past due date', 'late'),
  '73': says('Account 30 days past due date three times', 'late'),
  '78': says('Account 60 days past due date', 'late'),
  '80': says('Account 90 days past due date', 'late'),
  '82': says('Account 120 days past due date', 'late'),
  '83': says('Account 150 days past due date', 'late'),
  '84': says('Account 180 days past due date', 'late'),
  '87': says('Foreclosure proceeding started', null),
  '88': says('Claim filed with government for insured portion of balance', null),
  '89': says('Deed received in lieu of foreclosure on a defaulted mortgage', null),
  '93': says('Account assigned to internal or external collections', 'in_collections'),
  '94': says('Foreclosure completed; collateral sold to settle the defaulted mortgage', 'foreclosure'),
  '95': says('Voluntary surrender', 'voluntary_surrender'),
  '96': says('Repossession; there may be a balance due', 'repossession'),
  '97': says('Unpaid balance reported as a loss (charge-off)', 'charge_off'),
}

/** ECOA code (field 37). */
export const ECOA: Readonly<Record<string, Responsibility>> = {
  '0': 'other',
  '1': 'individual',
  '2': 'joint',
  '3': 'authorized_user',
  '4': 'joint',
  '5': 'cosigner',
  '7': 'other',
  T: 'terminated',
  W: 'other',
  X: 'deceased',
}

/** Payment history profile (field 18), as far as the letters go. */
export const HISTORY: Readonly<Record<string, HistoryCode>> = {
  '1': '30',
  '2': '60',
  '3': '90',
  '4': '120',
  '5': '150',
  '6': '180',
  G: 'collection',
  H: 'foreclosure',
  J: 'voluntary_surrender',
  K: 'repossession',
  L: 'charge_off',
}

/** Compliance condition codes (field 20). */
export const COMPLIANCE: Readonly<Record<string, string>> = {
  XA: "Account closed at consumer's request",
  XB: 'Account information disputed by consumer',
  XC: 'Completed investigation of FCRA dispute - consumer disagrees',
  XD: "Account closed at consumer's request and in dispute under FCRA",
  XE: "Account closed at consumer's request; completed investigation of FCRA dispute - consumer disagrees",
  XF: 'Account in dispute under Fair Credit Billing Act',
  XG: 'Completed investigation of Fair Credit Billing Act dispute - consumer disagrees',
  XH: 'Account previously in dispute - the data furnisher has completed its investigation',
}

/** Consumer information indicator (field 38). */
export const CONSUMER_INFORMATION: Readonly<Record<string, string>> = {
  A: 'Petition for Chapter 7 Bankruptcy',
  B: 'Petition for Chapter 11 Bankruptcy',
  C: 'Petition for Chapter 12 Bankruptcy',
  D: 'Petition for Chapter 13 Bankruptcy',
  E: 'Discharged through Bankruptcy Chapter 7',
  F: 'Discharged through Bankruptcy Chapter 11',
  G: 'Discharged through Bankruptcy Chapter 12',
  H: 'Discharged/Completed through Bankruptcy Chapter 13',
  I: 'Chapter 7 Bankruptcy Dismissed',
  J: 'Chapter 11 Bankruptcy Dismissed',
  K: 'Chapter 12 Bankruptcy Dismissed',
  L: 'Chapter 13 Bankruptcy Dismissed',
  M: 'Chapter 7 Bankruptcy Withdrawn',
  N: 'Chapter 11 Bankruptcy Withdrawn',
  O: 'Chapter 12 Bankruptcy Withdrawn',
  P: 'Chapter 13 Bankruptcy Withdrawn',
}
