import type { CaseLayout } from '#engine/cases/case.ts'
import { type Facts, grid, type Page, printedAccount } from '#engine/cases/printed-account.ts'
import { type Standing, standingAs } from '#engine/cases/standings.ts'
import type { Account } from '#engine/report/account.ts'
import { addMonths, type Month } from '#engine/values/day.ts'

/** An account still without its page: the newest month of the grids and the layout decide its dates and words. */
export type Entry = (page: Page & { readonly newest: Month }) => Account

const on = (month: Month, date: string): string => `${month}-${date}`

type Base = (newest: Month) => Facts

const reported = (newest: Month): Facts => ({
  statusDate: newest,
  dateReported: on(newest, '20'),
  balanceDate: on(newest, '20'),
  lastPaymentDate: on(newest, '05'),
  lastActivityDate: on(newest, '05'),
})

const CARD: Base = (newest) => ({
  ...reported(newest),
  creditorName: 'HARBOR NATIONAL BANK',
  accountNumber: 'XXXXXXXXXXXX4417',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  loanType: 'Credit Card',
  responsibility: 'individual',
  dateOpened: on(addMonths(newest, -70), '14'),
  currentBalance: 41_200,
  creditLimit: 500_000,
  highBalance: 182_300,
  monthlyPayment: 3500,
  lastPaymentAmount: 9000,
  monthsReviewed: 48,
  paymentHistory: grid(newest, 'ok*48'),
})

const loanBase =
  (facts: Facts): Base =>
  (newest) => ({
    ...reported(newest),
    accountType: 'installment',
    responsibility: 'individual',
    dateOpened: on(addMonths(newest, -30), '09'),
    monthsReviewed: 30,
    paymentHistory: grid(newest, 'ok*30'),
    ...facts,
  })

const AUTO = loanBase({
  creditorName: 'MERIDIAN AUTO FINANCE',
  accountNumber: 'XXXXXXXX8830',
  accountTypeText: 'Auto loan',
  loanType: 'Auto',
  currentBalance: 1_240_000,
  originalBalance: 2_180_000,
  highBalance: 2_180_000,
  monthlyPayment: 41_800,
  lastPaymentAmount: 41_800,
  terms: '60 Months',
})

const PERSONAL = loanBase({
  creditorName: 'CEDAR LENDING CO',
  accountNumber: 'XXXXXX2056',
  accountTypeText: 'Unsecured',
  loanType: 'Unsecured',
  currentBalance: 310_000,
  originalBalance: 700_000,
  highBalance: 700_000,
  monthlyPayment: 22_000,
  lastPaymentAmount: 22_000,
  terms: '36 Months',
})

const HOME = loanBase({
  creditorName: 'PLAINS HOME LOANS',
  accountNumber: 'XXXXXXXX7712',
  accountType: 'mortgage',
  accountTypeText: 'Conventional real estate mortgage',
  loanType: 'Conventional Real Estate Mortgage',
  currentBalance: 21_400_000,
  originalBalance: 23_000_000,
  highBalance: 23_000_000,
  monthlyPayment: 151_200,
  lastPaymentAmount: 151_200,
  terms: '360 Months',
})

const SCHOOL = loanBase({
  creditorName: 'DEPT OF EDUCATION/AIDVANTAGE',
  accountNumber: 'XXXXXX9021',
  accountTypeText: 'Education Loan',
  loanType: 'Education Loan',
  currentBalance: 890_000,
  originalBalance: 1_050_000,
  highBalance: 1_050_000,
  monthlyPayment: 10_400,
  lastPaymentAmount: 10_400,
  terms: '120 Months',
})

