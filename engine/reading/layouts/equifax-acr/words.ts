import type { AccountType } from '#engine/words/account-type.ts'

export const FORMAT = 'equifax-acr'

/** What can come behind a label. */
export type ValueKind = 'day' | 'money' | 'count' | 'number' | 'codes' | 'text'

/** The labels of an account and of a collection, without their colons; both sections are packed the same way. */
export const ACCOUNT_LABELS = {
  'Date Reported': 'day',
  Balance: 'money',
  'Account Number': 'number',
  Owner: 'text',
  'Credit Limit': 'money',
  'High Credit': 'money',
  'Loan/Account Type': 'text',
  Status: 'text',
  'Date Opened': 'day',
  'Date of 1st Delinquency': 'day',
  'Date of First Delinquency': 'day',
  'Terms Frequency': 'text',
  'Date of Last Activity': 'day',
  'Date Major Delinquency 1st Reported': 'day',
  'Date Major Delinquency First Reported': 'day',
  'Months Reviewed': 'count',
  'Scheduled Payment Amount': 'money',
  'Amount Past Due': 'money',
  'Deferred Payment Start Date': 'day',
  'Actual Payment Amount': 'money',
  'Charge Off Amount': 'money',
  'Balloon Payment Amount': 'money',
  'Date of Last Payment': 'day',
  'Date Closed': 'day',
  'Balloon Payment Date': 'day',
  'Term Duration': 'text',
  'Activity Designator': 'text',
  'Narrative Code(s)': 'codes',
  'Narrative Codes': 'codes',
  'Narrative Code': 'codes',
  Comments: 'text',
  'Collection Agency': 'text',
  'Original Creditor Name': 'text',
  'Original Creditor': 'text',
  'Account Designator Code': 'text',
  'Creditor Classification': 'text',
  'Date Assigned': 'day',
  'Original Amount Owed': 'money',
  'Original Amount': 'money',
  'Balance Date': 'day',
  'Status Date': 'day',
  'Last Payment Date': 'day',
} as const satisfies Readonly<Record<string, ValueKind>>
export type AccountLabel = keyof typeof ACCOUNT_LABELS

/** A block that has two of these behind its `Date Reported:` is an account or a collection; a sentence that quotes a label is none. */
export const PROVING_LABELS: readonly AccountLabel[] = [
  'Account Number',
  'Owner',
  'Loan/Account Type',
  'Date Opened',
  'Months Reviewed',
  'Activity Designator',
  'Original Creditor Name',
  'Original Creditor',
  'Date Assigned',
  'Original Amount Owed',
  'Collection Agency',
  'Account Designator Code',
]

export const PERSON_LABELS = {
  Name: 'text',
  'Former Name(s)': 'text',
  'Former Name': 'text',
  'Former Names': 'text',
  'Also Known As': 'text',
  'Formerly Known As': 'text',
  'Social Security Number': 'text',
  'Date of Birth': 'day',
  'Age or Date of Birth': 'day',
  'Current Address': 'text',
  'Current Address(es)': 'text',
  'Former Address': 'text',
  'Former Addresses': 'text',
  'Former Address(es)': 'text',
  'Phone Number': 'text',
  'Phone Numbers': 'text',
  'Phone Number(s)': 'text',
  Employment: 'text',
  'Employment Information': 'text',
  'Employment History': 'text',
  'Current Employment': 'text',
  'Former Employment': 'text',
  'Employer(s)': 'text',
} as const satisfies Readonly<Record<string, ValueKind>>
export type PersonLabel = keyof typeof PERSON_LABELS

export const RECORD_LABELS = {
  Type: 'text',
  'Bankruptcy Type': 'text',
  'Record Type': 'text',
  Court: 'text',
  'Court Name': 'text',
  'Bankruptcy Courthouse': 'text',
  'Reference Number': 'text',
  'Case Number': 'text',
  'Docket Number': 'text',
  'Case or ID Number': 'text',
  'Date Filed': 'day',
  'Bankruptcy Filed': 'day',
  'Date Reported': 'day',
  'Date Resolved': 'day',
  'Date Satisfied': 'day',
  'Date Released': 'day',
  'Disposition Date': 'day',
  'Discharge Date': 'day',
  'Current Disposition Date': 'day',
  'Verified Date': 'day',
  'Date Verified': 'day',
  Status: 'text',
  Disposition: 'text',
  'Current Disposition': 'text',
  'Bankruptcy Disposition': 'text',
  'Prior Disposition': 'text',
  Intent: 'text',
  'Additional Information': 'text',
  Filer: 'text',
  Plaintiff: 'text',
  Defendant: 'text',
  'Liability Amount': 'money',
  Liability: 'money',
  'Asset Amount': 'money',
  'Exempt Amount': 'money',
  Amount: 'money',
  'Narrative Code(s)': 'codes',
  Comments: 'text',
} as const satisfies Readonly<Record<string, ValueKind>>
export type RecordLabel = keyof typeof RECORD_LABELS

export const SECTION_HEADINGS = {
  summary: /^(?:report )?summary$/i,
  personal: /^personal information$/i,
  notices: /^(?:consumer )?file notices$/i,
  statements: /^consumer statements?$/i,
  accounts: /^(?:credit )?accounts$/i,
  collections: /^collections?(?: accounts)?$/i,
  publicRecords: /^(?:public records?|bankruptc(?:y|ies))$/i,
  inquiries: /^(?:credit )?inquiries$/i,
  end: /^(?:a )?summary of your rights\b/i,
} as const
export type SectionName = keyof typeof SECTION_HEADINGS

/** By the words of `Loan/Account Type`, the first row that fits; words that fit none leave the type unknown. */
export const TYPES_BY_WORDS: readonly (readonly [RegExp, AccountType])[] = [
  [/\b(?:debt buyer|collection|factoring company)\b/i, 'collection'],
  [
    /\bline of credit\b|\bcredit card\b|\bcredit line\b|\bcharge account\b|\brevolving\b|\bflexible spending\b|\bcheck credit\b/i,
    'revolving',
  ],
  [/\bmortgage\b|\breal estate\b|\bhome (?:equity|improvement) loan\b|\bhome loan\b/i, 'mortgage'],
  [
    /\bauto(?:mobile)?\b|\beducation(?:al)? loan\b|\bstudent loan\b|\b(?:un)?secured\b|\bnote loan\b|\binstallment\b|\bpersonal loan\b|\blease\b|\brecreational\b|\bmanufactured home\b|\bhousehold goods\b|\bdebt consolidation\b/i,
    'installment',
  ],
  [
    /\bopen\b|\butility\b|\bcharge card\b|\brental agreement\b|\bcellular\b|\btelecommunications?\b|\bchild support\b|\bfamily support\b|\bmedical\b/i,
    'open',
  ],
]

/** The High Credit of an account with this narrative is its limit. */
export const HIGH_CREDIT_IS_LIMIT = '233'
/** The High Credit of an account with this narrative is what was charged off first. */
export const HIGH_CREDIT_IS_CHARGE_OFF = '174'

/** What the bureau's own key says of the codes, for files that print a code and not its words (reference/report-formats.md §2.3). */
export const KNOWN_NARRATIVES: Readonly<Record<string, string>> = {
  '002': 'Credit Card',
  '065': 'Closed by credit grantor',
  '067': 'Charged off',
  '132': 'Fixed rate',
  '167': 'Consumer disputes after resolution',
  '174': 'High Credit is original charge-off amount',
  '233': 'High Credit column is the credit limit',
}
