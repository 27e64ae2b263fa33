import { type BillingPolicy, MONTH_CENTS, PRICES, TERM_MONTHS, type WorkKind } from '#engine/billing/billing-policy.ts'
import type { CompletedWork } from '#engine/billing/completed-work.ts'
import { addMonths } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'

/** One line of an invoice. */
export interface InvoiceLine {
  readonly key: string
  readonly kind: WorkKind | 'month'
  readonly doneAt: string
  readonly cents: Cents
}

export interface Bill {
  readonly lines: readonly InvoiceLine[]
  readonly totalCents: Cents
}

export interface BilledPeriod {
  readonly from: string
  /** The first instant after it. */
  readonly to: string
}

/** The contract as far as periods go. */
export interface Term {
  readonly holdEndsAt: string
  readonly cancelledAt: string | null
}

const monthsAfter = (instant: string, months: number): string => `${addMonths(instant.slice(0, 10), months)}${instant.slice(10)}`

/** When a contract ends by itself. */
export const termEnd = (holdEndsAt: string): string => monthsAfter(holdEndsAt, TERM_MONTHS)

/** The months of a contract, from the end of the hold; the last one ends with the contract. None when it ended within the hold. */
export function periodsOf({ holdEndsAt, cancelledAt }: Term): readonly BilledPeriod[] {
  const periods: BilledPeriod[] = []
  for (let month = 0; month < TERM_MONTHS; month += 1) {
    const from = monthsAfter(holdEndsAt, month)
    const to = monthsAfter(holdEndsAt, month + 1)
    if (cancelledAt !== null && Date.parse(cancelledAt) <= Date.parse(from)) break
    periods.push({ from, to: cancelledAt !== null && Date.parse(cancelledAt) < Date.parse(to) ? cancelledAt : to })
  }
  return periods
}

export const periodAt = (term: Term, now: string): BilledPeriod | null =>
  periodsOf(term).find(({ from, to }) => Date.parse(from) <= Date.parse(now) && Date.parse(now) < Date.parse(to)) ?? null

/** Whether the work was done in the period. */
const isIn = ({ from, to }: BilledPeriod, { doneAt }: CompletedWork): boolean =>
  Date.parse(from) <= Date.parse(doneAt) && Date.parse(doneAt) < Date.parse(to)

export interface Billing {
  readonly period: BilledPeriod
  readonly work: readonly CompletedWork[]
  /** Keys of acts that an invoice names already. */
  readonly billed: ReadonlySet<string>
  readonly policy: BillingPolicy
}

/**
 * What a period costs. In arrears: each act that was done in it and is on no invoice yet, at its price, until the month's
 * ceiling is reached; what is done beyond it costs nothing, and never will. In advance: the month.
 */
export function billFor({ period, work, billed, policy }: Billing): Bill {
  if (policy.timing === 'advance') {
    const key = `month:${period.from}`
    const lines = billed.has(key) ? [] : [{ key, kind: 'month' as const, doneAt: period.from, cents: MONTH_CENTS }]
    return { lines, totalCents: sum(lines) }
  }
  const lines: InvoiceLine[] = []
  for (const act of work.filter((one) => isIn(period, one) && !billed.has(one.key)))
    lines.push({ ...act, cents: Math.min(PRICES[act.kind], MONTH_CENTS - sum(lines)) })
  return { lines, totalCents: sum(lines) }
}

const sum = (lines: readonly InvoiceLine[]): Cents => lines.reduce((total, { cents }) => total + cents, 0)
