import { shownAccountNumber } from '#engine/values/account-number.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { Situation } from '#engine/practice/situation.ts'
import { type AccountTruth, UNREAD } from '#engine/practice/truth.ts'
import { monthOf } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import {
  compact,
  hasOtherRemark,
  type Json,
  type JsonObject,
  lateCounts,
  padded,
  type Pattern,
  patternOf,
  reordered,
  type Written,
} from '#tools/synthetic-reports/data-forms.ts'

/** The codes of the form, with the words and the kind that stand for them. Source: reference/report-formats.md §2.9. */
const TYPES: Readonly<Record<string, readonly [code: string, words: string]>> = {
  'Credit Card': ['18', 'Credit card'],
  'Charge Account': ['07', 'Charge account'],
  Auto: ['00', 'Auto loan'],
  Unsecured: ['01', 'Unsecured'],
  'Conventional Real Estate Mortgage': ['26', 'Conventional real estate mortgage'],
  'Education Loan': ['12', 'Education loan'],
  'Collection Agency': ['48', 'Collection agency or attorney'],
  'Debt Buyer': ['0C', 'Factoring company account'],
  'Utility Company': ['92', 'Utility company'],
}
const LATE: Readonly<Record<string, readonly [code: string, words: string]>> = {
  '30': ['71', 'Account 30 days past due date'],
  '60': ['78', 'Account 60 days past due date'],
  '90': ['80', 'Account 90 days past due date'],
  '120': ['82', 'Account 120 days past due date'],
  '150': ['83', 'Account 150 days past due date'],
  '180': ['84', 'Account 180 days past due date'],
}
const LOSSES: Readonly<Record<string, readonly [code: string, words: string]>> = {
  in_collections: ['93', 'Account assigned to internal or external collections'],
  charge_off: ['97', 'Unpaid balance reported as a loss (charge-off)'],
  repossession: ['96', 'Repossession; there may be a balance due'],
  voluntary_surrender: ['95', 'Voluntary surrender'],
  foreclosure: ['94', 'Foreclosure completed; collateral sold to settle the defaulted mortgage'],
  bankruptcy: ['67', 'Debt included in or discharged through Bankruptcy Chapter 7, 11 or 12'],
}
const ECOA: Readonly<Record<string, string>> = {
  individual: '1',
  joint: '2',
  authorized_user: '3',
  cosigner: '5',
  terminated: 'T',
}

interface Stated {
  readonly members: JsonObject
  readonly enhanced: JsonObject
  readonly says: Partial<AccountTruth>
}

/** Status, condition and payment status. A form without the enhanced data knows only open and closed. */
function states(account: Situation, chance: Chance, isEnhanced: boolean): Stated {
  const { status, paymentStatus } = account
  const isOpen = status === 'open' || status === 'delinquent' || status === 'deferred'
  const loss = LOSSES[paymentStatus ?? '']
  const late = paymentStatus === 'late' ? LATE[account.paymentHistory[0]?.code ?? ''] : undefined
  const satisfied: readonly [string, string] = ['12', 'Account paid satisfactorily']
  const quiet: readonly [string, string] =
    status === 'paid' && chance.isTrue(0.5)
      ? chance.pick([['13', 'Paid or closed account/zero balance'], satisfied])
      : ['11', 'Current account']
  const [code, words] = loss ?? late ?? quiet
  const openOrClosed = status === null && chance.isTrue(0.5) ? undefined : status === null || isOpen ? 'O' : 'C'
  const condition = isOpen
    ? 'A1'
    : status === 'paid'
      ? 'A2'
      : status === 'transferred'
        ? '05'
        : status === 'closed'
          ? 'A3'
          : undefined
  const byCondition = isEnhanced && condition !== undefined
  const plain: AccountTruth['status'] = openOrClosed === undefined ? null : openOrClosed === 'O' ? 'open' : 'closed'
  const read: AccountTruth['status'] = byCondition ? (isOpen ? 'open' : status) : plain
  const says: Partial<AccountTruth> = {
    status: read === 'open' && late ? 'delinquent' : read,
    paymentStatus: loss ? paymentStatus : late ? 'late' : code === '11' ? 'current' : null,
    statusText: words,
  }
  return {
    members: { status: code, openOrClosed, evaluation: account.isNegative ? 'N' : 'P' },
    enhanced: { enhancedAccountCondition: condition, enhancedPaymentStatus: chance.isTrue(0.7) ? code : undefined },
    says,
  }
}

