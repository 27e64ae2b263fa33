import { shownAccountNumber } from '#engine/values/account-number.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { Situation } from '#engine/practice/situation.ts'
import { type AccountTruth, UNREAD } from '#engine/practice/truth.ts'
import type { HistoryMonth } from '#engine/report/account.ts'
import { addDays, addMonths } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import { lateCounts } from '#tools/synthetic-reports/data-forms.ts'
import { mailParts } from '#tools/synthetic-reports/mail-parts.ts'

/** A value of JSON before its style is chosen: attributes are strings or numbers. */
export type Json = string | number | null | Json[] | { [name: string]: Json }
export interface Styled {
  readonly json: Json
  readonly truth: AccountTruth
}

/** What differs from vendor to vendor. */
export interface TrueLinkStyle {
  readonly history: 'list' | 'string' | 'both'
  /** Dates of months slip over the end of the month in winter, as measured on real files. */
  readonly slips: boolean
  readonly pads: boolean
  readonly collectionsAsOpen: boolean
  readonly omitsOpenClosed: boolean
  readonly descriptions: boolean
}

export const code = (symbol: string, description: string): Json => ({
  abbreviation: description,
  description,
  symbol,
  rank: '199',
})
export const NOTHING: Json = { abbreviation: '', description: '', symbol: '', rank: '100000' }
const SOURCES: Readonly<Record<Bureau, readonly [string, string]>> = {
  equifax: ['EQF', 'Equifax'],
  experian: ['EXP', 'Experian'],
  transunion: ['TUC', 'TransUnion'],
}
export const source = (bureau: Bureau, date: string): Json => ({
  BorrowerKey: '',
  Bureau: code(SOURCES[bureau][0], SOURCES[bureau][1]),
  InquiryDate: date,
  Reference: 'REFERENCE',
})

export const TYPES = {
  revolving: ['R', 'Revolving Account', 'Revolving'],
  installment: ['I', 'Installment Account', 'Installment'],
  mortgage: ['M', 'Primary or secondary mortgage', 'Mortgage'],
  open: ['O', 'Open Account', 'Open Account'],
  collection: ['Y', 'Collection Account', 'Collection'],
} as const

const TIES: Readonly<Record<string, readonly [string, string]>> = {
  individual: ['I', 'Individual'],
  joint: ['J', 'Joint'],
  authorized_user: ['A', 'Authorized User'],
  cosigner: ['S', 'Co-Signer'],
  terminated: ['T', 'Terminated'],
  deceased: ['X', 'Deceased'],
}
const SIGNS: Partial<Record<HistoryCode, string>> = {
  ok: 'C',
  no_data: 'U',
  too_new: '0',
  '30': '1',
  '60': '2',
  '90': '3',
  '120': '4',
  '150': '5',
  '180': '6',
  charge_off: '9',
  collection: '9',
  repossession: '8',
  foreclosure: '8',
}

type Said = Partial<AccountTruth>

/** The codes of how the account is and is being paid, and what they say together. */
function states(account: Situation, style: TrueLinkStyle): { json: Record<string, Json>; says: Said } {
  const depth = SIGNS[account.paymentHistory[0]?.code ?? 'ok'] ?? '1'
  const pay: Readonly<Record<string, readonly [string, string]>> = {
    current: ['C', 'Current'],
    late: [/[1-6]/.test(depth) ? depth : '1', `Late ${Number(/[1-6]/.test(depth) ? depth : '1') * 30} Days`],
    in_collections: ['9', 'Collection/Chargeoff'],
    charge_off: ['9', 'Collection/Chargeoff'],
    repossession: ['8', 'Repossession'],
    foreclosure: ['8', 'Foreclosure'],
  }
  const paid = account.paymentStatus === null ? undefined : pay[account.paymentStatus]
  const [condition, openClosed, status] = conditionOf(account, style)
  return {
    json: {
      AccountCondition: condition,
      ...(openClosed === null ? {} : { OpenClosed: openClosed }),
      PayStatus: paid ? code(paid[0], paid[1]) : code('U', 'Unknown'),
    },
    says: {
      paymentStatus: paid ? account.paymentStatus : null,
      statusText: paid ? paid[1] : null,
      status: status === 'open' && paid && account.paymentStatus === 'late' ? 'delinquent' : status,
    },
  }
}

