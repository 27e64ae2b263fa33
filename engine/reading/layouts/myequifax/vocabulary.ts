import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** The parts of the report that carry data, by the words of their numbered headings. */
export const SECTION_TITLES = {
  summary: /^(?:report )?summary$/,
  revolving: /^revolving accounts$/,
  mortgage: /^mortgage accounts$/,
  installment: /^installment accounts$/,
  other: /^other accounts$/,
  statements: /^consumer statements$/,
  personal: /^personal information$/,
  inquiries: /^inquiries$/,
  publicRecords: /^public records$/,
  collections: /^collections$/,
  disputeInformation: /^dispute file information$/,
  rights: /^(?:a )?summary of your rights\b.*$/,
} as const
export type SectionKind = keyof typeof SECTION_TITLES

export const SUMMARY_LABELS = [
  'Account Number',
  'Reported Balance',
  'Account Status',
  'Available Credit',
  'Debt-to-Credit Ratio',
  'Debt-to-Credit',
] as const

/** `Owner` is the older print's name for `Payment Responsibility`; debt buyers' accounts may name the original creditor. */
export const DETAIL_LABELS = [
  'High Credit',
  'Payment Responsibility',
  'Owner',
  'Credit Limit',
  'Account Type',
  'Terms Frequency',
  'Term Frequency',
  'Term Duration',
  'Balance',
  'Date Opened',
  'Amount Past Due',
  'Date Reported',
  'Actual Payment Amount',
  'Date of Last Payment',
  'Date of Last Activity',
  'Scheduled Payment Amount',
  'Months Reviewed',
  'Delinquency First Reported',
  'Activity Designator',
  'Creditor Classification',
  'Deferred Payment Start Date',
  'Charge Off Amount',
  'Charge-Off Amount',
  'Balloon Payment Date',
  'Balloon Payment Amount',
  'Loan Type',
  'Date Closed',
  'Date of First Delinquency',
  'Original Creditor Name',
  'Original Creditor',
] as const

export const COLLECTION_LABELS = [
  'Date Reported',
  'Collection Agency',
  'Balance Date',
  'Original Creditor Name',
  'Account Designator Code',
  'Date Assigned',
  'Account Number',
  'Original Amount Owed',
  'Creditor Classification',
  'Amount',
  'Last Payment Date',
  'Status Date',
  'Date of First Delinquency',
  'Status',
  'Comments',
  'Contact',
] as const

/** Enums and words alike: `PAYS_AS_AGREED` and `Pays As Agreed` are one phrase. */
export const phraseOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s_/-]+/g, '_')
    .replace(/[^A-Z0-9_]/g, '')
    .replace(/^_+|(?<!_)_+$/g, '')

/** Whole phrases of `Account Status`; what is in no row is kept as text and concluded nothing from. */
const PAYMENT_STATUS_BY_PHRASE: Readonly<Record<string, PaymentStatus>> = {
  PAYS_AS_AGREED: 'current',
  PAYS_ACCOUNT_AS_AGREED: 'current',
  PAID_AS_AGREED: 'current',
  CURRENT: 'current',
  CURRENT_ACCOUNT: 'current',
  ZERO_BALANCE_AND_CURRENT_ACCOUNT: 'current',
  COLLECTION: 'in_collections',
  COLLECTIONS: 'in_collections',
  COLLECTION_ACCOUNT: 'in_collections',
  IN_COLLECTION: 'in_collections',
  ASSIGNED_TO_COLLECTION: 'in_collections',
  PAID_COLLECTION: 'in_collections',
  CHARGE_OFF: 'charge_off',
  CHARGED_OFF: 'charge_off',
  CHARGEOFF: 'charge_off',
  CHARGED_OFF_ACCOUNT: 'charge_off',
  PAID_CHARGE_OFF: 'charge_off',
  REPOSSESSION: 'repossession',
  INVOLUNTARY_REPOSSESSION: 'repossession',
  PAID_REPOSSESSION: 'repossession',
  VOLUNTARY_SURRENDER: 'voluntary_surrender',
  VOLUNTARY_REPOSSESSION: 'voluntary_surrender',
  FORECLOSURE: 'foreclosure',
  FORECLOSURE_COMPLETED: 'foreclosure',
  BANKRUPTCY: 'bankruptcy',
  BANKRUPTCY_OR_WAGE_EARNER_PLAN: 'bankruptcy',
  INCLUDED_IN_BANKRUPTCY: 'bankruptcy',
  INCLUDED_IN_CHAPTER_7: 'bankruptcy',
  INCLUDED_IN_CHAPTER_11: 'bankruptcy',
  INCLUDED_IN_CHAPTER_12: 'bankruptcy',
  INCLUDED_IN_CHAPTER_13: 'bankruptcy',
  DISCHARGED_IN_BANKRUPTCY: 'bankruptcy',
  IN_BK: 'bankruptcy',
  WAGE_EARNER_PLAN: 'bankruptcy',
  INCLUDED_IN_WAGE_EARNER_PLAN: 'bankruptcy',
  IN_WEP: 'bankruptcy',
}