const AGENCY: Base = (newest) => ({
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  originalCreditor: 'SUMMIT WIRELESS',
  accountNumber: 'XXXXX6604',
  accountType: 'collection',
  accountTypeText: 'Collection',
  loanType: 'Telecommunications',
  responsibility: 'individual',
  dateOpened: on(addMonths(newest, -14), '11'),
  dateAssigned: on(addMonths(newest, -14), '11'),
  statusDate: newest,
  dateReported: on(newest, '20'),
  balanceDate: on(newest, '20'),
  dateOfFirstDelinquency: on(addMonths(newest, -22), '03'),
  removalDate: addMonths(newest, 62),
  currentBalance: 48_700,
  pastDue: 48_700,
  pastDueDate: newest,
  originalBalance: 48_700,
  highBalance: 48_700,
  terms: '1 Month',
  paymentHistory: grid(newest, 'C*14'),
})

/** A debt buyer's own entry among the accounts: opened the day of the purchase, with the first creditor's DOFD. */
const BUYER: Base = (newest) => ({
  ...AGENCY(newest),
  creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
  originalCreditor: 'HARBOR NATIONAL BANK',
  accountTypeText: 'Debt Buyer',
  loanType: 'DEBT_BUYER',
})

const BASES = { card: CARD, auto: AUTO, personal: PERSONAL, home: HOME, school: SCHOOL, agency: AGENCY, buyer: BUYER } as const
type Kind = keyof typeof BASES

const LATE_CELLS: Readonly<Partial<Record<Standing, string>>> = {
  late30: '30 ok*29',
  late60: '60 30 ok*28',
  late90: '90 60 30 ok*27',
  late120: '120 90 60 30 ok*26',
}
const LOSS_CELLS: Readonly<Partial<Record<Standing, string>>> = {
  charge_off: 'CO',
  paid_charge_off: 'CO',
  collection: 'C',
  paid_collection: 'C',
  repossession: 'R',
  voluntary_surrender: 'VS',
  foreclosure: 'F',
}

function lateNow(newest: Month, base: Facts, depth: number): Facts {
  const payment = base.monthlyPayment ?? 3500
  return {
    pastDue: payment * depth,
    pastDueDate: newest,
    dateOfFirstDelinquency: on(addMonths(newest, 1 - depth), '12'),
    lastPaymentDate: on(addMonths(newest, -depth), '05'),
    lastActivityDate: on(addMonths(newest, -depth), '05'),
  }
}

/** Given up ten months ago after six months of lateness; the whole balance owed. */
function lost(newest: Month, base: Facts, standing: Standing): Facts {
  const owed = standing.startsWith('paid') ? 0 : (base.currentBalance ?? 0)
  const isAgency = base.accountType === 'collection'
  const shared: Facts = {
    currentBalance: owed,
    pastDue: owed === 0 ? null : owed,
    pastDueDate: owed === 0 ? null : newest,
    monthlyPayment: null,
    removalDate: addMonths(newest, 68),
  }
  if (isAgency) return shared
  return {
    ...shared,
    paymentHistory: grid(newest, `${LOSS_CELLS[standing] ?? 'CO'}*10 150 120 90 60 30 ok*14`),
    monthsReviewed: 29,
    chargeOffAmount: standing === 'foreclosure' ? null : (base.currentBalance ?? 0),
    dateClosed: on(addMonths(newest, -9), '18'),
    dateOfFirstDelinquency: on(addMonths(newest, -14), '12'),
    delinquencyFirstReported: on(addMonths(newest, -13), '01'),
    lastPaymentDate: on(addMonths(newest, -15), '05'),
    lastActivityDate: on(addMonths(newest, -15), '05'),
  }
}

/** Paid off and closed eight months ago. */
const paidOff = (newest: Month, cells: string): Facts => ({
  currentBalance: 0,
  monthlyPayment: null,
  statusDate: addMonths(newest, -8),
  dateReported: on(addMonths(newest, -8), '20'),
  balanceDate: on(addMonths(newest, -8), '20'),
  dateClosed: on(addMonths(newest, -8), '16'),
  lastPaymentDate: on(addMonths(newest, -8), '16'),
  lastActivityDate: on(addMonths(newest, -8), '16'),
  paymentHistory: grid(addMonths(newest, -8), cells),
  monthsReviewed: 20,
})