function conditionOf(account: Situation, style: TrueLinkStyle): [Json, Json | null, AccountTruth['status']] {
  const closed = code('C', 'Closed')
  const derogatory = code('F', 'Derogatory')
  if (account.status === 'paid') return [code('P', 'Paid'), closed, 'paid']
  if (account.status === 'transferred') return [code('T', 'Transferred'), closed, 'transferred']
  if (account.status === 'closed') return [account.isNegative ? derogatory : closed, closed, 'closed']
  if (account.accountType === 'collection')
    return style.omitsOpenClosed ? [derogatory, null, null] : [derogatory, code('O', 'Open'), 'open']
  return [code('O', 'Open'), code('O', 'Open'), 'open']
}

/** In the winter months the first of a month is written as the last of the month before. */
function monthDate(month: string, style: TrueLinkStyle): string {
  const first = `${month}-01`
  return style.slips && ['12', '01', '02', '03'].includes(month.slice(5)) ? addDays(first, -1) : first
}

/** The months that the format has signs for. A start date that slipped itself would be another month: it never does. */
function history(account: Situation, style: TrueLinkStyle): { json: Json; months: readonly HistoryMonth[] } {
  const all = account.paymentHistory
  const [newest] = all
  if (!newest) return { json: '', months: [] }
  const symbols = all.map(({ code: one }) => SIGNS[one] ?? ' ')
  const blanks = style.pads ? Array.from({ length: Math.max(0, 24 - all.length) }, () => ' ') : []
  const list = [...symbols, ...blanks].map((status, index) => ({
    date: index === 0 ? `${newest.month}-01` : monthDate(addMonths(newest.month, -index), style),
    status,
  }))
  const isBlank = symbols[0] === ' '
  return {
    json: {
      ...(style.history === 'list' || isBlank ? {} : { status: symbols.join('') }),
      startDate: `${newest.month}-01`,
      MonthlyPayStatus: style.history === 'string' && !isBlank ? [] : list,
    },
    months: all.flatMap((month, index) => {
      if (symbols[index] === ' ') return []
      return [symbols[index] === '9' && account.accountType !== 'collection' ? { ...month, code: 'charge_off' as const } : month]
    }),
  }
}

const dollars = (cents: number | null): string => String((cents ?? 0) / 100)
const said = (cents: number | null): number => cents ?? 0

function granted(account: Situation, style: TrueLinkStyle): { json: Json; says: Said } {
  const months = history(account, style)
  const counts = lateCounts(account)
  const terms = /^(\d+) Month/.exec(account.terms ?? '')?.[1] ?? null
  return {
    json: {
      monthsReviewed: String(account.monthsReviewed ?? 0),
      monthlyPayment: dollars(account.monthlyPayment),
      late90Count: String(counts.days90),
      late60Count: String(counts.days60),
      late30Count: String(counts.days30),
      ...(account.lastPaymentDate === null ? {} : { dateLastPayment: account.lastPaymentDate }),
      termMonths: terms ?? '0',
      collateral: '',
      amountPastDue: dollars(account.pastDue),
      worstPatStatusCount: String(account.paymentHistory.length),
      AccountType: code('XX', account.loanType ?? ''),
      WorstPayStatus: NOTHING,
      PayStatusHistory: months.json,
      CreditLimit: dollars(account.creditLimit),
    },
    says: {
      monthsReviewed: account.monthsReviewed ?? 0,
      monthlyPayment: said(account.monthlyPayment),
      lateCounts: counts,
      lastPaymentDate: account.lastPaymentDate,
      terms,
      pastDue: said(account.pastDue),
      creditLimit: said(account.creditLimit),
      loanType: account.loanType,
      paymentHistory: months.months,
    },
  }
}

