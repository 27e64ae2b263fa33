import type { Bureau } from '#engine/words/bureau.ts'

export const FORMAT = 'generic-labels'

/** The facts that are looked for; everything else of an account stays unknown. */
export const FIELDS = [
  'creditorName',
  'accountNumber',
  'accountTypeText',
  'statusText',
  'paymentStatusText',
  'responsibility',
  'dateOpened',
  'dateClosed',
  'dateReported',
  'lastPaymentDate',
  'dateOfFirstDelinquency',
  'currentBalance',
  'pastDue',
  'creditLimit',
  'highBalance',
  'originalBalance',
  'monthlyPayment',
  'originalCreditor',
  'terms',
] as const
export type Field = (typeof FIELDS)[number]

export type ValueKind = 'text' | 'number' | 'day' | 'money'

interface Synonyms {
  readonly kind: ValueKind
  readonly labels: readonly string[]
}

/** How reports of any make call each fact, in small letters. */
export const SYNONYMS: Readonly<Record<Field, Synonyms>> = {
  creditorName: {
    kind: 'text',
    labels: ['account name', 'creditor', 'creditor name', 'company name', 'furnisher', 'lender', 'subscriber name'],
  },
  accountNumber: {
    kind: 'number',
    labels: ['account number', 'account #', 'account no', 'account no.', 'acct #', 'acct number', 'account'],
  },
  accountTypeText: {
    kind: 'text',
    labels: ['account type', 'type', 'loan type', 'type of account', 'loan/account type', 'credit type', 'type of loan'],
  },
  statusText: {
    kind: 'text',
    labels: ['status', 'account status', 'current status', 'condition'],
  },
  // Many print it beside the account's own: `Account Status: Closed`, `Payment Status: Current`.
  paymentStatusText: { kind: 'text', labels: ['payment status', 'pay status', 'current rating'] },
  responsibility: {
    kind: 'text',
    labels: ['responsibility', 'owner', 'ownership', 'account responsibility', 'ecoa', 'whose account', 'account owner'],
  },
  dateOpened: {
    kind: 'day',
    labels: ['date opened', 'opened', 'open date', 'account opened', 'opened on', 'opened date', 'date open'],
  },
  dateClosed: { kind: 'day', labels: ['date closed', 'closed', 'closed date', 'close date', 'closed on'] },
  dateReported: {
    kind: 'day',
    labels: [
      'date reported',
      'last reported',
      'reported',
      'date updated',
      'last updated',
      'reported on',
      'reported date',
      'date of report',
      'status updated',
    ],
  },
  lastPaymentDate: {
    kind: 'day',
    labels: ['date of last payment', 'last payment', 'last payment date', 'last payment made', 'last paid'],
  },
  dateOfFirstDelinquency: { kind: 'day', labels: ['date of first delinquency', 'date of 1st delinquency', 'first delinquency'] },
  currentBalance: {
    kind: 'money',
    labels: ['balance', 'current balance', 'balance amount', 'recent balance', 'reported balance', 'balance owed', 'amount owed'],
  },
  pastDue: { kind: 'money', labels: ['past due', 'amount past due', 'past due amount', 'past-due amount'] },
  creditLimit: { kind: 'money', labels: ['credit limit', 'limit', 'credit line'] },
  highBalance: { kind: 'money', labels: ['high balance', 'highest balance', 'high credit'] },
  originalBalance: {
    kind: 'money',
    labels: ['original balance', 'original amount', 'original loan amount', 'loan amount', 'original amount owed'],
  },
  monthlyPayment: {
    kind: 'money',
    labels: ['monthly payment', 'scheduled payment', 'scheduled payment amount', 'payment amount', 'minimum payment'],
  },
  originalCreditor: { kind: 'text', labels: ['original creditor', 'original creditor name', 'original lender'] },
  terms: { kind: 'text', labels: ['terms', 'term', 'term duration', 'loan term'] },
}

/** Words so common that only a colon makes a label of them. */
export const ONLY_WITH_COLON: ReadonlySet<string> = new Set([
  'account',
  'closed',
  'condition',
  'creditor',
  'furnisher',
  'lender',
  'limit',
  'opened',
  'owner',
  'reported',
  'status',
  'term',
  'terms',
  'type',
])

