import type { CaseLayout } from '#engine/cases/case.ts'
import { type Field, type Labels, labelsOf, MONTH_ONLY, PRINTS_DOFD } from '#engine/cases/page-labels.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import { addMonths, type Month, writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** What a case says about an account; everything else is not printed. */
export type Facts = Partial<Omit<Account, 'evidence' | 'printsDofd'>>

/** The page that an account is on. */
export interface Page {
  readonly layout: CaseLayout
  /** 1-based page number. */
  readonly number: number
}

const CODES: Readonly<Record<string, HistoryCode>> = {
  ok: 'ok',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  CO: 'charge_off',
  C: 'collection',
  R: 'repossession',
  VS: 'voluntary_surrender',
  F: 'foreclosure',
  B: 'bankruptcy',
  PP: 'payment_plan',
  CLS: 'closed',
  TN: 'too_new',
  ND: 'no_data',
}

/** A payment grid, newest month first: `grid('2024-11', 'ok*3 30 ok*20')`. Throws a RangeError for an unknown code. */
export function grid(newest: Month, cells: string): HistoryMonth[] {
  const codes = cells.split(' ').flatMap((cell) => {
    const [name = '', times = '1'] = cell.split('*')
    const code = CODES[name]
    if (code === undefined) throw new RangeError(`no such cell: ${name}`)
    return Array.from({ length: Number(times) }, () => code)
  })
  return codes.map((code, index) => ({ month: addMonths(newest, -index), code }))
}

const isMoney = (field: string): boolean => /Balance$|Amount$|pastDue$|creditLimit|monthlyPayment/.test(field)

function printedValue(field: string, value: unknown): string {
  if (typeof value === 'number') return isMoney(field) ? writeMoney(value) : String(value)
  if (typeof value === 'string') return /^\d{4}(-\d{2}){1,2}$/.test(value) ? writeDay(value) : value
  return JSON.stringify(value)
}

/** A plausible place: one line a fact, two columns, the page's own number. */
const place = (page: number, line: number, quote: string): Evidence => ({
  page,
  box: [line % 2 === 0 ? 36 : 306, 96 + Math.floor(line / 2) * 14, Math.min(250, 8 + quote.length * 5), 11],
  quote,
})

function evidenceOf(account: Account, labels: Labels, page: number): EvidenceMap {
  const fields = Object.entries(labels).flatMap(([field, label]) => {
    const value: unknown = Object.entries(account).find(([name]) => name === field)?.[1] ?? null
    return [[field, value === null ? label : printedValue(field, value)] as const]
  })
  const cells = account.paymentHistory.map(({ month, code }) => [`paymentHistory.${month}`, code] as const)
  const balances = account.balanceHistory.map(
    ({ month, balance }) =>
      [`balanceHistory.${month}`, `${writeDay(month)} ${balance === null ? '-' : writeMoney(balance)}`] as const,
  )
  const remarks = account.remarks.map((remark, index) => [`remarks.${index}`, remark] as const)
  const all = [
    ...fields,
    ...cells,
    ...balances,
    ...remarks,
    ...(account.contact ? [['contact', account.contact.lines.join(' ')] as const] : []),
  ]
  return Object.fromEntries(all.map(([key, quote], line) => [key, place(page, line, quote)]))
}

const OUTSIDE_LABELS: ReadonlySet<string> = new Set(['id', 'paymentHistory', 'balanceHistory', 'remarks', 'contact'])
const isField = (name: string, labels: Labels): name is Field => Object.hasOwn(labels, name)

/** The facts that the layout has labels for, dates as exact as it prints them. */
export function printable(facts: Facts, labels: Labels, layout: CaseLayout): Facts {
  const kept = Object.entries(facts).filter(([name]) => OUTSIDE_LABELS.has(name) || isField(name, labels))
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const isMonth = isField(name, labels) && MONTH_ONLY[layout].includes(name)
      return [name, isMonth && typeof value === 'string' ? value.slice(0, 7) : value]
    }),
  )
}

/**
 * An account as its layout prints it: the ordinary facts that the layout has labels for, then the case's own. Throws a
 * RangeError where a case states a fact that the layout does not print.
 */
export function printedAccount(page: Page, ordinary: Facts, own: Facts): Account {
  const type = own.accountType ?? ordinary.accountType
  const isCollectionSection = type === 'collection' && page.layout === 'equifax-myequifax' && ordinary.loanType !== 'DEBT_BUYER'
  const labels = labelsOf(page.layout, isCollectionSection)
  for (const [name, value] of Object.entries(own)) {
    if (value !== null && !OUTSIDE_LABELS.has(name) && !isField(name, labels))
      throw new RangeError(`${page.layout} prints no ${name}`)
  }
  const facts = { ...printable(ordinary, labels, page.layout), ...printable(own, labels, page.layout) }
  const hidden = isCollectionSection ? { paymentHistory: [], balanceHistory: [] } : {}
  const account = blankAccount({ ...facts, ...hidden, printsDofd: PRINTS_DOFD.has(page.layout) })
  return { ...account, evidence: evidenceOf(account, labels, page.number) }
}
