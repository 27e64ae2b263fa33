import type { BalanceMonth, HistoryMonth } from '#engine/report/account.ts'
import { addMonths, type Day, type Month, monthsBetween } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import { CARD_BANKS, HOME_LENDERS, LENDERS, SCHOOL_LENDERS } from '#engine/practice/creditor-names.ts'
import { mailAddress, phoneOf } from '#engine/practice/people.ts'
import type { Chance } from '#engine/practice/seed.ts'
import { type Situation, situation } from '#engine/practice/situation.ts'

export const DISPUTED = 'Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).'
export const DISPUTE_DISAGREES = 'Completed investigation of FCRA dispute - consumer disagrees.'

/** The days that a bureau's file of that day turns on. */
export interface Times {
  readonly reportDate: Day
  /** The newest month in the grids. */
  readonly newest: Month
}

export interface Made {
  readonly chance: Chance
  readonly times: Times
}

export const dollars = (chance: Chance, low: number, high: number): number => chance.whole(low, high) * 100

/** A day in the month that lies so many months before the newest one. */
export function dayBack({ chance, times }: Made, months: number): Day {
  return `${addMonths(times.newest, -months)}-${String(chance.whole(1, 28)).padStart(2, '0')}`
}

/**
 * The grid from the newest month back to the month opened, at most seven years: first `codes` (newest first), then
 * current months with a few that were not reported.
 */
export function grid(chance: Chance, from: { newest: Month; opened: Day }, codes: readonly HistoryCode[]): HistoryMonth[] {
  const span = Math.min(84, monthsBetween(from.opened, from.newest) + 1)
  const gaps = chance.isTrue(0.3) ? 0.06 : 0
  return Array.from({ length: Math.max(0, span) }, (_, index) => {
    const code = codes[index] ?? (chance.isTrue(gaps) ? 'no_data' : 'ok')
    return { month: addMonths(from.newest, -index), code }
  })
}

/** Balances month by month, newest first. */
function balances(made: Made, from: { start: number; step: number; months: number; pay: number; cap: number }): BalanceMonth[] {
  if (made.chance.isTrue(0.45)) return []
  return Array.from({ length: Math.min(from.months, made.chance.pick([6, 12, 24])) }, (_, index) => ({
    month: addMonths(made.times.newest, -index - 1),
    balance: Math.min(from.cap, Math.max(0, from.start + from.step * (index + 1))),
    scheduledPayment: from.pay,
    paid: made.chance.isTrue(0.7) ? from.pay : null,
    pastDue: null,
  }))
}

export function contact(chance: Chance): NonNullable<Situation['contact']> {
  const { lines, city, state, zip } = mailAddress(chance)
  return { lines: [...lines, `${city} ${state}, ${zip}`], phone: chance.isTrue(0.85) ? phoneOf(chance) : null }
}

/** What every account has: number, contact, reporting dates, months reviewed. */
export function common(made: Made, opened: Day, history: readonly HistoryMonth[]): Partial<Situation> {
  const { chance, times } = made
  const reported = history[0] === undefined ? times.newest : history[0].month
  const day = `${reported}-${String(chance.whole(1, 28)).padStart(2, '0')}`
  return {
    accountNumber: chance.digits(chance.pick([10, 12, 16, 16, 17])),
    contact: contact(chance),
    dateOpened: opened,
    dateReported: day < times.reportDate ? day : times.reportDate,
    balanceDate: day < times.reportDate ? day : times.reportDate,
    statusDate: reported,
    monthsReviewed: Math.min(99, history.length),
    paymentHistory: history,
    remarks: chance.isTrue(0.08) ? [DISPUTED] : [],
  }
}

/** Late codes that climb rung by rung, newest (deepest) first. */
export function climb(depth: number): HistoryCode[] {
  const ladder: HistoryCode[] = ['180', '150', '120', '90', '60', '30']
  return ladder.slice(6 - depth)
}