function standingFacts(newest: Month, base: Facts, standing: Standing): Facts {
  const late = LATE_CELLS[standing]
  if (late !== undefined) {
    const depth = Object.keys(LATE_CELLS).indexOf(standing) + 1
    return { paymentHistory: grid(newest, late), ...lateNow(newest, base, depth) }
  }
  if (LOSS_CELLS[standing] !== undefined) return lost(newest, base, standing)
  if (standing === 'paid') return paidOff(newest, 'ok*20')
  if (standing === 'paid_once_late') return paidOff(newest, 'ok*6 30 ok*13')
  if (standing === 'current_once_late') return { paymentHistory: grid(newest, 'ok*8 30 ok*20') }
  if (standing === 'transferred') return { ...paidOff(newest, 'ok*20') }
  if (standing !== 'discharged' && standing !== 'bankruptcy') return {}
  return {
    currentBalance: 0,
    monthlyPayment: null,
    paymentHistory: grid(newest, 'ND*8 60 30 ok*18'),
    dateOfFirstDelinquency: on(addMonths(newest, -9), '12'),
    lastPaymentDate: on(addMonths(newest, -10), '05'),
    lastActivityDate: on(addMonths(newest, -10), '05'),
  }
}

/** An entry of a kind in a standing, with the case's own facts; those may give the status words as well. */
function entry(kind: Kind, standing: Standing, own: Facts): Entry {
  return (page) => {
    const base = BASES[kind](page.newest)
    const ordinary = { ...base, ...standingFacts(page.newest, base, standing) }
    const said = standingAs(page.layout, standing, { ...ordinary, ...own })
    const { pastDue = null, pastDueDate = null } = ordinary
    // Where the case words the status itself, an Experian page prints no other past due amount.
    const unsaid =
      own.statusText !== undefined && page.layout === 'experian-web-print'
        ? { pastDue: null, pastDueDate: null }
        : { pastDue, pastDueDate }
    return printedAccount(page, { ...ordinary, ...unsaid, ...said, ...inSectionTen(page.layout, kind, own) }, own)
  }
}

/** The collections of myEquifax say `UNPAID` or `PAID`. */
function inSectionTen(layout: CaseLayout, kind: Kind, own: Facts): Facts {
  if (kind !== 'agency' || layout !== 'equifax-myequifax') return {}
  const isPaid = own.currentBalance === 0
  return { statusText: isPaid ? 'PAID' : 'UNPAID', status: isPaid ? 'paid' : null, paymentStatus: 'in_collections' }
}

const maker =
  (kind: Kind, usual: Standing) =>
  (standing: Standing = usual, own: Facts = {}): Entry =>
    entry(kind, standing, { id: 'in-question', ...own })

export const card = maker('card', 'current')
export const auto = maker('auto', 'current')
export const personal = maker('personal', 'current')
export const home = maker('home', 'current')
export const school = maker('school', 'current')
export const agency = maker('agency', 'collection')
export const buyer = maker('buyer', 'collection')

/** Ordinary neighbours, all opened in the last two and a half years. */
export const NEIGHBOURS: readonly Entry[] = [
  (page) =>
    entry('card', 'current', {
      id: 'n1',
      creditorName: 'OAKLEAF SAVINGS BANK',
      accountNumber: 'XXXXXXXXXXXX0093',
      dateOpened: on(addMonths(page.newest, -28), '14'),
      paymentHistory: grid(page.newest, 'ok*28'),
    })(page),
  entry('auto', 'current_once_late', { id: 'n2', creditorName: 'TRI CITY MOTOR CREDIT', accountNumber: 'XXXXXXXX3349' }),
  entry('home', 'current', { id: 'n3', creditorName: 'LAKESHORE MORTGAGE CO', accountNumber: 'XXXXXXXX5108' }),
  entry('school', 'current', { id: 'n4', creditorName: 'DEPT OF ED/ELMWOOD', accountNumber: 'XXXXXX1170' }),
  entry('personal', 'paid', { id: 'n5', creditorName: 'QUICKWATER LENDING', accountNumber: 'XXXXXX8214' }),
]
