import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** The words of the three-bureau pages, in lower case (source: reference/report-formats.md §2.5, §2.6, §2.7). */

/** The labels of an account by field, IdentityIQ's first, then ConsumerDirect's. */
export const ACCOUNT_LABELS = {
  accountNumber: ['account #', 'account number'],
  accountType: ['account type'],
  loanType: ['account type - detail', 'account type detail', 'creditor type'],
  originalCreditor: ['original creditor', 'original creditor name'],
  responsibility: ['bureau code', 'account description'],
  condition: ['account rating'],
  status: ['account status'],
  paymentStatus: ['payment status'],
  monthlyPayment: ['monthly payment', 'payment amount'],
  dateOpened: ['date opened'],
  dateClosed: ['closed date', 'date closed'],
  dateReported: ['last reported', 'date reported'],
  lastActivityDate: ['date last active', 'date of last activity'],
  lastPaymentDate: ['date of last payment', 'last payment'],
  currentBalance: ['balance', 'balance owed'],
  highBalance: ['high credit', 'high balance'],
  creditLimit: ['credit limit'],
  pastDue: ['past due', 'past due amount'],
  terms: ['no. of months(terms)', 'term length'],
  remarks: ['comments', 'creditor remarks'],
  dispute: ['dispute status'],
  verified: ['last verified'],
  frequency: ['payment frequency'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const PERSONAL_LABELS = {
  reportDate: ['credit report date', 'report date'],
  name: ['name'],
  alsoKnownAs: ['also known as', 'former', 'former name', 'aliases'],
  dateOfBirth: ['date of birth', 'birth date', 'year of birth'],
  currentAddress: ['current address(es)', 'current address', 'current addresses', 'address'],
  previousAddress: ['previous address(es)', 'previous address', 'previous addresses'],
  phones: ['phone', 'phone number', 'phone numbers', 'phone number(s)'],
  employers: ['employers', 'employer', 'current employer', 'previous employer', 'employer(s)'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const SCORE_LABELS: readonly string[] = [
  'credit score',
  'score',
  'lender rank',
  'score scale',
  'risk factors',
  'score rank',
]

export const SUMMARY_LABELS = {
  accounts: ['total accounts'],
  publicRecords: ['public records'],
  hardInquiries: ['inquiries(2 years)', 'inquiries', 'inquiries(2 year)'],
} as const satisfies Readonly<Record<string, readonly string[]>>
/** Figures of the summary that say nothing of how many entries there are. */
const SUMMARY_FIGURES: readonly string[] = [
  'open accounts',
  'closed accounts',
  'delinquent',
  'derogatory',
  'collection',
  'balances',
  'payments',
]

export const RECORD_LABELS = {
  type: ['type'],
  status: ['status'],
  dateFiled: ['date filed/reported', 'date filed', 'date reported'],
  reference: ['reference#', 'reference #', 'reference number', 'docket number'],
  dateResolved: ['closing date', 'date settled', 'date resolved', 'released date', 'date released', 'satisfaction date'],
  court: ['court', 'court name'],
  amount: ['liability', 'amount', 'claim amount'],
} as const satisfies Readonly<Record<string, readonly string[]>>
const OTHER_RECORD_LABELS: readonly string[] = ['asset amount', 'exempt amount', 'remarks', 'plaintiff', 'defendant']

/** How comments begin, and words after which one cannot end: a narrow column may set two of them without a sign between. */
export const REMARK_BEGINNING =
  /^(?:Account|Charged|Closed|Collection account|Completed|Consumer|Credit line|Customer|Debt|Dispute|Fixed|Included|Paid|Payment|Placed|Purchased|Real Estate|Secured|Settled|Student loan|Transferred|Unpaid|Variable)\b/
export const GOES_ON = /(?:^| )(?:a|an|and|as|at|by|for|from|in|is|of|on|or|that|the|through|to|was|with|not|[a-z]+-)$|[,;-]$/i

/** All labels of an account, as one set. */
export const ACCOUNT_LABEL_SET: ReadonlySet<string> = new Set(Object.values(ACCOUNT_LABELS).flat())
export const PERSONAL_LABEL_SET: ReadonlySet<string> = new Set(Object.values(PERSONAL_LABELS).flat())
export const SUMMARY_LABEL_SET: ReadonlySet<string> = new Set([...Object.values(SUMMARY_LABELS).flat(), ...SUMMARY_FIGURES])
export const RECORD_LABEL_SET: ReadonlySet<string> = new Set([...Object.values(RECORD_LABELS).flat(), ...OTHER_RECORD_LABELS])

export const ALL_LABELS: ReadonlySet<string> = new Set([
  ...ACCOUNT_LABEL_SET,
  ...PERSONAL_LABEL_SET,
  ...SUMMARY_LABEL_SET,
  ...RECORD_LABEL_SET,
  ...SCORE_LABELS,
])

/** `Account Type`, whole. */
const ACCOUNT_TYPES: Readonly<Record<string, AccountType>> = {
  revolving: 'revolving',
  'revolving account': 'revolving',
  'credit line': 'revolving',
  'line of credit': 'revolving',
  'credit card': 'revolving',
  'charge account': 'revolving',
  'secured credit card': 'revolving',
  'flexible spending credit card': 'revolving',
  installment: 'installment',
  'installment account': 'installment',
  'installment loan': 'installment',
  'auto loan': 'installment',
  auto: 'installment',
  automobile: 'installment',
  'student loan': 'installment',
  educational: 'installment',
  'education loan': 'installment',
  'personal loan': 'installment',
  mortgage: 'mortgage',
  'mortgage account': 'mortgage',
  'real estate mortgage': 'mortgage',
  'conventional mortgage': 'mortgage',
  'conventional real estate mortgage': 'mortgage',
  'fha mortgage': 'mortgage',
  'fha real estate mortgage': 'mortgage',
  'va mortgage': 'mortgage',
  'va real estate mortgage': 'mortgage',
  open: 'open',
  'open account': 'open',
  collection: 'collection',
  'collection account': 'collection',
}
/** Details that make any account a collector's or a debt buyer's. */
const COLLECTOR =
  /^(?:collection(?: account| agency| department| agency\/attorney| department\/agency\/attorney)?|factoring company(?: account)?|debt buyer(?: account)?)$/i

export const accountTypeOf = (text: string): AccountType | null => lookUp(ACCOUNT_TYPES, text)
export const isCollector = (text: string): boolean => COLLECTOR.test(text.trim())

const RESPONSIBILITIES: Readonly<Record<string, Responsibility>> = {
  individual: 'individual',
  'individual account': 'individual',
  joint: 'joint',
  'joint account': 'joint',
  'joint contractual liability': 'joint',
  'joint contractually liable': 'joint',
  guarantor: 'cosigner',
  'primary borrower': 'other',
  shared: 'joint',
  'authorized user': 'authorized_user',
  'authorized user account': 'authorized_user',
  'co-signer': 'cosigner',
  cosigner: 'cosigner',
  'co-maker': 'cosigner',
  comaker: 'cosigner',
  terminated: 'terminated',
  deceased: 'deceased',
  maker: 'other',
  participant: 'other',
  'on behalf of': 'other',
  undesignated: 'other',
  business: 'other',
}
export const responsibilityOf = (text: string): Responsibility | null => lookUp(RESPONSIBILITIES, text)

/** What `Account Status` and `Account Rating` say of the account itself. `Derogatory` and `Refinanced` leave it open. */
const CONDITIONS: Readonly<Record<string, AccountStatus>> = {
  open: 'open',
  closed: 'closed',
  paid: 'paid',
  transferred: 'transferred',
}
export const conditionOf = (text: string): AccountStatus | null => lookUp(CONDITIONS, text)

const PAYMENT_PHRASES: readonly (readonly [RegExp, PaymentStatus])[] = [
  [/^(?:current(?: account)?|(?:paid|pays) as agreed|paid or paying as agreed|paying as agreed)$/, 'current'],
  [/^late,? (?:30|60|90|120|150|180)\+?(?: (?:or more )?days)?(?: or more)?$/, 'late'],
  [/^(?:30|60|90|120|150|180)\+?(?: or more)? days (?:late|past due|delinquent)$/, 'late'],
  [/^(?:in )?collections?(?: account)?$/, 'in_collections'],
  [/^charged?[ -]?off$/, 'charge_off'],
  [/^repossession$/, 'repossession'],
  [/^voluntary (?:surrender|repossession)$/, 'voluntary_surrender'],
  [/^foreclosure$/, 'foreclosure'],
  [/^(?:included in )?bankruptcy$|^wage earner plan(?: account)?$/, 'bankruptcy'],
]
const COLLECTION_OR_CHARGE_OFF =
  /^collections?\/charge[ -]?offs?$|^charge[ -]?offs?\/collections?$|^collection or charge[ -]?off$/
const REPOSSESSION_OR_FORECLOSURE = /^repossession\/foreclosure$|^foreclosure\/repossession$|^repossession or foreclosure$/

/** How the account is being paid; the type of account decides the phrases that name two things. */
export function paymentStatusOf(printed: string, type: AccountType | null): PaymentStatus | null {
  const text = printed.trim().toLowerCase()
  if (COLLECTION_OR_CHARGE_OFF.test(text)) return type === 'collection' ? 'in_collections' : type && 'charge_off'
  if (REPOSSESSION_OR_FORECLOSURE.test(text)) return repossessedOf(type)
  return PAYMENT_PHRASES.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** A house is foreclosed, a loan's pledge repossessed; of other accounts it is not known which. */
function repossessedOf(type: AccountType | null): 'foreclosure' | 'repossession' | null {
  if (type === 'mortgage') return 'foreclosure'
  return type === 'installment' ? 'repossession' : null
}

/** The codes of the payment history that mean one thing. `U` and no code at all say nothing of a month. */
const HISTORY_CODES: Readonly<Record<string, HistoryCode>> = {
  ok: 'ok',
  c: 'ok',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  '120+': '120',
  '150+': '150',
  '180+': '180',
  pp: 'payment_plan',
  vs: 'voluntary_surrender',
  bk: 'bankruptcy',
  tn: 'too_new',
  nd: 'no_data',
  nr: 'no_data',
}

/** `CO` is collection or charge-off and `RF` repossession or foreclosure: the type of account decides which. */
export function historyCodeOf(printed: string, type: AccountType | null): HistoryCode | null {
  const text = printed.trim().toLowerCase()
  if (text === 'co') return type === 'collection' ? 'collection' : type && 'charge_off'
  if (text === 'rf') return repossessedOf(type)
  return lookUp(HISTORY_CODES, text)
}

function lookUp<T>(table: Readonly<Record<string, T>>, printed: string): T | null {
  const key = printed.trim().toLowerCase()
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null
}

const SCORE_MODEL = /\b(VantageScore(?:®|\(R\))? ?\d(?:\.\d)?|FICO(?:®|\(R\))?(?: Score)?(?: \d{1,2})?)/i
/** As it is printed, without the sign of a trade mark. */
export const scoreModelIn = (text: string): string | null =>
  SCORE_MODEL.exec(text)?.[1]
    ?.replaceAll(/®|\(R\)/g, '')
    .replace(/^vantagescore ?/i, 'VantageScore ')
    .trim() ?? null