const LATE_PHRASES: readonly RegExp[] = [
  /^PAST_DUE_(?:30|60|90|120|150|180)(?:_DAYS)?$/,
  /^NOT_MORE_THAN_(?:ONE|TWO|THREE|FOUR|FIVE|SIX)_PAYMENTS?_PAST_DUE$/,
  /^(?:ONE|TWO|THREE|FOUR|FIVE|SIX|MORE_THAN_(?:ONE|TWO|THREE|FOUR|FIVE|SIX))_PAYMENTS?_PAST_DUE$/,
  /^(?:LATE_)?(?:OVER_|MORE_THAN_|AT_LEAST_)?(?:30|60|90|120|150|180)(?:_(?:TO_)?(?:59|89|119|149|179))?_(?:OR_MORE_)?DAYS(?:_(?:LATE|PAST_DUE|DELINQUENT))?$/,
  /^AT_LEAST_(?:30|60|90|120|150|180)_DAYS_OR_MORE_THAN_(?:ONE|TWO|THREE|FOUR|FIVE|SIX)_PAYMENTS_PAST_DUE$/,
]

/** How the account is being paid, by its status phrase; the type of account decides the phrases that name two things. */
export function paymentStatusOf(text: string, type: AccountType | null): PaymentStatus | null {
  const phrase = phraseOf(text)
  const known = PAYMENT_STATUS_BY_PHRASE[phrase]
  if (known) return known
  if (LATE_PHRASES.some((pattern) => pattern.test(phrase))) return 'late'
  if (phrase === 'COLLECTION_OR_CHARGEOFF' || phrase === 'COLLECTION_OR_CHARGE_OFF') {
    return type === 'collection' ? 'in_collections' : null
  }
  if (phrase !== 'FORECLOSURE_OR_REPOSSESSION') return null
  if (type === 'mortgage') return 'foreclosure'
  return type === 'installment' ? 'repossession' : null
}

const RESPONSIBILITY_BY_PHRASE: Readonly<Record<string, Responsibility>> = {
  INDIVIDUAL: 'individual',
  INDIVIDUAL_ACCOUNT: 'individual',
  JOINT: 'joint',
  JOINT_ACCOUNT: 'joint',
  JOINT_CONTRACTUAL_LIABILITY: 'joint',
  JOINT_CONTRACTUALLY_LIABLE: 'joint',
  GUARANTOR: 'cosigner',
  SHARED: 'joint',
  SHARED_ACCOUNT: 'joint',
  AUTHORIZED_USER: 'authorized_user',
  AUTHORIZED_USER_ACCOUNT: 'authorized_user',
  AUTHORIZED: 'authorized_user',
  COSIGNER: 'cosigner',
  CO_SIGNER: 'cosigner',
  COMAKER: 'cosigner',
  CO_MAKER: 'cosigner',
  MAKER: 'other',
  ON_BEHALF_OF: 'other',
  TERMINATED: 'terminated',
  TERMINATED_ACCOUNT: 'terminated',
  DECEASED: 'deceased',
  CONSUMER_DECEASED: 'deceased',
  UNDESIGNATED: 'other',
  UNDESIGNATED_ACCOUNT: 'other',
  PARTICIPANT: 'other',
  BUSINESS: 'other',
}

export const responsibilityOf = (text: string): Responsibility | null => RESPONSIBILITY_BY_PHRASE[phraseOf(text)] ?? null

