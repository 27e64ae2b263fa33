import { monthsFrom, run } from '#tools/unseen-natives/facts.ts'

export const DAY = '2026-09-21'

type OfEach = readonly [experian: string, transunion: string, equifax: string]
export type Rows = readonly (readonly [label: string, value: string])[]

/** A figure of one month; what is left out is not printed. */
export interface Figures {
  readonly balance?: number
  readonly scheduled?: number
  readonly paid?: number
  readonly pastDue?: number
  readonly limit?: number
}

/** What one furnisher tells of an account, as each bureau prints it. */
export interface Debt {
  readonly name: string
  readonly numbers: OfEach
  /** Experian's type; TransUnion's account type and loan type; Equifax's type and loan type. */
  readonly kind: readonly [experian: string, account: string, loan: string, type: string, equifax: string]
  readonly is: 'revolving' | 'installment' | 'mortgage' | 'open' | 'collection'
  readonly holder: readonly [experian: string, transunion: string, equifax: string, is: string]
  readonly opened: string
  readonly reported: string
  readonly closed?: string
  readonly status: OfEach
  readonly balance: number
  readonly pastDue?: number
  readonly limit?: number
  readonly high?: number
  readonly original?: number
  readonly monthly?: number
  readonly term?: number
  readonly last?: readonly [day: string, amount: number]
  readonly dofd?: string
  readonly major?: string
  readonly writtenOff?: number
  readonly until?: string
  /** Marks from the first month on: OK 30 60 90 120 150 180 C CO R VS F B ND, `-` for none. */
  readonly first: string
  readonly marks: string
  readonly figures: Readonly<Record<string, Figures>>
  readonly remarks: readonly [experian: readonly string[], transunion: readonly string[], equifax: readonly string[]]
  /** A comment of before, as Experian prints it with its months. */
  readonly former?: readonly [text: string, since: string, until: string]
  readonly from?: string
  readonly isBad?: true
  readonly address: readonly [street: string, town: string]
  readonly phone?: string
  /** What TransUnion tells of earlier highest balances or limits. */
  readonly history?: Rows
  /** Remark codes that TransUnion prints in a month's cell. */
  readonly codes?: Readonly<Record<string, string>>
}

export interface Agency {
  readonly name: string
  readonly number: string
  readonly from: string
  readonly amount: number
  readonly balance: number
  readonly assigned: string
  readonly reported: string
  readonly dofd?: string
  readonly lastPaid?: string
  readonly status: 'UNPAID' | 'PAID'
  readonly class: string
  readonly loan: string
  readonly until: string
  readonly remarks: Debt['remarks']
}

export interface Look {
  readonly name: string
  readonly days: readonly string[]
  readonly lines?: readonly string[]
  readonly phone?: string
  /** Who asked through the company, as Equifax prints it in a column of its own. */
  readonly asker?: string
  /** What TransUnion calls the permissible purpose, Experian writes below and Equifax in its last column. */
  readonly purpose?: string
}

export interface Case {
  readonly court: string
  readonly number: string
  readonly filed: string
  readonly resolved?: string
  readonly chapter: string
  readonly now: 'filed' | 'discharged' | 'dismissed'
  readonly amount?: string
}

export interface Person {
  readonly name: string
  readonly aliases: readonly string[]
  readonly born: string
  readonly ssn4: string
  readonly homes: readonly (readonly [street: string, city: string, state: string, zip: string])[]
  readonly phones: readonly string[]
  readonly jobs: readonly (readonly [name: string, occupation?: string])[]
  readonly debts: readonly Debt[]
  readonly agencies: readonly Agency[]
  readonly cases: readonly Case[]
  readonly hard: readonly Look[]
  readonly offers: readonly Look[]
  readonly reviews: readonly Look[]
  readonly notices: readonly (readonly [kind: string, text: string])[]
  readonly statement?: string
}

