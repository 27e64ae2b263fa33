import { shownAccountNumber } from '#engine/values/account-number.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { Situation } from '#engine/practice/situation.ts'
import { type AccountTruth, UNREAD } from '#engine/practice/truth.ts'
import { addMonths, monthOf } from '#engine/values/day.ts'
import {
  compact,
  hasOtherRemark,
  type Json,
  type JsonObject,
  lateCounts,
  reordered,
} from '#tools/synthetic-reports/data-forms.ts'
import { history } from '#tools/synthetic-reports/equifax-consumer-history.ts'

/** Source: reference/report-formats.md §2.9. */
const TYPES: Readonly<Record<string, readonly [code: string, words: string]>> = {
  'Credit Card': ['18', 'Credit Card'],
  'Charge Account': ['07', 'Charge Account'],
  Auto: ['00', 'Auto'],
  Unsecured: ['01', 'Unsecured'],
  'Conventional Real Estate Mortgage': ['26', 'Conventional Real Estate Mortgage'],
  'Education Loan': ['12', 'Education Loan'],
  'Debt Buyer': ['0C', 'Debt Buyer'],
  'Collection Agency': ['48', 'Collection Agency/Attorney'],
  'Utility Company': ['92', 'Utility Company'],
}
const PORTFOLIOS: Readonly<Record<string, readonly [code: string, words: string]>> = {
  revolving: ['R', 'Revolving (payment amounts based on the outstanding balance)'],
  installment: ['I', 'Installment (fixed number of payments)'],
  mortgage: ['M', 'Mortgage'],
  open: ['O', 'Open Account (entire balance is due upon demand)'],
  collection: ['O', 'Open Account (entire balance is due upon demand)'],
}
const DESIGNATORS: Readonly<Record<string, readonly [code: string, words: string]>> = {
  individual: ['I', 'Individual Account'],
  joint: ['J', 'Joint Account'],
  authorized_user: ['A', 'Authorized User'],
  cosigner: ['C', 'Co-signer'],
  terminated: ['T', 'Terminated'],
}
const LATE: Readonly<Record<string, readonly [code: number, words: string]>> = {
  '30': [2, 'Not more than two payments past due'],
  '60': [3, 'Not more than three payments past due'],
  '90': [4, 'Not more than four payments past due'],
  '120': [5, 'At least 120 days or more than four payments past due'],
  '150': [5, 'At least 120 days or more than four payments past due'],
  '180': [5, 'At least 120 days or more than four payments past due'],
}
const NARRATIVES: Readonly<Record<string, string>> = {
  FE: 'CREDIT CARD',
  AV: 'CHARGE',
  AO: 'AUTO',
  AZ: 'AMOUNT IN H/C COLUMN IS CREDIT LIMIT',
  FA: 'CLOSED OR PAID ACCOUNT/ZERO BALANCE',
  IR: "ACCOUNT CLOSED AT CONSUMER'S REQUEST",
  BQ: 'PAID CHARGE OFF',
  CF: 'CLOSED ACCOUNT',
}

const coded = (pair: readonly [string | number, string] | undefined): Json | undefined =>
  pair && { code: pair[0], description: pair[1] }

interface Stated {
  readonly json: JsonObject
  readonly narratives: readonly string[]
  readonly says: Partial<AccountTruth>
}

function states(account: Situation, chance: Chance): Stated {
  const { status, paymentStatus } = account
  const late = paymentStatus === 'late' ? LATE[account.paymentHistory[0]?.code ?? ''] : undefined
  const losses: Readonly<Record<string, readonly [number, string]>> = {
    charge_off: [9, 'Charge-off'],
    in_collections: [9, 'Collection account'],
    repossession: [8, 'Repossession'],
    voluntary_surrender: [8, 'Voluntary surrender'],
    foreclosure: [8, 'Foreclosure'],
    bankruptcy: [7, 'Included in bankruptcy or wage earner plan'],
  }
  const loss = losses[paymentStatus ?? '']
  const rate = loss ?? late ?? ([1, 'Pays account as agreed'] as const)
  const paid = loss ? paymentStatus : late ? 'late' : 'current'
  const hasDesignator = status === 'paid' || status === 'transferred' ? chance.isTrue(0.7) : false
  const designator = !hasDesignator
    ? undefined
    : status === 'paid'
      ? (['B', 'Paid and Closed'] as const)
      : (['T', 'Transfer or sold'] as const)
  const hasDate = account.dateClosed !== null && chance.isTrue(0.7)
  const byNarrative = status === 'paid' && chance.isTrue(0.5) ? chance.pick(['IR', 'CF']) : null
  const isVague = status === 'paid' && chance.isTrue(0.5)
  const narratives = [...(byNarrative === null ? [] : [byNarrative]), ...(isVague ? ['FA'] : [])]
  const isEnded = paid !== 'current' && paid !== 'late'
  const read = designator
    ? status
    : hasDate || byNarrative !== null
      ? 'closed'
      : isEnded || isVague
        ? null
        : paid === 'late'
          ? 'delinquent'
          : 'open'
  return {
    json: {
      rate: coded(rate),
      activityDesignatorCode: coded(designator),
      closedDate: hasDate && account.dateClosed !== null ? compact(monthOf(account.dateClosed)) : undefined,
    },
    narratives,
    says: {
      status: read,
      paymentStatus: paid,
      statusText: rate[1],
      dateClosed: hasDate && account.dateClosed !== null ? monthOf(account.dateClosed) : null,
    },
  }
}

