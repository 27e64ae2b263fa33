import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** The words of the Experian web print, as the bureau prints them (source: reference/report-formats.md §2.1). */

export const FORMAT = 'experian-web-print'

/** Headings of the report, and the section that each one opens. `end` closes the data: rights and advice follow. */
export const SECTION_HEADINGS = {
  'at a glance': 'atAGlance',
  'personal information': 'personal',
  names: 'names',
  addresses: 'addresses',
  'year of birth': 'yearOfBirth',
  'phone numbers': 'phones',
  employers: 'employers',
  notices: 'personal',
  spouse: 'personal',
  'other records': 'personal',
  'personal statements': 'statements',
  'personal statement': 'statements',
  'consumer statements': 'statements',
  'consumer statement': 'statements',
  statements: 'statements',
  accounts: 'accounts',
  'public records': 'publicRecords',
  'hard inquiries': 'hardInquiries',
  'soft inquiries': 'softInquiries',
  'important messages': 'end',
  'important message': 'end',
  'medical information': 'end',
  'know your rights': 'end',
  'your rights': 'end',
  'contact us': 'end',
  'contact experian': 'end',
  'need help?': 'end',
  'frequently asked questions': 'end',
} as const
export type SectionName = (typeof SECTION_HEADINGS)[keyof typeof SECTION_HEADINGS]

/** Long headings that end the data, whatever follows their first words. */
export const RIGHTS_HEADING =
  /^(?:a )?(?:summary of (?:your )?rights|para información en español|notification of rights|your rights under|remedying the effects)/i

/** Sections that stand inside Personal Information and are headings only there. */
export const PERSONAL_PARTS: ReadonlySet<SectionName> = new Set(['names', 'addresses', 'yearOfBirth', 'phones', 'employers'])

/** The line that every account has exactly once: the anchor of an account. */
export const ACCOUNT_ANCHOR = 'account info'

/** Headings inside an account's block. */
export const ACCOUNT_PARTS = {
  'account info': 'info',
  'account information': 'info',
  'payment history': 'history',
  'payment history guide': 'guide',
  'balance histories': 'balances',
  'balance history': 'balances',
  'additional info': 'additional',
  'additional information': 'additional',
  'historical info': 'additional',
  'reinvestigation info': 'reinvestigation',
  'contact info': 'contact',
  'contact information': 'contact',
  comment: 'comment',
  comments: 'comment',
} as const
export type AccountPart = (typeof ACCOUNT_PARTS)[keyof typeof ACCOUNT_PARTS]

/** What may stand between the creditor's name and `Account Info`. */
export const BADGES: Readonly<Record<string, AccountStatus | null>> = {
  'potentially negative': null,
  'exceptional payment history': null,
  open: 'open',
  closed: 'closed',
  'paid, closed': 'paid',
  paid: 'paid',
  transferred: 'transferred',
}

/** The labels of an account's rows. */
export const ACCOUNT_LABELS = [
  'Account Name',
  'Account Number',
  'Account Type',
  'Responsibility',
  'Date Opened',
  'Date Closed',
  'Status',
  'Status Updated',
  'Balance',
  'Balance Updated',
  'Recent Payment',
  'Monthly Payment',
  'Past Due Amount',
  'Credit Limit',
  'Original Balance',
  'Original Amount',
  'Highest Balance',
  'Terms',
  'On Record Until',
  'Original Creditor',
  'Company Sold',
  'Sold To',
] as const
/** Labels whose value is a single date, month or amount. */
export const ONE_LINE_LABELS: ReadonlySet<AccountLabel> = new Set([
  'Account Number',
  'Date Opened',
  'Date Closed',
  'Status Updated',
  'Balance',
  'Balance Updated',
  'Monthly Payment',
  'Credit Limit',
  'Original Balance',
  'Original Amount',
  'Highest Balance',
  'On Record Until',
])
export type AccountLabel = (typeof ACCOUNT_LABELS)[number]

export const MEDICAL = /^medical\b/i