function collected(account: Situation): { json: Json; says: Said } {
  return {
    json: {
      originalCreditor: account.originalCreditor ?? '',
      creditType: code('Y', 'Collection Account'),
      actualPaymentAmount: '0',
    },
    says: { originalCreditor: account.originalCreditor, loanType: 'Collection Account' },
  }
}

export interface TradelineAt {
  readonly bureau: Bureau
  readonly date: string
  readonly subscriber: string
  readonly fileEntry: string
  readonly style: TrueLinkStyle
  readonly chance: Chance
}

/** One bureau's tradeline of an account, and what it says. */
export function tradeline(account: Situation, at: TradelineAt): Styled {
  const isCollection = account.accountType === 'collection'
  const trade = isCollection ? collected(account) : granted(account, at.style)
  const state = states(account, at.style)
  const tie = TIES[account.responsibility ?? '']
  const isDisputed = account.remarks.some((remark) => /disputed by consumer/.test(remark)) && at.chance.isTrue(0.5)
  const remarks = account.remarks.map((remark) => ({ customRemark: '', RemarkCode: code('X0001', remark) }))
  const [, description, short] = TYPES[isCollection && at.style.collectionsAsOpen ? 'open' : (account.accountType ?? 'open')]
  const number = account.accountNumber ?? ''
  const written = at.chance.isTrue(0.5) ? number : `${number.slice(0, -4)}****`
  const json: Json = {
    subscriberCode: at.subscriber,
    highBalance: dollars(account.highBalance),
    ...(account.dateReported === null ? {} : { dateVerified: account.dateReported, dateReported: account.dateReported }),
    ...(account.dateOpened === null ? {} : { dateOpened: account.dateOpened }),
    accountNumber: written,
    dateAccountStatus: account.lastActivityDate ?? '',
    currentBalance: dollars(account.currentBalance),
    creditorName: account.creditorName,
    position: at.chance.digits(2),
    ...(account.dateClosed === null ? {} : { dateClosed: account.dateClosed }),
    bureau: SOURCES[at.bureau][1],
    ...state.json,
    AccountDesignator: tie ? code(tie[0], tie[1]) : NOTHING,
    DisputeFlag: isDisputed ? code('T', 'Account disputed') : code('F', 'Account not disputed'),
    IndustryCode: isCollection ? code('Y', 'Collection Services') : code('B', 'Bank'),
    ...(remarks.length === 0 ? {} : { Remark: remarks }),
    ...(isCollection
      ? { CollectionTrade: trade.json, GrantedTrade: { PayStatusHistory: { MonthlyPayStatus: [] } } }
      : { GrantedTrade: trade.json, CollectionTrade: { creditType: {} } }),
    Source: source(at.bureau, at.date),
  }
  const mail = account.contact === null ? null : mailParts(account.contact.lines)
  return {
    json,
    truth: {
      ...UNREAD,
      creditorName: account.creditorName,
      accountNumber: number === '' ? null : shownAccountNumber(written),
      accountType: account.accountType,
      accountTypeText: at.style.descriptions ? description : short,
      responsibility: tie ? account.responsibility : null,
      dateOpened: account.dateOpened,
      dateClosed: account.dateClosed,
      dateReported: account.dateReported,
      lastActivityDate: account.lastActivityDate,
      currentBalance: said(account.currentBalance),
      highBalance: said(account.highBalance),
      ...state.says,
      ...trade.says,
      remarks: [...account.remarks, ...(isDisputed ? ['Account disputed'] : [])],
      contact: mail && { lines: [mail.street, `${mail.city}, ${mail.state} ${mail.zip}`], phone: account.contact?.phone ?? null },
      fileEntry: at.fileEntry,
    },
  }
}