/** The alphabet of a month: some signs say the same, `9` says it together with the account. */
function signOf(account: Situation, chance: Chance): (code: HistoryCode) => Written {
  const isNine = chance.isTrue(0.5)
  const nineMeans = (code: HistoryCode): boolean =>
    (code === 'collection' && account.accountType === 'collection') ||
    (code === 'charge_off' && account.paymentStatus === 'charge_off') ||
    (code === 'bankruptcy' && account.paymentStatus === 'bankruptcy')
  const letters: Readonly<Record<string, string>> = {
    '30': '1',
    '60': '2',
    '90': '3',
    '120': '4',
    '150': '5',
    '180': '6',
    collection: 'G',
    charge_off: 'L',
    repossession: 'K',
    voluntary_surrender: 'J',
    foreclosure: 'H',
    bankruptcy: '7',
    no_data: '-',
  }
  return (code) => {
    if (code === 'ok') return [chance.isTrue(0.85) ? 'C' : chance.pick(['0', 'N']), 'ok']
    if (code === 'closed') return ['B', 'no_data']
    if (isNine && nineMeans(code)) return ['9', code]
    return [letters[code] ?? '-', letters[code] === undefined ? 'no_data' : code]
  }
}

interface Amount {
  readonly value: number
  readonly qualifier: string
  readonly field: 'creditLimit' | 'highBalance' | 'originalBalance' | 'chargeOffAmount'
  readonly enhanced: string
}

/** At most two amounts stand with their qualifiers, the others in the enhanced data where there is one. */
function amounts(account: Situation, chance: Chance, isEnhanced: boolean): Stated {
  const all: Amount[] = (
    [
      ['creditLimit', 'L', 'creditLimitAmount'],
      ['originalBalance', 'O', 'originalLoanAmount'],
      ['chargeOffAmount', 'C', 'chargeoffAmount'],
      ['highBalance', 'H', 'highBalanceAmount'],
    ] as const
  ).flatMap(([field, qualifier, enhanced]) => {
    const value = account[field]
    return value === null ? [] : [{ value, qualifier, field, enhanced }]
  })
  const [one, two, ...rest] = all
  const left = isEnhanced ? rest : []
  const shown = [one, two, ...left].flatMap((amount) => amount ?? [])
  const member = (name: string, amount: Amount | undefined): JsonObject =>
    amount === undefined
      ? chance.isTrue(0.3)
        ? { [name]: 'UNKNOWN', [`${name}Qualifier`]: chance.pick(['O', 'L', 'H']) }
        : {}
      : { [name]: padded(amount.value, 8), [`${name}Qualifier`]: amount.qualifier }
  return {
    members: { ...member('amount1', one), ...member('amount2', two) },
    enhanced: Object.fromEntries(left.map(({ enhanced, value }) => [enhanced, padded(value, 8)])),
    says: Object.fromEntries(shown.map(({ field, value }) => [field, value])),
  }
}

/** A remark that the form has a code for. */
function remarks(account: Situation, isEnhanced: boolean): Stated {
  const isDisputed = account.remarks.some((remark) => /disputed/.test(remark))
  const isOver = account.remarks.some((remark) => /disagrees/.test(remark))
  const comment = isDisputed
    ? ['78', 'Account information disputed by consumer']
    : account.status === 'paid'
      ? ['19', "Account closed at consumer's request"]
      : account.status === 'transferred'
        ? ['43', 'Special comment 43']
        : hasOtherRemark(account)
          ? ['29', 'Special comment 29']
          : null
  const condition = isEnhanced && isOver ? ['XC', 'Completed investigation of FCRA dispute - consumer disagrees'] : null
  return {
    members: { specialComment: comment?.[0] },
    enhanced: { enhancedSpecialComment: comment?.[0], complianceCondition: condition?.[0] },
    says: { remarks: [comment, condition].flatMap((one) => one?.[1] ?? []) },
  }
}

/** One trade line in the making: what it is made from and what its parts say. */
interface Making {
  readonly account: Situation
  readonly chance: Chance
  readonly isEnhanced: boolean
  /** The code of the type with its words. */
  readonly type: readonly [code: string, words: string]
  readonly pattern: Pattern
  /** Whether the pattern of 84 months stands. */
  readonly isLong: boolean
  readonly parts: readonly Stated[]
}

const two = (count: number): string => String(count).padStart(2, '0')
const dated = (day: string | null): string | undefined => (day === null ? undefined : compact(day))

