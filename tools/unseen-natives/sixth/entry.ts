import type { HistoryCode } from '#engine/words/history-code.ts'
import { monthsFrom, run } from '#tools/unseen-natives/facts.ts'

export const DAY = '2026-08-04'

/** What an account is, as each bureau says it: Experian's type, TransUnion's account and loan type, Equifax's type and loan, and its section. */
export const KINDS = {
  card: ['Credit card', 'Revolving Account', 'CREDIT CARD', 'REVOLVING', 'Credit Card', 'revolving', '2'],
  store: ['Charge Card', 'Revolving Account', 'CHARGE ACCOUNT', 'REVOLVING', 'Charge Account', 'revolving', '2'],
  secured: ['Secured Card', 'Revolving Account', 'SECURED CREDIT CARD', 'REVOLVING', 'Secured Credit Card', 'revolving', '2'],
  heloc: [
    'Home Equity Line of Credit',
    'Line of Credit Account',
    'HOME EQUITY LINE OF CREDIT',
    'REVOLVING',
    'Home Equity Line of Credit',
    'revolving',
    '2',
  ],
  mortgage: [
    'FHA Mortgage',
    'Mortgage Account',
    'FHA REAL ESTATE MORTGAGE',
    'MORTGAGE',
    'FHA Real Estate Mortgage',
    'mortgage',
    '3',
  ],
  auto: ['Auto Loan', 'Installment Account', 'AUTOMOBILE', 'INSTALLMENT', 'Auto', 'installment', '4'],
  lease: ['Auto Lease', 'Installment Account', 'AUTO LEASE', 'INSTALLMENT', 'Auto Lease', 'installment', '4'],
  student: ['Education', 'Installment Account', 'STUDENT LOAN', 'INSTALLMENT', 'Education Loan', 'installment', '4'],
  personal: ['Unsecured', 'Installment Account', 'UNSECURED', 'INSTALLMENT', 'Unsecured', 'installment', '4'],
  support: ['Family support', 'Open Account', 'CHILD SUPPORT', 'OPEN', 'Child/Family Support', 'open', '5'],
  utility: ['Utility Company', 'Open Account', 'UTILITY COMPANY', 'OPEN', 'Utility Company', 'open', '5'],
  debt: ['Debt Buyer', 'Open Account', 'FACTORING COMPANY ACCOUNT', 'OPEN', 'Factoring Company Account', 'collection', '5'],
} as const
export type Kind = keyof typeof KINDS

export const HOLDERS = {
  individual: ['Individual', 'Individual Account', 'INDIVIDUAL', 'Individual Account'],
  joint: ['Joint', 'Joint Account', 'JOINT_CONTRACTUAL_LIABILITY', 'Joint Account'],
  authorized_user: ['Authorized user', 'Authorized Account', 'AUTHORIZED_USER', 'Authorized User'],
  cosigner: ['Co-signer', 'Co-signer Account', 'COMAKER', 'Co-Signer'],
} as const

/** The words of the status at Experian, TransUnion, Equifax's numbered print and its packed one. */
type Says = readonly [experian: string, transunion: string, equifax: string, acr: string]
export const CURRENT: Says = ['Open/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED', 'Pays As Agreed']
export const PAID: Says = ['Paid, Closed/Never late.', 'Paid, Closed; was Paid as agreed', 'PAYS_AS_AGREED', 'Pays As Agreed']
export const MOVED: Says = [
  'Transferred, closed/Never late.',
  'Current; Paid or Paying as Agreed',
  'PAYS_AS_AGREED',
  'Pays As Agreed',
]

/** An account as each bureau tells it. */
export interface Entry {
  readonly name: string
  /** The number as Experian, TransUnion and Equifax print it. */
  readonly numbers: readonly [string, string, string]
  readonly kind: Kind
  readonly holder: keyof typeof HOLDERS
  readonly opened: string
  readonly reported: string
  readonly closed: string | null
  readonly balance: number
  readonly limit: number | null
  readonly high: number | null
  readonly original: number | null
  readonly pastDue: number
  readonly monthly: number | null
  readonly lastPaid: readonly [day: string, amount: number] | null
  readonly dofd: string | null
  readonly major: string | null
  readonly chargedOff: number | null
  readonly term: number | null
  readonly says: Says
  readonly remarks: readonly [experian: readonly string[], transunion: readonly string[], equifax: readonly string[]]
  readonly until: string | null
  readonly originalCreditor: string | null
  readonly first: string
  readonly marks: string
  /** Months with figures, counted back from the newest: what was owed in the newest, by how much more each month before it, and what was paid. */
  readonly money: readonly [count: number, balance: number, step: number, paid: number] | null
  readonly contact: readonly string[]
  readonly phone: string | null
  readonly isNegative: boolean
}