/** Where a report says whose it is: alone on a line, or together with these words. */
export const BUREAU_PATTERNS: Readonly<Record<Bureau, RegExp>> = {
  equifax: /\bequifax\b/i,
  experian: /\bexperian\b/i,
  transunion: /\btrans ?union\b/i,
}
export const TITLE =
  /\b(?:credit|consumer|personal|file) (?:credit )?(?:report|file|disclosure|profile)\b|\bcredit history report\b/i

/** What other papers say that name a bureau and accounts: letters, notices, statements, advice. One is enough. */
export const OTHER_PAPERS: readonly RegExp[] = [
  /\b(?:notice of )?adverse action\b/i,
  /\bunable to (?:approve|extend|grant|offer)\b|\bdeclined your (?:application|request)\b|\bapplication (?:has been|was) (?:denied|declined)\b/i,
  /\bresults? of (?:your|our) (?:dispute|investigation|reinvestigation)\b|\bwe (?:have )?(?:received|investigated|completed) (?:your|our|the) (?:dispute|investigation|letter)\b/i,
  /\bdear [A-Z][A-Za-z.' -]{1,60}[:,]/i,
  /\bsincerely\b|\byours (?:truly|faithfully)\b/i,
  /\bminimum payment due\b|\bpayment due date\b|\bstatement closing date\b|\bnew balance\b|\bprevious balance\b|\bannual percentage rate\b/i,
  /\bhow to (?:read|understand|dispute)\b|\bwhat (?:is|does)\b[^.?]{0,60}\?|\bin this (?:article|guide)\b|\bfor example\b|\bby [A-Z][a-z]+ [A-Z][a-z]+, (?:staff|contributing) writer\b/i,
  /\bloan application\b|\binvoice\b|\bpurchase agreement\b|\bsample (?:credit )?report\b/i,
]

/** Nothing behind these is data. */
export const END_OF_DATA =
  /^(?:\d+\. )?(?:a )?summary of your rights\b|^your rights under the (?:federal )?fair credit reporting act\b|^para informaci[oó]n en espa[nñ]ol\b/i

/** Titles of parts and of pages: they stand where a creditor's name would, and are none. Small letters, no figures. */
export const HEADINGS: ReadonlySet<string> = new Set([
  'account',
  'accounts',
  'account details',
  'account detail',
  'account history',
  'account info',
  'account information',
  'account summary',
  'accounts summary',
  'accounts in good standing',
  'accounts with adverse information',
  'additional info',
  'additional information',
  'address',
  'addresses',
  'addresses on file',
  'adverse accounts',
  'alerts',
  'balance',
  'balance histories',
  'balance history',
  'at a glance',
  'closed accounts',
  'collection accounts',
  'collections',
  'comments',
  'consumer information',
  'consumer statement',
  'consumer statements',
  'contact',
  'contact info',
  'contact information',
  'credit accounts',
  'credit file',
  'credit history',
  'credit report',
  'credit score',
  'credit summary',
  'credit utilization',
  'creditor contacts',
  'derogatory',
  'details',
  'employers',
  'employment',
  'employment history',
  'file notices',
  'general information',
  'good standing',
  'hard inquiries',
  'identification',
  'inquiries',
  'installment',
  'installment accounts',
  'loan details',
  'loans',
  'mortgage',
  'mortgage accounts',
  'names',
  'negative accounts',
  'negative items',
  'open accounts',
  'other',
  'other accounts',
  'overview',
  'payment details',
  'payment history',
  'payment information',
  'payment status',
  'personal info',
  'personal information',
  'phone numbers',
  'potentially negative',
  'potentially negative items',
  'prepared for',
  'public records',
  'regular inquiries',
  'remarks',
  'report details',
  'report summary',
  'revolving',
  'revolving accounts',
  'satisfactory accounts',
  'score',
  'soft inquiries',
  'status',
  'student loans',
  'summary',
  'tradelines',
  'trade lines',
  'total',
  'totals',
  'your accounts',
  'bankruptcies',
  'judgments',
  'liens',
  'legend',
  'no data available',
  // Labels of an account or a person that are not looked for.
  'also known as',
  'amount paid',
  'bureau code',
  'date of birth',
  'employer',
  'file number',
  'full name',
  'maximum delinquency note',
  'months reviewed',
  'name',
  'on record until',
  'phone',
  'phone number',
  'rating',
  'report number',
  'ssn',
  'social security number',
  'your credit report',
])

export const REPORT_DATE_LABELS = [
  'report date',
  'date of report',
  'date created',
  'date generated',
  'report generated',
  'as of',
  'date issued',
  'date',
] as const