/** The limit under its own name, or under high credit with the narrative that says so. */
function amounts(account: Situation, chance: Chance): Stated {
  const { creditLimit, highBalance } = account
  const dollars = (cents: number | null): number | undefined => (cents === null ? undefined : Math.round(cents / 100))
  const isFolded = creditLimit !== null && chance.isTrue(0.3)
  return {
    json: {
      highCredit: isFolded ? dollars(creditLimit) : dollars(highBalance),
      creditLimit: isFolded ? undefined : dollars(creditLimit),
      balance: dollars(account.currentBalance),
      pastDueAmount: dollars(account.pastDue),
      scheduledPaymentAmount: dollars(account.monthlyPayment),
      actualPaymentAmount: dollars(account.lastPaymentAmount),
      originalChargeOffAmount: dollars(account.chargeOffAmount),
    },
    narratives: creditLimit !== null && (isFolded || chance.isTrue(0.6)) ? ['AZ'] : [],
    says: { creditLimit, highBalance: isFolded ? null : highBalance },
  }
}

const month = (day: string | null): string | undefined => (day === null ? undefined : compact(monthOf(day)))
const monthRead = (day: string | null): string | null => (day === null ? null : monthOf(day))

/** One trade in the making: what it is made from and what its parts say. */
interface Making {
  readonly account: Situation
  readonly chance: Chance
  readonly hasCounts: boolean
  readonly type: readonly [string, string] | undefined
  readonly portfolio: readonly [string, string] | undefined
  readonly narratives: readonly string[]
  readonly json: JsonObject
  readonly says: Partial<AccountTruth>
}

/** One account as a trade, and what it says. */
export function trade(account: Situation, chance: Chance): { json: Json; truth: AccountTruth } {
  const type = TYPES[account.loanType ?? '']
  const stated = states(account, chance)
  const sums = amounts(account, chance)
  const kind = account.accountType === 'revolving' ? [type?.[0] === '07' ? 'AV' : 'FE'] : type?.[0] === '00' ? ['AO'] : []
  const reported = monthRead(account.dateReported)
  const months = reported === null ? { json: {}, says: [] } : history(account, addMonths(reported, -1), chance)
  const making: Making = {
    account,
    chance,
    hasCounts: chance.isTrue(0.6),
    type,
    portfolio: PORTFOLIOS[account.accountType ?? ''],
    narratives: [...kind, ...sums.narratives, ...stated.narratives, ...(hasOtherRemark(account) ? ['ZQ'] : [])],
    json: { ...stated.json, ...sums.json, ...months.json },
    says: { paymentHistory: months.says, ...stated.says, ...sums.says },
  }
  return { json: reordered(members(making), chance), truth: truthOf(making) }
}