const digitsOf = (number: string): string => number.replaceAll(/[^A-Z0-9]/g, '')

/** An account from what is told of it; its numbers are masked as each bureau masks them. */
export function entry(
  [name, number, kind]: readonly [name: string, number: string, kind: Kind],
  of: Partial<Entry> & Pick<Entry, 'opened' | 'first' | 'marks'>,
): Entry {
  const plain = digitsOf(number)
  return {
    name,
    numbers: [`${plain.slice(0, -4)}XXXX`, `${number.slice(0, -4)}****`, `xxxxxxxx ${plain.slice(-4)}`],
    kind,
    holder: 'individual',
    reported: '2026-07-14',
    closed: null,
    balance: 0,
    limit: null,
    high: null,
    original: null,
    pastDue: 0,
    monthly: null,
    lastPaid: null,
    dofd: null,
    major: null,
    chargedOff: null,
    term: null,
    says: CURRENT,
    remarks: [[], [], []],
    until: null,
    originalCreditor: null,
    money: null,
    contact: ['PO BOX 4410', 'SALTERS FORK, OH 44870'],
    phone: '(419) 555-0136',
    isNegative: false,
    ...of,
  }
}

export const marksOf = ({ first, marks }: Entry): Record<string, string> => run(first, marks)

/** The months whose figures are printed, the oldest first. */
export function moneyOf({ money, reported }: Entry): { month: string; balance: number; paid: number }[] {
  if (money === null) return []
  const [count, balance, step, paid] = money
  const [year = 0, month = 0] = reported.split('-').map(Number)
  const from = year * 12 + month - 1 - count
  const first = `${Math.floor(from / 12)}-${String((from % 12) + 1).padStart(2, '0')}`
  return monthsFrom(first, count).map((one, index) => ({ month: one, balance: balance + step * (count - 1 - index), paid }))
}

const CODES: Readonly<Record<string, HistoryCode>> = {
  OK: 'ok',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  CO: 'charge_off',
  R: 'repossession',
  C: 'collection',
  CLS: 'closed',
  B: 'bankruptcy',
  V: 'voluntary_surrender',
  F: 'foreclosure',
}
export const codesOf = (one: Entry, shows: (mark: string) => boolean = () => true): Record<string, HistoryCode> =>
  Object.fromEntries(
    Object.entries(marksOf(one)).flatMap(([month, mark]) => {
      const code = CODES[mark]
      return code === undefined || !shows(mark) ? [] : [[month, code] as const]
    }),
  )

export interface Look {
  readonly name: string
  readonly days: readonly string[]
  readonly lines: readonly [string, string]
  readonly phone: string | null
  readonly note?: string
}
export const look = (name: string, days: readonly string[], more: Partial<Look> = {}): Look => ({
  name,
  days,
  lines: ['700 TANNERY ROW STE 12', 'SALTERS FORK, OH 44870'],
  phone: '(419) 555-0170',
  ...more,
})

export interface Collection {
  readonly agency: string
  readonly number: string
  readonly original: string
  readonly amount: number
  readonly balance: number
  readonly assigned: string
  readonly dofd: string
  readonly isMedical: boolean
  readonly isPaid: boolean
  readonly isDisputed: boolean
}

export interface PublicRecord {
  readonly court: string
  readonly reference: string
  readonly filed: string
  /** When and how it ended; null while it runs. */
  readonly discharged: string | null
  readonly chapter: '7' | '13'
}

export type Home = readonly [street: string, city: string, state: string, zip: string]

export interface Person {
  readonly name: string
  readonly aliases: readonly string[]
  readonly born: string
  readonly ssn4: string
  readonly homes: readonly Home[]
  readonly phones: readonly string[]
  readonly employers: readonly (readonly [name: string, occupation: string | null])[]
  readonly accounts: readonly Entry[]
  readonly collections: readonly Collection[]
  readonly records: readonly PublicRecord[]
  readonly hard: readonly Look[]
  readonly promotional: readonly Look[]
  readonly review: readonly Look[]
  /** A fraud alert, a freeze and the person's own words. */
  readonly alert: string | null
  readonly freeze: string | null
  readonly statement: string | null
}

export const NOBODY: Person = {
  name: 'XIMENA RUIZ-HALVORSEN',
  aliases: [],
  born: '1990-10-30',
  ssn4: '0418',
  homes: [['19 LANTERN CT', 'SALTERS FORK', 'OH', '44870']],
  phones: [],
  employers: [],
  accounts: [],
  collections: [],
  records: [],
  hard: [],
  promotional: [],
  review: [],
  alert: null,
  freeze: null,
  statement: null,
}
