import type { PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/**
 * Codes of TransUnion's TU4 XML. Sources: reference/report-formats.md §2.2 (remarks, as TransUnion prints their key) and
 * §2.9; TransUnion's credit report quick reference (manner of payment, ECOA, kinds of business). What is not here is not
 * known and stays a code.
 */

export const FORMAT = 'tu4'

export const PORTFOLIOS: Readonly<Record<string, AccountType>> = {
  revolving: 'revolving',
  lineOfCredit: 'revolving',
  installment: 'installment',
  mortgage: 'mortgage',
  open: 'open',
}

export const PORTFOLIO_WORDS: Readonly<Record<string, string>> = {
  revolving: 'Revolving account',
  lineOfCredit: 'Line of credit account',
  installment: 'Installment account',
  mortgage: 'Mortgage account',
  open: 'Open account',
}

/** `account/type`. */
export const LOAN_TYPES: Readonly<Record<string, string>> = {
  AG: 'Collection agency/attorney',
  AL: 'Auto lease',
  AU: 'Automobile',
  BC: 'Business credit card',
  CB: 'Combined credit plan',
  CC: 'Credit card',
  CH: 'Charge account',
  CO: 'Consolidation',
  CP: 'Child support',
  CU: 'Telecommunications/cellular',
  CV: 'Conventional real estate mortgage',
  DC: 'Debit card',
  FC: 'Factoring company account',
  FM: 'Family support',
  FR: 'FHA real estate mortgage',
  FX: 'Flexible spending credit card',
  HE: 'Home equity loan',
  HI: 'Home improvement',
  IS: 'Installment sales contract',
  LC: 'Line of credit',
  LE: 'Lease',
  MB: 'Manufactured housing',
  MD: 'Medical debt',
  NT: 'Note loan',
  RA: 'Rental agreement',
  RE: 'Real estate',
  SC: 'Secured credit card',
  SE: 'Secured',
  SM: 'Second mortgage',
  ST: 'Student loan',
  UC: 'Utility company',
  US: 'Unsecured',
  VM: 'VA real estate mortgage',
}

/** Loan types and kinds of business that make an account a collector's. */
export const COLLECTOR_TYPE = /^(?:AG|FC)$/
export const COLLECTOR_BUSINESS = /^Y/

export const ECOA: Readonly<Record<string, Responsibility>> = {
  individual: 'individual',
  jointcontractliability: 'joint',
  authorizeduser: 'authorized_user',
  cosigner: 'cosigner',
  participant: 'other',
  primary: 'other',
  maker: 'other',
  undesignated: 'other',
  terminated: 'terminated',
  deceased: 'deceased',
}

interface Rating {
  readonly words: string
  /** Null where the rating does not say, or says one of two things. */
  readonly paymentStatus: PaymentStatus | null
}
const rated = (words: string, paymentStatus: PaymentStatus | null): Rating => ({ words, paymentStatus })

/** `accountRating`: the manner of payment. */
export const RATINGS: Readonly<Record<string, Rating>> = {
  '00': rated('Not rated', null),
  UC: rated('Unclassified', null),
  UR: rated('Unrated', null),
  '01': rated('Paid or paying as agreed', 'current'),
  '02': rated('30 days past due', 'late'),
  '03': rated('60 days past due', 'late'),
  '04': rated('90 days past due', 'late'),
  '05': rated('120 days or more past due', 'late'),
  '07': rated('Wage earner or similar plan', null),
  '08': rated('Repossession', 'repossession'),
  '8A': rated('Voluntary surrender', 'voluntary_surrender'),
  '8D': rated('Legal repossession', 'repossession'),
  '8P': rated('Payment after repossession', 'repossession'),
  '8R': rated('Repossession; redeemed', 'repossession'),
  '09': rated('Charged off as bad debt', 'charge_off'),
  '9B': rated('Collection account', 'in_collections'),
  '9P': rated('Payment after charge-off/collection', null),
}

/** `paymentPattern/text`: a character a month. */
export const MONTHS: Readonly<Record<string, HistoryCode>> = {
  '1': 'ok',
  '2': '30',
  '3': '60',
  '4': '90',
  '5': '120',
  X: 'no_data',
}

/** `remark/code`. */
export const REMARKS: Readonly<Record<string, string>> = {
  AID: 'Account information disputed by consumer',
  AJP: 'Adjustment pending',
  CAD: 'Dispute account/closed by consumer',
  CBC: 'Account closed by consumer',
  CBG: 'Canceled by credit grantor',
  CBL: 'Chapter 7 bankruptcy',
  CBR: 'Chapter 11 bankruptcy',
  CBT: 'Chapter 12 bankruptcy',
  CLA: 'Placed for collection',
  CLO: 'Closed',
  CLS: 'Credit line suspended',
  DRC: 'Dispute resolved - consumer disagrees',
  DRG: 'Dispute resolved reported by grantor',
  PCL: 'Paid collection',
  PPL: 'Paid profit and loss',
  PRL: 'Profit and loss write-off',
  RPO: 'Repossession',
  SET: 'Settled - less than full balance',
  SLP: 'Student loan assigned to government',
  STL: 'Credit card lost or stolen',
  TRL: 'Transferred to another lender',
  TTR: 'Transferred to recovery',
  WEP: 'Chapter 13 bankruptcy',
}

/** Remarks that end an account, that it went to another lender, and that say which of two things a rating means. */
export const CLOSING = /^(?:CAD|CBC|CBG|CLO)$/
export const TRANSFER = /^TRL$/
export const AFTER_COLLECTION = /^(?:PCL|CLA)$/
export const AFTER_CHARGE_OFF = /^(?:PPL|PRL)$/
export const BANKRUPTCY = /^(?:CBL|CBR|CBT|WEP)$/

/** `publicRecord/type`: the chapter, and what became of the case where that is known. */
export const BANKRUPTCY_TYPE = /^([1237])([DFVX])$/
export const CHAPTERS: Readonly<Record<string, string>> = {
  '1': 'Chapter 11 Bankruptcy',
  '2': 'Chapter 12 Bankruptcy',
  '3': 'Chapter 13 Bankruptcy',
  '7': 'Chapter 7 Bankruptcy',
}
export const CASE_STATES: Readonly<Record<string, string>> = { F: 'Filed', X: 'Discharged' }

/** The totals in `recordCounts`, by what they count. */
export const TOTALS = {
  totalTradeCount: 'accounts',
  collectionCount: 'collections',
  publicRecordCount: 'publicRecords',
  totalInquiryCount: 'inquiries',
} as const