export const KINDS = {
  card: [['Credit card', 'Revolving Account', 'CREDIT CARD', 'REVOLVING', 'Credit Card'], 'revolving'],
  store: [['Charge Card', 'Revolving Account', 'CHARGE ACCOUNT', 'REVOLVING', 'Charge Account'], 'revolving'],
  line: [['Line of credit', 'Line of Credit Account', 'LINE OF CREDIT', 'REVOLVING', 'Line of Credit'], 'revolving'],
  flexible: [
    [
      'Flexible spending credit card',
      'Revolving Account',
      'FLEXIBLE SPENDING CREDIT CARD',
      'REVOLVING',
      'Flexible Spending Credit Card',
    ],
    'revolving',
  ],
  home: [
    [
      'Conventional Real Estate Mortgage',
      'Mortgage Account',
      'CONVENTIONAL REAL ESTATE MTG',
      'MORTGAGE',
      'Conventional Mortgage',
    ],
    'mortgage',
  ],
  va: [['VA Real Estate Mortgage', 'Mortgage Account', 'VA REAL ESTATE LOAN', 'MORTGAGE', 'VA Real Estate Mortgage'], 'mortgage'],
  car: [['Auto Loan', 'Installment Account', 'AUTOMOBILE', 'INSTALLMENT', 'Auto'], 'installment'],
  lease: [['Auto Lease', 'Installment Account', 'AUTO LEASE', 'INSTALLMENT', 'Auto Lease'], 'installment'],
  study: [['Education', 'Installment Account', 'STUDENT LOAN', 'INSTALLMENT', 'Education Loan'], 'installment'],
  cash: [['Unsecured', 'Installment Account', 'UNSECURED', 'INSTALLMENT', 'Unsecured'], 'installment'],
  note: [['Note Loan', 'Installment Account', 'NOTE LOAN', 'INSTALLMENT', 'Note Loan'], 'installment'],
  boat: [
    ['Recreational Merchandise', 'Installment Account', 'RECREATIONAL MERCHANDISE', 'INSTALLMENT', 'Recreational Merchandise'],
    'installment',
  ],
  rent: [['Rental', 'Open Account', 'RENTAL AGREEMENT', 'OPEN', 'Rental Agreement'], 'open'],
  power: [['Utility', 'Open Account', 'UTILITY COMPANY', 'OPEN', 'Utility Company'], 'open'],
  phone: [
    ['Telecommunications/Cellular', 'Open Account', 'TELECOMMUNICATIONS/CELLULAR', 'OPEN', 'Telecommunication/Cellular'],
    'open',
  ],
  support: [['Child Support', 'Open Account', 'CHILD SUPPORT', 'OPEN', 'Child/Family Support'], 'open'],
} as const satisfies Record<string, readonly [Debt['kind'], Debt['is']]>

export const HOLDERS = {
  own: ['Individual', 'Individual Account', 'INDIVIDUAL', 'individual'],
  joint: ['Joint', 'Joint Account', 'JOINT_CONTRACTUAL_LIABILITY', 'joint'],
  user: ['Authorized user', 'Authorized Account', 'AUTHORIZED_USER', 'authorized_user'],
  cosigner: ['Co-signer', 'Co-signer Account', 'CO_SIGNER', 'cosigner'],
} as const satisfies Record<string, Debt['holder']>

export const FINE: OfEach = ['Open/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED']
export const OVER: OfEach = ['Paid, Closed/Never late.', 'Paid, Closed; was Paid as agreed', 'PAYS_AS_AGREED']

type Kind = keyof typeof KINDS
type Told = Pick<Debt, 'opened' | 'first' | 'marks'> & Partial<Debt>

/** An account; a number that is given once is masked as each bureau masks it. */
export function debt(
  [name, number, kind]: readonly [name: string, number: string | OfEach, kind: Kind],
  of: Told & { readonly who?: keyof typeof HOLDERS },
): Debt {
  const { who = 'own', ...told } = of
  const bare = typeof number === 'string' ? number.replaceAll(/[^A-Z0-9]/g, '') : ''
  const numbers: OfEach =
    typeof number === 'string'
      ? [
          `${bare.slice(0, 6)}${'X'.repeat(Math.max(bare.length - 6, 2))}`,
          `${bare.slice(0, -4)}****`,
          `${'x'.repeat(Math.max(bare.length - 4, 4))} ${bare.slice(-4)}`,
        ]
      : number
  const [words, is] = KINDS[kind]
  return {
    name,
    numbers,
    kind: words,
    is,
    holder: HOLDERS[who],
    reported: '2026-08-31',
    status: FINE,
    balance: 0,
    figures: {},
    remarks: [[], [], []],
    address: ['PO BOX 30281', 'COLDWATER BEND, KS 67029'],
    phone: '(620) 555-0144',
    ...told,
  }
}

/** The figures of so many months up to the last, each worked out from how many months before the last it lies. */
export function figures(last: string, count: number, of: (ago: number) => Figures): Record<string, Figures> {
  const [year = 0, month = 0] = last.split('-').map(Number)
  const from = year * 12 + month - count
  const first = `${Math.floor(from / 12)}-${String((from % 12) + 1).padStart(2, '0')}`
  return Object.fromEntries(monthsFrom(first, count).map((one, index) => [one, of(count - 1 - index)]))
}

export const marksOf = ({ first, marks }: Pick<Debt, 'first' | 'marks'>): Record<string, string> => run(first, marks)

/** Every year from the first to the last of these months. */
export function yearsOf(months: readonly string[]): string[] {
  const years = months.map((month) => Number(month.slice(0, 4)))
  if (years.length === 0) return []
  const [low, top] = [Math.min(...years), Math.max(...years)]
  return Array.from({ length: top - low + 1 }, (_, index) => String(low + index))
}

/** Runs of months that follow each other, as the guides tell them. */
export function stretches(months: readonly string[]): (readonly [from: string, to: string])[] {
  const ordinal = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
  return [...months].toSorted().reduce<(readonly [string, string])[]>((all, month) => {
    const last = all.at(-1)
    return last !== undefined && ordinal(last[1]) + 1 === ordinal(month)
      ? [...all.slice(0, -1), [last[0], month]]
      : [...all, [month, month]]
  }, [])
}

export const NOBODY: Person = {
  name: '',
  aliases: [],
  born: '1980-01-01',
  ssn4: '0000',
  homes: [],
  phones: [],
  jobs: [],
  debts: [],
  agencies: [],
  cases: [],
  hard: [],
  offers: [],
  reviews: [],
  notices: [],
}
