import type { HistoryCode } from '#engine/words/history-code.ts'
import { type Facts } from '#tools/unseen-natives/facts.ts'

type Year = string
export const TABLES = ['Balance', 'Scheduled Payment', 'Actual Payment', 'Credit Limit', 'Amount Past Due'] as const
export type Table = (typeof TABLES)[number]
export const FIELD = {
  Balance: 'balance',
  'Scheduled Payment': 'scheduledPayment',
  'Actual Payment': 'paid',
  'Credit Limit': 'creditLimit',
  'Amount Past Due': 'pastDue',
} as const

export interface EquifaxAccount {
  readonly no: string
  readonly name: string
  readonly number: string
  readonly status: string
  readonly isClosed: boolean
  readonly responsibility: string
  readonly type: 'REVOLVING' | 'INSTALLMENT' | 'MORTGAGE' | 'OPEN'
  readonly loan: string
  readonly opened: string
  readonly reported: string
  readonly closed: string | null
  readonly lastPaid: string | null
  readonly dofd: string | null
  readonly firstReported: string | null
  readonly balance: number | null
  readonly pastDue: number | null
  readonly limit: number | null
  readonly high: number | null
  readonly chargedOff: number | null
  readonly scheduled: number | null
  readonly duration?: string
  readonly marks: Readonly<Record<string, HistoryCode>>
  readonly markYears: readonly Year[]
  readonly moneyYears: readonly Year[]
  readonly money: Partial<Record<Table, Readonly<Record<string, number>>>>
  readonly comments: readonly string[]
  readonly contact: readonly string[]
}

export interface EquifaxInquiry {
  readonly date: string
  readonly company: string
  readonly lines?: readonly string[]
  readonly description?: string
}

export function equifaxFacts(one: EquifaxAccount, hasMoney = true): Facts {
  const money: Record<string, Record<string, number>> = {}
  for (const title of hasMoney ? TABLES : [])
    for (const [month, figure] of Object.entries(one.money[title] ?? {})) {
      money[month] ??= {}
      money[month][FIELD[title]] = figure
    }
  return {
    fields: {
      creditorName: one.name,
      accountNumber: one.number,
      statusText: one.status,
      loanType: one.loan,
      dateOpened: one.opened,
      dateReported: one.reported,
      dateClosed: one.closed,
      lastPaymentDate: one.lastPaid,
      dateOfFirstDelinquency: one.dofd,
      delinquencyFirstReported: one.firstReported,
      currentBalance: one.balance,
      pastDue: one.pastDue,
      creditLimit: one.limit,
      highBalance: one.high,
      chargeOffAmount: one.chargedOff,
      monthlyPayment: one.scheduled,
    },
    marks: one.marks,
    money,
    remarks: one.comments,
  }
}