/** One account as a trade line, and what it says. */
export function tradeline(account: Situation, chance: Chance): { json: Json; truth: AccountTruth } {
  const isEnhanced = chance.isTrue(0.7)
  const { accountType, balanceDate } = account
  const mayBeUnknown = accountType === 'revolving' || accountType === 'installment'
  const isLong = isEnhanced && chance.isTrue(0.6)
  const known = TYPES[account.loanType ?? ''] ?? ['18', 'Credit card']
  const making: Making = {
    account,
    chance,
    isEnhanced,
    type: mayBeUnknown && chance.isTrue(0.06) ? ['9Z', 'Account type 9Z'] : known,
    isLong,
    pattern:
      balanceDate === null
        ? { text: '', months: [] }
        : patternOf(account, { first: monthOf(balanceDate), most: isLong ? 84 : 25, blank: ' ' }, signOf(account, chance)),
    parts: [states(account, chance, isEnhanced), amounts(account, chance, isEnhanced), remarks(account, isEnhanced)],
  }
  const enhancedPaymentData = isEnhanced ? reordered(enhancedMembers(making), chance) : undefined
  return { json: reordered({ ...members(making), enhancedPaymentData }, chance), truth: truthOf(making) }
}

function members({ account, chance, type, pattern, parts }: Making): JsonObject {
  const { accountType } = account
  const isCollector = accountType === 'collection'
  const terms = /^(\d+) Months?$/.exec(account.terms ?? '')?.[1]
  const counts = lateCounts(account)
  return {
    subscriberName: account.creditorName,
    subscriberCode: chance.digits(7),
    accountNumber: account.accountNumber ?? undefined,
    accountType: type[0],
    kob: isCollector ? chance.pick(['YC', 'YA']) : chance.pick(['BC', 'DC', 'BB', 'FM']),
    revolvingOrInstallment: accountType === 'revolving' ? 'R' : accountType === 'open' || isCollector ? undefined : 'I',
    ecoa: ECOA[account.responsibility ?? ''] ?? undefined,
    openDate: dated(account.dateOpened),
    statusDate: dated(account.statusDate),
    balanceDate: dated(account.balanceDate),
    balanceAmount: account.currentBalance === null ? 'UNKNOWN' : padded(account.currentBalance, 8),
    amountPastDue: account.pastDue === null ? undefined : padded(account.pastDue, 8),
    monthlyPaymentAmount:
      account.monthlyPayment === null ? chance.pick(['UNKNOWN', undefined]) : padded(account.monthlyPayment, 8),
    lastPaymentDate: dated(account.lastPaymentDate),
    monthsHistory: account.monthsReviewed === null ? undefined : two(account.monthsReviewed),
    terms: terms === undefined ? chance.pick(['REV', 'UNK']) : terms.padStart(3, '0'),
    paymentHistory: pattern.text.slice(0, 25),
    derogCounter: two(chance.whole(0, 20)),
    delinquencies30Days: two(counts.days30),
    delinquencies60Days: two(counts.days60),
    delinquencies90to180Days: two(counts.days90),
    originalCreditorName: account.originalCreditor ?? undefined,
    soldToName: account.soldTo ?? undefined,
    maxDelinquencyDate: dated(account.delinquencyFirstReported),
    ...Object.assign({}, ...parts.map((part) => part.members)),
  }
}

function enhancedMembers({ account, type, isLong, pattern, parts }: Making): JsonObject {
  return {
    enhancedAccountType: type[0],
    enhancedPaymentHistory84: isLong ? pattern.text : undefined,
    actualPaymentAmount: account.lastPaymentAmount === null ? undefined : padded(account.lastPaymentAmount, 8),
    // The most recent delinquency, whatever its name says.
    firstDelinquencyDate: account.paymentStatus === 'late' ? compact(monthOf(account.dateReported ?? '2024-01')) : undefined,
    ...Object.assign({}, ...parts.map((part) => part.enhanced)),
  }
}

function truthOf({ account, isEnhanced, type, pattern, parts }: Making): AccountTruth {
  return {
    ...UNREAD,
    creditorName: account.creditorName,
    originalCreditor: account.originalCreditor,
    accountNumber: account.accountNumber === null ? null : shownAccountNumber(account.accountNumber),
    accountType: account.accountType,
    accountTypeText: type[1],
    responsibility: account.responsibility,
    statusDate: account.statusDate,
    dateOpened: account.dateOpened,
    lastPaymentDate: account.lastPaymentDate,
    balanceDate: account.balanceDate,
    currentBalance: account.currentBalance,
    pastDue: account.pastDue,
    monthlyPayment: account.monthlyPayment,
    lastPaymentAmount: isEnhanced ? account.lastPaymentAmount : null,
    terms: account.terms,
    monthsReviewed: account.monthsReviewed,
    lateCounts: lateCounts(account),
    soldTo: account.soldTo,
    paymentHistory: pattern.months,
    ...Object.assign({}, ...parts.map((part) => part.says)),
  }
}
