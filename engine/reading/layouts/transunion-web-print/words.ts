import type { PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** The words of the TransUnion web print, as the bureau prints them (source: reference/report-formats.md §2.2). */

export const FORMAT = 'transunion-web-print'

/** Headings of the report and the section that each one opens. `preamble` is prose, `end` closes the data. */
export const SECTION_HEADINGS = {
  'Personal Information': 'personal',
  'Consumer Statement': 'statements',
  'Consumer Statements': 'statements',
  'Personal Statement': 'statements',
  'Account Information': 'preamble',
  'Payment/Remarks Key': 'key',
  'Accounts with Adverse Information': 'accounts',
  'Adverse Accounts': 'accounts',
  'Satisfactory Accounts': 'accounts',
  'Public Records': 'publicRecords',
  'Public Record Information': 'publicRecords',
  Inquiries: 'preamble',
  'Regular Inquiries': 'hardInquiries',
  'Promotional Inquiries': 'softInquiries',
  'Account Review Inquiries': 'softInquiries',
  'Additional Information': 'preamble',
  'Credit Report Messages': 'preamble',
  'Important Information': 'preamble',
  'Contact TransUnion': 'end',
  'Should You Wish to Contact TransUnion': 'end',
  'Your Rights': 'end',
} as const
export type SectionName = 'top' | (typeof SECTION_HEADINGS)[keyof typeof SECTION_HEADINGS]

/** Long headings that end the data, whatever follows their first words. */
export const RIGHTS_HEADING =
  /^(?:a )?(?:summary of (?:your )?rights|para información en español|notification of rights|your rights under|remedying the effects|state law rights)/i

export const HEADER_LABELS = ['Personal Credit Report for', 'File Number', 'Date Created'] as const

export const IDENTITY_LABELS = [
  'Credit Report Date',
  'Social Security Number',
  'Date of Birth',
  'Name',
  'Also Known As',
  'AKA',
  'Current Address',
  'Other Address',
  'Previous Address',
  'Date Reported',
  'Phone Number',
  'Phone',
] as const

export const EMPLOYER_LABELS = [
  'Employer Name',
  'Employer',
  'Name',
  'Occupation',
  'Location',
  'Date Verified',
  'Date Hired',
  'Date Reported',
] as const

export const HEAD_LABELS = ['Account Name', 'Account Number'] as const

/** The labels of an account's rows. */
export const ACCOUNT_LABELS = [
  'Address',
  'Phone',
  'Monthly Payment',
  'Date Opened',
  'Responsibility',
  'Account Type',
  'Loan Type',
  'Balance',
  'Date Updated',
  'Payment Received',
  'Last Payment Made',
  'Original Creditor',
  'Pay Status',
  'Past Due',
  'Amount Past Due',
  'Terms',
  'Date Closed',
  'Date Paid',
  'High Balance',
  'High Balance (Hist.)',
  'Credit Limit',
  'Credit Limit (Hist.)',
  'Original Charge-off',
  'Maximum Delinquency Note',
  'Maximum Delinquency',
  'Remarks',
  'Estimated month and year this item will be removed',
] as const
export type AccountLabel = (typeof ACCOUNT_LABELS)[number]

export const INQUIRY_LABELS = ['Name', 'Location', 'Requested On', 'Phone', 'Inquiry Type', 'Permissible Purpose'] as const

export const PUBLIC_RECORD_LABELS = [
  'Name',
  'Court',
  'Court Name',
  'Court Type',
  'Address',
  'Phone',
  'Type',
  'Public Record Type',
  'Docket Number',
  'Docket #',
  'Reference Number',
  'Case Number',
  'Date Filed',
  'Date Effective',
  'Date Updated',
  'Date Paid',
  'Date Resolved',
  'Date Satisfied',
  'Status',
  'Disposition',
  'Responsibility',
  'Liabilities',
  'Liability',
  'Assets',
  'Amount',
  'Plaintiff',
  'Plaintiff Attorney',
  'Estimated month and year this item will be removed',
] as const
export type RecordLabel = (typeof PUBLIC_RECORD_LABELS)[number]

/** The cells of a month, by the words over them or at the left of their row. */
export const GRID_LABELS = [
  'Balance',
  'Past Due',
  'Amount Paid',
  'Scheduled Payment',
  'High Balance',
  'High Credit',
  'Credit Limit',
  'Remarks',
  'Rating',
] as const

/** Every label of the print, whatever it names. */
export const LABELS: readonly string[] = [
  ...HEADER_LABELS,
  ...IDENTITY_LABELS,
  ...EMPLOYER_LABELS,
  ...HEAD_LABELS,
  ...ACCOUNT_LABELS,
  ...INQUIRY_LABELS,
  ...PUBLIC_RECORD_LABELS,
  ...GRID_LABELS,
]
export type GridLabel = (typeof GRID_LABELS)[number]

/** `Responsibility`, whole, in lower case. */
export const RESPONSIBILITIES: Readonly<Record<string, Responsibility>> = {
  individual: 'individual',
  'individual account': 'individual',
  joint: 'joint',
  'joint account': 'joint',
  'joint contractual liability': 'joint',
  'joint contractually liable': 'joint',
  guarantor: 'cosigner',
  'on behalf of': 'other',
  'authorized user': 'authorized_user',
  'authorized account': 'authorized_user',
  'authorized user account': 'authorized_user',
  'co-signer': 'cosigner',
  cosigner: 'cosigner',
  'co-signer account': 'cosigner',
  'co-maker': 'cosigner',
  comaker: 'cosigner',
  'co-maker account': 'cosigner',
  'comaker account': 'cosigner',
  'participant on account': 'other',
  'participating account': 'other',
  'primary borrower': 'other',
  maker: 'other',
  terminated: 'terminated',
  'terminated account': 'terminated',
  deceased: 'deceased',
  undesignated: 'other',
  'undesignated account': 'other',
  business: 'other',
}

/** `Account Type`, whole, in lower case. */
export const ACCOUNT_TYPES: Readonly<Record<string, AccountType>> = {
  'revolving account': 'revolving',
  revolving: 'revolving',
  'line of credit account': 'revolving',
  'line of credit': 'revolving',
  'installment account': 'installment',
  installment: 'installment',
  'mortgage account': 'mortgage',
  mortgage: 'mortgage',
  'open account': 'open',
  open: 'open',
  'collection account': 'collection',
}

/** Loan types that make any account a collector's or a debt buyer's. */
export const COLLECTOR =
  /^(?:collection (?:agency|account)(?:\/attorney)?|factoring company(?: account)?|debt buyer(?: account)?)$/i

/** Whole phrases of `Pay Status`, in lower case without brackets. A phrase that is not here says nothing. */
export const PAY_STATUSES: readonly (readonly [RegExp, PaymentStatus])[] = [
  [
    /^current(?: account)?(?:[;,] ?(?:paid or paying|paying or paid) as agreed)?$|^(?:paid or paying|paying or paid) as agreed$/,
    'current',
  ],
  [/^paid(?:[,;] ?closed)?[,;/] ?(?:was )?(?:paid as agreed|never late)$/, 'current'],
  [/^(?:account )?(?:30|60|90|120)(?:\+| or more)? days (?:past due(?: date)?|late)$/, 'late'],
  [/^(?:in )?collections?(?: account)?$|^(?:placed for|transferred to) collection$/, 'in_collections'],
  [/^(?:account )?paid[,;/] ?was (?:a )?collection(?: account)?$|^paid collection$/, 'in_collections'],
  [/^charged? ?-?off(?: as bad debt)?$/, 'charge_off'],
  [
    /^(?:account )?(?:paid(?: in full)?|settled)[,;/] ?was (?:a )?charged? ?-?off$|^payment after charge-?off(?:\/collection)?$/,
    'charge_off',
  ],
  [/^(?:involuntary )?repossession$|^paid[,;/] ?was (?:a )?repossession$/, 'repossession'],
  [/^voluntar(?:y|ily) surrender(?:ed)?$/, 'voluntary_surrender'],
  [/^foreclosure$|^foreclosed$/, 'foreclosure'],
  [
    /^(?:account |debt )?(?:included in|discharged (?:in|through)) (?:chapter (?:7|11|12|13) )?bankruptcy$|^(?:chapter (?:7|11|12|13) )?bankruptcy$/,
    'bankruptcy',
  ],
  [/^paid or paying under (?:a )?wage earner plan$/, 'bankruptcy'],
]

/** Remarks that end an account. */
export const CLOSING_REMARK =
  /^(?:account )?(?:closed(?: by .+)?|canceled by credit grantor|closed due to .+|dispute account\/closed by consumer|credit line closed.*)$/i
export const TRANSFER_REMARK = /^(?:account )?(?:transferred to another lender|purchased by another lender|transferred or sold)$/i
export const DEFERRED_REMARK = /^(?:student loan )?(?:payment )?deferred(?: payment)?$|^(?:account |loan )?in deferment$/i

/** What the rating codes mean in every print; the file's own key goes before them. */
export const RATINGS: Readonly<Record<string, HistoryCode>> = {
  OK: 'ok',
  'N/R': 'no_data',
  X: 'no_data',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  COL: 'collection',
  VS: 'voluntary_surrender',
  RPO: 'repossession',
  'C/O': 'charge_off',
  FC: 'foreclosure',
}

/** What the key explains, by its printed phrase; capitals count, the remarks below it say similar things in small letters. */
export const RATING_PHRASES: readonly (readonly [string, HistoryCode])[] = [
  ['Current, paying or paid as agreed|Current; (?:paid or paying|paying or paid) as agreed', 'ok'],
  ['Not Reported|Unknown', 'no_data'],
  ['30 days (?:late|past due)', '30'],
  ['60 days (?:late|past due)', '60'],
  ['90 days (?:late|past due)', '90'],
  ['120 (?:or more|days)', '120'],
  ['Transferred to collection|Collection', 'collection'],
  ['Voluntarily surrendered|Voluntary surrender', 'voluntary_surrender'],
  ['Repossession', 'repossession'],
  ['Charged off|Charge-?off', 'charge_off'],
  ['Foreclosure', 'foreclosure'],
]

/** A heading without a sign before it, a count or a colon behind it, or the note that it goes on. */
export const headingText = (text: string): string =>
  text.replace(/^[^A-Za-z0-9(]+/, '').replace(/(?: ?\((?:\d+|continued|cont\.?)\)| \d+|:)$/i, '')

/** Whether a line of an account is this heading, which some prints set in capitals. */
export const isHeading = (text: string, heading: string): boolean =>
  text.length < heading.length * 2 && headingText(text).toLowerCase() === heading.toLowerCase()

/** Adverse words stand between `>` and `<`: the bureau's sign, not the furnisher's word. */
export const withoutBrackets = (text: string): string => text.replaceAll(/[<>]/g, '').trim()

/** Words that a report may print only broken: those of its fixed phrases. */
export const PHRASES: readonly string[] = [
  'Current; Paid or Paying as Agreed',
  'Account Days Past Due Date',
  'Collection Charge-off Charged-off Repossession Foreclosure Voluntarily Surrendered Included in Bankruptcy',
  'Individual Joint Authorized User Terminated Account',
  'Installment Revolving Mortgage Open Account',
  'paid Monthly for months per month',
  'High balance of from to Credit limit of from to',
  'Maximum Delinquency of days in and in for',
  'Automobile Credit Card Charge Account Secured Unsecured Student Loan Home Equity Line of Credit Mobile Home Lease',
  'Collection Agency/Attorney Factoring Company Account Debt Buyer Medical Debt Utility Company Child Support',
  'Conventional Real Estate Mortgage Installment Sales Contract Note Loan Home Improvement Business Loan Recreational Merchandise',
  'Bankruptcy Court District of Northern Southern Eastern Western Middle Central County Superior Federal Circuit',
]