const STATUS_BY_ACTIVITY: Readonly<Record<string, AccountStatus>> = {
  CLOSED: 'closed',
  PAID: 'paid',
  PAID_AND_CLOSED: 'paid',
  TRANSFERRED: 'transferred',
  TRANSFER_OR_SOLD: 'transferred',
  TRANSFER_SOLD: 'transferred',
}

/** What `Activity Designator` says of the account itself. */
export const activityStatusOf = (text: string): AccountStatus | null => STATUS_BY_ACTIVITY[phraseOf(text)] ?? null

const TYPE_BY_SECTION: Readonly<Partial<Record<SectionKind, AccountType>>> = {
  revolving: 'revolving',
  mortgage: 'mortgage',
  installment: 'installment',
  collections: 'collection',
}

const TYPE_BY_PHRASE: Readonly<Record<string, AccountType>> = {
  REVOLVING: 'revolving',
  LINE_OF_CREDIT: 'revolving',
  CREDIT_LINE: 'revolving',
  MORTGAGE: 'mortgage',
  INSTALLMENT: 'installment',
  OPEN: 'open',
  OPEN_ACCOUNT: 'open',
  OTHER: 'open',
  COLLECTION: 'collection',
  COLLECTION_ACCOUNT: 'collection',
}

const COLLECTOR =
  /^(?:DEBT_BUYER(?:_ACCOUNT)?|FACTORING_COMPANY(?:_ACCOUNT)?(?:_DEBT_BUYER)?|COLLECTION(?:_(?:AGENCY|ACCOUNT|SERVICES|AGENCY_ATTORNEY))?)$/

/** By the section the account stands in; in `Other Accounts` by its loan type and account type. */
export function accountTypeOf(section: SectionKind, typeText: string | null, loanType: string | null): AccountType | null {
  if (loanType !== null && COLLECTOR.test(phraseOf(loanType))) return 'collection'
  const bySection = TYPE_BY_SECTION[section]
  if (bySection) return bySection
  return typeText === null ? null : (TYPE_BY_PHRASE[phraseOf(typeText)] ?? null)
}

/** The phrases above as they are printed where the report prints enums. */
export const FIXED_PHRASES: readonly string[] = [
  ...[PAYMENT_STATUS_BY_PHRASE, RESPONSIBILITY_BY_PHRASE, STATUS_BY_ACTIVITY, TYPE_BY_PHRASE].flatMap(Object.keys),
  'COLLECTION_OR_CHARGEOFF',
  'FORECLOSURE_OR_REPOSSESSION',
  'CREDIT_CARD',
  'EDUCATION_LOAN',
  'AUTO',
  'UNSECURED',
  'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE',
  'NOT_MORE_THAN_THREE_PAYMENTS_PAST_DUE',
  'PAST_DUE_30',
  'PAST_DUE_60',
  'PAST_DUE_90',
  'CONVENTIONAL_MORTGAGE',
  'HOME_EQUITY',
  'AUTO_LEASE',
  'DEBT_BUYER',
  'FACTORING_COMPANY_DEBT_BUYER',
  'MONTHLY',
  'CHARGE_ACCOUNT',
]

const CODE_BY_TEXT: ReadonlyMap<string, HistoryCode> = new Map(
  Object.entries({
    OK: 'ok',
    '30': '30',
    '60': '60',
    '90': '90',
    '120': '120',
    '150': '150',
    '180': '180',
    '180+': '180',
    CO: 'charge_off',
    C: 'collection',
    V: 'voluntary_surrender',
    VS: 'voluntary_surrender',
    F: 'foreclosure',
    R: 'repossession',
    B: 'bankruptcy',
    PP: 'payment_plan',
    CL: 'closed',
    CLS: 'closed',
    TN: 'too_new',
    ND: 'no_data',
    'N/R': 'no_data',
    NR: 'no_data',
  } as const),
)

/** A code of the payment grid that is written in letters or figures. */
export const historyCodeOf = (text: string): HistoryCode | null =>
  CODE_BY_TEXT.get(text) ?? CODE_BY_TEXT.get(text.replace(/\s+/g, '').toUpperCase()) ?? null
