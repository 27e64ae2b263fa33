import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import type { Account } from '#engine/report/account.ts'
import type { Day } from '#engine/values/day.ts'

/** What companies tell their accounts apart by where they take disputes. */
type LoanKind =
  | 'card'
  | 'mortgage'
  | 'home_equity_line'
  | 'home_equity_loan'
  | 'manufactured_home'
  | 'vehicle'
  | 'reserve_line'
  | 'personal_line'
  | 'personal_loan'

/** Where a company takes disputes about what it reports, as a page of its own says. */
export interface DisputeAddress {
  /** As reports name it. */
  readonly companies: readonly string[]
  /** The accounts that the page names; null: all. */
  readonly accounts: readonly LoanKind[] | null
  /** Name first, as on an envelope. */
  readonly name: string
  readonly lines: readonly string[]
  readonly source: string
  /** The day on which a stored copy of the page was read; the copy may be older. */
  readonly readOn: Day
}

const US_BANK = {
  companies: ['U.S. Bank', 'US Bank Home Mortgage'],
  source: 'https://www.usbank.com/customer-service/knowledge-base/KB0096238.html',
  readOn: '2026-11-28',
} as const

/** Only what a page of the company itself says. Of a company or an account that is not here, the consumer is asked. */
export const DISPUTE_ADDRESSES: readonly DisputeAddress[] = [
  {
    ...US_BANK,
    accounts: ['reserve_line', 'personal_loan', 'vehicle', 'home_equity_line', 'manufactured_home'],
    name: 'U.S. Bank',
    lines: ['Attn: Consumer Bureau Dispute Handling (CBDH)', 'PO Box 3447', 'Oshkosh, WI 54903-3447'],
  },
  {
    ...US_BANK,
    accounts: ['home_equity_loan', 'mortgage'],
    name: 'U.S. Bank',
    lines: ['Attn: Consumer Bureau Management Department', 'PO Box 21844', 'Eagan, MN 55121'],
  },
  {
    ...US_BANK,
    accounts: ['card', 'personal_line'],
    name: 'Consumer Recovery Department',
    lines: ['Attn: CBR Disputes', 'PO Box 108', 'St. Louis, MO 63166-0108'],
  },
  {
    companies: ['USAA', 'USAA Federal Savings Bank', 'USAA Savings Bank'],
    accounts: ['card', 'vehicle', 'personal_loan', 'home_equity_line', 'home_equity_loan'],
    name: 'USAA/Consumer Report Dispute',
    lines: ['Attn: Form Code CLCBD', 'P.O. Box 33009', 'San Antonio, TX 78265-3009'],
    source: 'https://usaa.com/inet/wc/faq-dispute-consumer-report',
    readOn: '2026-11-28',
  },
  {
    companies: ['Chase'],
    accounts: ['card'],
    name: 'Chase Card Services',
    // The copy of the page ends at the city; the ZIP is the one that the back of Chase's own card statements gives with this box.
    lines: ['Credit Bureau Dispute Processing', 'PO Box 15369', 'Wilmington, DE 19850-5369'],
    source: 'https://www.chase.com/personal/credit-cards/card-resource-center/credit-reports',
    readOn: '2026-11-28',
  },
  {
    companies: ['Synchrony Bank'],
    accounts: null,
    name: 'Synchrony Bank',
    lines: ['P.O. Box 965030', 'Orlando, FL 32896-5030'],
    source: 'https://www.mysynchrony.com/mysyf/faqs.html',
    readOn: '2026-11-28',
  },
  {
    companies: ['Santander Consumer USA'],
    accounts: null,
    name: 'Santander Consumer USA',
    lines: ['Attn: CBR Department', 'P.O. Box 961245', 'Fort Worth, TX 76161-1245'],
    source: 'https://www.santanderconsumerusa.com/resources/credit.aspx',
    readOn: '2026-11-28',
  },
  {
    companies: ['American Credit Acceptance'],
    accounts: null,
    name: 'American Credit Acceptance',
    lines: ['ATTN: Credit Disputes', '961 E. Main Street', 'Spartanburg, SC 29302'],
    source: 'http://www.acacceptance.com/Resources/Your_Credit',
    readOn: '2026-11-28',
  },
  {
    companies: ['Hilton Grand Vacations'],
    accounts: null,
    name: 'Hilton Grand Vacations',
    lines: ['Credit Disputes', 'P.O. Box 617646', 'Orlando, FL 32861'],
    source:
      'https://club.hiltongrandvacations.com/en/help/annual-privacy-notices/notice-of-error-and-credit-reporting-information',
    readOn: '2026-11-28',
  },
]

/** The first whose words the printed type has. */
const KINDS: readonly (readonly [kind: LoanKind, words: RegExp])[] = [
  ['home_equity_line', /home equity line|\bheloc\b/],
  ['home_equity_loan', /home equity/],
  ['manufactured_home', /manufactured|mobile home/],
  ['mortgage', /mortgage|real estate/],
  ['card', /credit card|charge card/],
  ['vehicle', /\bauto|vehicle|\bboat|motorcycle|\brv\b/],
  ['reserve_line', /reserve|overdraft|check credit/],
  ['personal_line', /line of credit/],
  ['personal_loan', /personal|unsecured/],
]

function kindOf({ accountType, accountTypeText, loanType }: TypedAccount): LoanKind | null {
  // Equifax prints codes: `CREDIT_CARD`.
  const words = `${accountTypeText ?? ''} | ${loanType ?? ''}`.toLowerCase().replaceAll('_', ' ')
  const printed = KINDS.find(([, pattern]) => pattern.test(words))?.[0]
  return printed ?? (accountType === 'mortgage' ? 'mortgage' : null)
}

type TypedAccount = Pick<Account, 'accountType' | 'accountTypeText' | 'loanType'>

/** Where the company takes disputes about this account; null where no page of its own says it. */
export function disputeAddress(account: TypedAccount & Pick<Account, 'creditorName'>): DisputeAddress | null {
  const key = furnisherKey(account.creditorName)
  const kind = kindOf(account)
  if (key === '' || account.accountType === 'collection') return null
  const own = DISPUTE_ADDRESSES.filter(({ companies }) => companies.some((name) => furnisherKey(name) === key))
  return own.find(({ accounts }) => accounts === null || (kind !== null && accounts.includes(kind))) ?? null
}

/** The noted address that has this line; null where none has. */
export const addressWithLine = (text: string): DisputeAddress | null =>
  DISPUTE_ADDRESSES.find(({ name, lines }) => name === text || lines.includes(text)) ?? null

/** Who works the accounts of a company that only buys debts, and so takes the letters about them. */
const SERVICERS = [
  {
    owner: 'Midland Funding',
    servicer: 'Midland Credit Management',
    source: 'https://www.midlandcredit.com/faqs-about-credit-reporting/',
    readOn: '2026-11-28',
  },
  {
    owner: 'LVNV Funding',
    servicer: 'Resurgent Capital Services',
    source: 'http://dllr.maryland.gov/whatsnews/lvnvsettlement.shtml',
    readOn: '2026-11-28',
  },
] as const

export const servicerOf = (creditorName: string): string | null =>
  SERVICERS.find(({ owner }) => furnisherKey(owner) === furnisherKey(creditorName))?.servicer ?? null