export function card(made: Made, codes: readonly HistoryCode[], facts: Partial<Situation>): Situation {
  const { chance, times } = made
  const opened = dayBack(made, chance.whole(codes.length + 2, codes.length + 130))
  const history = grid(chance, { newest: times.newest, opened }, codes)
  const limit = dollars(chance, 3, 200) * 10
  const balance = chance.isTrue(0.2) ? 0 : Math.round((limit * chance.whole(1, 98)) / 10_000) * 100
  const pay = Math.max(2500, Math.round(balance / 3000) * 100)
  const lastPaid = dayBack(made, 1)
  return situation({
    ...common(made, opened, history),
    creditorName: chance.pick(CARD_BANKS),
    accountTypeText: chance.isTrue(0.8) ? 'Credit card' : 'Charge account',
    loanType: chance.isTrue(0.8) ? 'Credit Card' : 'Charge Account',
    responsibility: chance.isTrue(0.85) ? 'individual' : chance.isTrue(0.5) ? 'joint' : 'authorized_user',
    currentBalance: balance,
    creditLimit: limit,
    highBalance: balance + dollars(chance, 10, 900),
    monthlyPayment: balance === 0 ? null : pay,
    lastPaymentAmount: pay,
    lastPaymentDate: lastPaid,
    lastActivityDate: lastPaid,
    terms: null,
    balanceHistory: balances(made, { start: balance, step: dollars(chance, -20, 20), months: history.length, pay, cap: limit }),
    ...facts,
  })
}

interface LoanKind {
  readonly names: readonly [string, ...string[]]
  readonly typeText: string
  readonly loanType: string
  readonly type: 'installment' | 'mortgage'
  readonly months: readonly [number, ...number[]]
  readonly low: number
  readonly high: number
}
export const AUTO: LoanKind = {
  names: LENDERS,
  typeText: 'Auto loan',
  loanType: 'Auto',
  type: 'installment',
  months: [48, 60, 72, 84],
  low: 4000,
  high: 62_000,
}
export const PERSONAL: LoanKind = {
  names: LENDERS,
  typeText: 'Unsecured',
  loanType: 'Unsecured',
  type: 'installment',
  months: [12, 24, 36, 60],
  low: 500,
  high: 25_000,
}
export const HOME: LoanKind = {
  names: HOME_LENDERS,
  typeText: 'Conventional real estate mortgage',
  loanType: 'Conventional Real Estate Mortgage',
  type: 'mortgage',
  months: [180, 360],
  low: 60_000,
  high: 650_000,
}
export const SCHOOL: LoanKind = {
  names: SCHOOL_LENDERS,
  typeText: 'Education Loan',
  loanType: 'Education Loan',
  type: 'installment',
  months: [120, 240],
  low: 1200,
  high: 30_000,
}

export function loan(made: Made, kind: LoanKind, facts: Partial<Situation> & { codes?: readonly HistoryCode[] }): Situation {
  const { chance, times } = made
  const { codes = [], ...rest } = facts
  const months = chance.pick(kind.months)
  const opened = dayBack(
    made,
    chance.whole(codes.length + 2, Math.max(codes.length + 9, Math.min(months - 2, codes.length + 80))),
  )
  const history = grid(chance, { newest: times.newest, opened }, codes)
  const original = dollars(chance, kind.low, kind.high)
  const pay = Math.round(original / months / 100 / 0.8) * 100
  const balance = Math.max(
    dollars(chance, 100, 400),
    original - Math.round((original * Math.min(history.length, months - 1)) / months / 100) * 100,
  )
  const lastPaid = dayBack(made, 1)
  return situation({
    ...common(made, opened, history),
    creditorName: chance.pick(kind.names),
    accountType: kind.type,
    accountTypeText: kind.typeText,
    loanType: kind.loanType,
    responsibility: chance.isTrue(0.75) ? 'individual' : 'joint',
    currentBalance: balance,
    originalBalance: original,
    highBalance: original,
    monthlyPayment: pay,
    lastPaymentAmount: pay,
    lastPaymentDate: lastPaid,
    lastActivityDate: lastPaid,
    terms: `${months} Months`,
    balanceHistory: balances(made, { start: balance, step: pay, months: history.length, pay, cap: original }),
    ...rest,
  })
}