/** Printed account types by what they contain, the first that matches decides. */
export const ACCOUNT_TYPES_BY_WORDS: readonly (readonly [RegExp, AccountType])[] = [
  [/collection|debt buyer|factoring/i, 'collection'],
  [/line of credit|heloc|credit line/i, 'revolving'],
  [/mortgage|real estate|home equity|\bhome loan\b/i, 'mortgage'],
  [/charge (?:card|account)|credit card|revolving|secured card|\bcard\b/i, 'revolving'],
  [/utilit|cell ?phone|cellular|telecom|wireless|\brent(?:al)?\b|cable|insurance|open account|(?:child|family) support/i, 'open'],
  [MEDICAL, 'open'],
  [
    /\bloan\b|unsecured|installment|lease|financ|note\b|education|student|auto\b|manufactured hous|home improvement|debt consolidation|recreational/i,
    'installment',
  ],
]

/** Printed responsibilities, whole, in lower case. */
export const RESPONSIBILITIES_BY_WORDS: Readonly<Record<string, Responsibility>> = {
  individual: 'individual',
  'individual account': 'individual',
  joint: 'joint',
  'joint account': 'joint',
  'joint contractually liable': 'joint',
  'joint contractual liability': 'joint',
  'authorized user': 'authorized_user',
  'authorized user account': 'authorized_user',
  cosigner: 'cosigner',
  'co-signer': 'cosigner',
  comaker: 'cosigner',
  'co-maker': 'cosigner',
  guarantor: 'cosigner',
  terminated: 'terminated',
  'association terminated': 'terminated',
  deceased: 'deceased',
  maker: 'other',
  'on behalf of': 'other',
  undesignated: 'other',
  business: 'other',
}

/** One thing that a status phrase says. */
export interface StatusMeaning {
  readonly status?: AccountStatus
  readonly paymentStatus?: PaymentStatus
}

/** Whole phrases of a status sentence, in lower case without the closing dot. A phrase that is not here says nothing. */
export const STATUS_PHRASES: readonly (readonly [RegExp, StatusMeaning])[] = [
  [/^open$/, { status: 'open' }],
  [/^closed$/, { status: 'closed' }],
  [/^(?:account )?paid$/, { status: 'paid' }],
  [/^(?:paid, ?closed|closed, ?paid)$/, { status: 'paid' }],
  [/^(?:account )?paid in (?:full|settlement)$/, { status: 'paid' }],
  [
    /^(?:account )?(?:legally paid in full for less than the full balance|settled(?: for less than (?:the )?full balance)?)$/,
    { status: 'paid' },
  ],
  [
    /^transferred(?:, ?closed)?$|^transferred to another (?:lender|office|company)$|^purchased by another (?:lender|company)$/,
    { status: 'transferred' },
  ],
  [/^(?:account )?sold(?: to another (?:lender|company))?$/, { status: 'transferred' }],
  [/^refinanced(?:, ?closed)?$/, { status: 'closed' }],
  [/^deferred(?:, ?payments begin .+)?$/, { status: 'deferred' }],
  [
    /^(?:current(?:,? was past due (?:30|60|90|120|150|180) days)?|paying as agreed|pays as agreed)$/,
    { paymentStatus: 'current' },
  ],
  [
    /^(?:past due (?:30|60|90|120|150|180) days|(?:30|60|90|120|150|180) days (?:past due|late))(?: as of .+)?$/,
    { paymentStatus: 'late' },
  ],
  [
    /^collection(?: account)?$|^(?:account )?(?:placed|assigned) (?:for|to) collections?$|^seriously past due date \/ assigned to attorney, collection agency, or credit grantor's internal collection department$/,
    { paymentStatus: 'in_collections' },
  ],
  [/^paid(?:, ?closed)?(?:,? was a?)? collection(?: account)?$/, { status: 'paid', paymentStatus: 'in_collections' }],
  [/^(?:account )?charged? ?-?off$|^unpaid balance reported as a loss(?: by credit grantor)?$/, { paymentStatus: 'charge_off' }],
  [/^paid(?:, ?closed)?(?:,? was a?)? charged? ?-?off$/, { status: 'paid', paymentStatus: 'charge_off' }],
  [/^(?:repossession|repossessed|redeemed repossession)$/, { paymentStatus: 'repossession' }],
  [/^paid(?:, ?closed)?(?:,? was a?)? repossession$/, { status: 'paid', paymentStatus: 'repossession' }],
  [/^(?:voluntary surrender|voluntarily surrendered)$/, { paymentStatus: 'voluntary_surrender' }],
  [
    /^(?:foreclosure|foreclosure proceedings started|foreclosed|creditor received deed(?: in lieu of foreclosure)?)$/,
    { paymentStatus: 'foreclosure' },
  ],
  [
    /^(?:(?:debt |account )?(?:included in|discharged (?:through|in)|petition for|filed) (?:chapter (?:7|11|12|13) )?bankruptcy(?:,? chapter (?:7|11|12|13))?|bankruptcy(?: chapter (?:7|11|12|13))?)$/,
    { paymentStatus: 'bankruptcy' },
  ],
]