function members({ account, chance, hasCounts, type, portfolio, narratives, json }: Making): JsonObject {
  const counts = lateCounts(account)
  const terms = /^(\d+) Months?$/.exec(account.terms ?? '')?.[1]
  return {
    customerNumber: `${chance.digits(3)}BB${chance.digits(5)}`,
    automatedUpdateIndicator: '*',
    customerName: account.creditorName,
    accountNumber: account.accountNumber ?? undefined,
    accountDesignator: coded(DESIGNATORS[account.responsibility ?? '']),
    monthsReviewed: account.monthsReviewed === null ? undefined : String(account.monthsReviewed).padStart(2, '0'),
    thirtyDayCounter: hasCounts ? counts.days30 : undefined,
    sixtyDayCounter: hasCounts ? counts.days60 : undefined,
    ninetyDayCounter: hasCounts ? counts.days90 : undefined,
    dateReported: month(account.dateReported),
    dateOpened: month(account.dateOpened),
    lastPaymentDate: month(account.lastPaymentDate),
    lastActivityDate: month(account.lastActivityDate)?.replace(/^(..)00/, '$1'),
    dateMajorDelinquencyFirstReported: month(account.delinquencyFirstReported),
    portfolioTypeCode: coded(portfolio),
    accountTypeCode: coded(type),
    termsFrequencyCode: coded(['M', 'Monthly (due every month)']),
    termsDurationCode: terms === undefined ? undefined : { code: `${terms}M`, description: 'Months' },
    narrativeCodes: narratives.map((code) => ({ code, description: NARRATIVES[code] })),
    rawNarrativeCodes: narratives,
    ...json,
  }
}

function truthOf({ account, hasCounts, type, portfolio, narratives, says }: Making): AccountTruth {
  return {
    ...UNREAD,
    creditorName: account.creditorName,
    accountNumber: account.accountNumber === null ? null : shownAccountNumber(account.accountNumber),
    accountType: account.accountType,
    accountTypeText: portfolio?.[1] ?? null,
    loanType: type?.[1] ?? null,
    responsibility: account.responsibility,
    dateReported: monthRead(account.dateReported),
    dateOpened: monthRead(account.dateOpened),
    lastPaymentDate: monthRead(account.lastPaymentDate),
    lastActivityDate: monthRead(account.lastActivityDate),
    delinquencyFirstReported: monthRead(account.delinquencyFirstReported),
    currentBalance: account.currentBalance,
    pastDue: account.pastDue,
    chargeOffAmount: account.chargeOffAmount,
    monthlyPayment: account.monthlyPayment,
    lastPaymentAmount: account.lastPaymentAmount,
    terms: account.terms,
    monthsReviewed: account.monthsReviewed,
    lateCounts: hasCounts ? lateCounts(account) : null,
    remarks: narratives.map((code) => NARRATIVES[code] ?? `Narrative ${code}`),
    ...says,
  }
}

/** An agency's entry is among the collections; a debt buyer's may be among the trades. */
export function collection(account: Situation, chance: Chance): { json: Json; truth: AccountTruth } {
  const isPaid = account.currentBalance === 0
  const status = isPaid ? (['D', 'Paid'] as const) : (['P', 'Unpaid'] as const)
  const dollars = (cents: number | null): string | undefined => (cents === null ? undefined : String(Math.round(cents / 100)))
  return {
    json: reordered(
      {
        industryCode: 'YC',
        customerNumber: `${chance.digits(3)}YC${chance.digits(5)}`,
        customerName: account.creditorName,
        clientNameOrNumber: account.originalCreditor ?? undefined,
        accountNumber: account.accountNumber ?? undefined,
        statusCode: coded(status),
        statusDate: account.statusDate === null ? undefined : compact(account.statusDate),
        dateReported: account.dateReported === null ? undefined : compact(account.dateReported),
        dateAssigned: account.dateAssigned === null ? undefined : compact(account.dateAssigned),
        dateOfFirstDelinquency: account.dateOfFirstDelinquency === null ? undefined : compact(account.dateOfFirstDelinquency),
        originalAmount: dollars(account.originalBalance),
        balance: dollars(account.currentBalance),
        accountDesignatorCode: coded(DESIGNATORS[account.responsibility ?? '']),
        creditorClassificationCode:
          account.creditorClassification === null ? undefined : { code: '02', description: account.creditorClassification },
      },
      chance,
    ),
    truth: {
      ...UNREAD,
      creditorName: account.creditorName,
      originalCreditor: account.originalCreditor,
      accountNumber: account.accountNumber === null ? null : shownAccountNumber(account.accountNumber),
      accountType: 'collection',
      loanType: account.creditorClassification,
      responsibility: account.responsibility,
      status: isPaid ? 'paid' : null,
      paymentStatus: 'in_collections',
      statusText: status[1],
      statusDate: account.statusDate,
      dateReported: account.dateReported,
      dateAssigned: account.dateAssigned,
      dateOfFirstDelinquency: account.dateOfFirstDelinquency,
      printsDofd: account.dateOfFirstDelinquency !== null,
      originalBalance: account.originalBalance,
      currentBalance: account.currentBalance,
    },
  }
}