/** What the legend under a payment grid explains, by its printed phrase. */
export const LEGEND_PHRASES: readonly (readonly [RegExp, HistoryCode])[] = [
  [/current\s*\/\s*terms met|current\b|paid (?:on time|as agreed)/, 'ok'],
  [/past due 30 days|30 days (?:past due|late)/, '30'],
  [/past due 60 days|60 days (?:past due|late)/, '60'],
  [/past due 90 days|90 days (?:past due|late)/, '90'],
  [/past due 120 days|120 days (?:past due|late)/, '120'],
  [/past due 150 days|150 days (?:past due|late)/, '150'],
  [/past due 180 days|180 days (?:past due|late)/, '180'],
  [/no data(?: for this(?: time)? period)?|not reported/, 'no_data'],
  [/charged? ?-?offs?/, 'charge_off'],
  [/collections?(?: account)?/, 'collection'],
  [/voluntar(?:y|ily) surrender(?:ed)?/, 'voluntary_surrender'],
  [/repossess(?:ion|ed)/, 'repossession'],
  [/foreclosure(?: proceedings started)?|foreclosed/, 'foreclosure'],
  [/(?:included in |filed |discharged )?bankruptcy/, 'bankruptcy'],
  [/payment plan/, 'payment_plan'],
  [/too new(?: to rate)?/, 'too_new'],
  [/(?:account )?closed/, 'closed'],
]

/** Codes that mean the same in every print; the file's own legend goes before them. */
export const GRID_CODES: Readonly<Record<string, HistoryCode>> = {
  OK: 'ok',
  '✓': 'ok',
  '✔': 'ok',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  ND: 'no_data',
  CO: 'charge_off',
  C: 'collection',
  R: 'repossession',
  VS: 'voluntary_surrender',
  F: 'foreclosure',
  FC: 'foreclosure',
  B: 'bankruptcy',
  BK: 'bankruptcy',
  CLS: 'closed',
}

/** The labels of a public record's rows. */
export const PUBLIC_RECORD_LABELS = [
  'Name',
  'Court',
  'Court Name',
  'Reference number',
  'Reference #',
  'Date filed',
  'Filing date',
  'Date resolved',
  'Claim/Liability',
  'Claim amount',
  'Liability amount',
  'Claim',
  'Liability',
  'Status',
  'Status details',
  'Responsibility',
  'Type',
  'Address',
  'Phone Number',
  'On Record Until',
  'Comment',
  'Comments',
] as const

/** The kind of dwelling that closes an address card. */
export const DWELLING =
  /^(?:single family|multi-?family|apartment(?: complex)?|post office box|p\.?o\.? box|high rise|condominium|mobile home|trailer|rural route|military|business|commercial|duplex|hotel|hospital|school|unknown|dwelling type.*|(?:geographical code|residential) .*)$/i

/** No heading, badge or label is longer; most lines of a report that are longer need no closer look. */
const LONGEST_HEADING = 60
const isTrailing = (letter: string | undefined): boolean => letter !== undefined && ' ():0123456789'.includes(letter)

/** The heading text without its glyph, count and colon; empty for a text that is too long to be one. */
export function headingText(text: string): string {
  if (text.length > LONGEST_HEADING) return ''
  let end = text.length
  while (end > 0 && isTrailing(text[end - 1])) end -= 1
  return text
    .slice(0, end)
    .replace(/^[^A-Za-z0-9(]+/, '')
    .toLowerCase()
}

const BADGES_LONGEST_FIRST = Object.keys(BADGES).toSorted((a, b) => b.length - a.length)

/** The badges that a line consists of, in order; null when it holds anything else. Badges may stand a space apart. */
export function badgesOf(text: string): string[] | null {
  const badges: string[] = []
  let rest = headingText(text)
  if (rest === '') return null
  while (rest !== '') {
    const badge = BADGES_LONGEST_FIRST.find((candidate) => rest === candidate || rest.startsWith(`${candidate} `))
    if (badge === undefined) return null
    badges.push(badge)
    rest = rest.slice(badge.length).trim()
  }
  return badges
}
