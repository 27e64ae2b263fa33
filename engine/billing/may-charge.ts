import { type BillingPolicy, GUARANTEE_DAYS, MONTH_CENTS, PRICES } from '#engine/billing/billing-policy.ts'
import type { CompletedWork } from '#engine/billing/completed-work.ts'
import { holdAfter } from '#engine/billing/hold.ts'
import { type BilledPeriod, type InvoiceLine, periodsOf } from '#engine/billing/invoice.ts'
import { saleIn } from '#engine/billing/sale-states.ts'
import type { Cents } from '#engine/values/money.ts'

const permitted: unique symbol = Symbol('permitted')

/** That this very sum may be taken for this very invoice. Only `mayCharge` makes one, and whoever moves money asks for it. */
export interface ChargePermit {
  readonly invoiceId: string
  readonly cents: Cents
  readonly lines: readonly InvoiceLine[]
  readonly [permitted]: 'charge'
}

/** That this very sum may be given back. Only `mayRefund` makes one. */
export interface RefundPermit {
  readonly invoiceId: string
  readonly cents: Cents
  readonly [permitted]: 'refund'
}

export interface ChargeRequest {
  readonly invoiceId: string
  /** What the invoice says. */
  readonly lines: readonly InvoiceLine[]
  readonly totalCents: Cents
  readonly period: BilledPeriod
  readonly contract: {
    readonly state: string
    /** When the statement of rights was signed for; null: never. */
    readonly disclosedAt: string | null
    readonly signedAt: string
    readonly holdEndsAt: string
    readonly cancelledAt: string | null
  } | null
  /** What the audit log says was done. */
  readonly work: readonly CompletedWork[]
  /** Keys of acts on other invoices, whatever became of those. */
  readonly billedElsewhere: ReadonlySet<string>
  /** What this invoice was paid already. */
  readonly isPaid: boolean
  readonly policy: BillingPolicy
  readonly now: string
}

export type ChargeRefusal =
  | 'no_contract'
  | 'no_disclosure'
  | 'no_exemption'
  | 'state_not_enabled'
  | 'within_hold'
  | 'cancelled_within_hold'
  | 'period_not_over'
  | 'nothing_done'
  | 'work_not_done'
  | 'work_outside_period'
  | 'charged_twice'
  | 'beyond_work_done'
  | 'beyond_month'

export type ChargeAnswer =
  | { readonly kind: 'may'; readonly permit: ChargePermit }
  | { readonly kind: 'must_not'; readonly why: ChargeRefusal }

/** Whether the money may be taken. Every "no" of the policy is here and nowhere else; one is enough. */
export function mayCharge(request: ChargeRequest): ChargeAnswer {
  const why = contractRefusal(request) ?? billRefusal(request) ?? workRefusal(request)
  if (why !== null) return { kind: 'must_not', why }
  const { invoiceId, totalCents: cents, lines } = request
  return { kind: 'may', permit: { invoiceId, cents, lines, [permitted]: 'charge' } }
}

function contractRefusal({ contract, policy, period, now }: ChargeRequest): ChargeRefusal | null {
  if (contract === null) return 'no_contract'
  const { disclosedAt, signedAt, holdEndsAt, cancelledAt, state } = contract
  if (disclosedAt === null || Date.parse(disclosedAt) > Date.parse(signedAt)) return 'no_disclosure'
  if (policy.timing === 'advance' && policy.exemption === null) return 'no_exemption'
  const sale = saleIn(state, policy)
  if (sale.kind === 'not_sold') return 'state_not_enabled'
  // Counted again: a row that says an earlier end changes nothing.
  const end = Math.max(Date.parse(holdEndsAt), Date.parse(holdAfter(signedAt, sale.cancelDays).endsAt))
  if (cancelledAt !== null && Date.parse(cancelledAt) < end) return 'cancelled_within_hold'
  // What was done within the hold is no one's to be paid for, later either.
  return Date.parse(now) < end || Date.parse(period.from) < end ? 'within_hold' : null
}

function billRefusal({
  lines,
  totalCents,
  period,
  contract,
  isPaid,
  policy,
  billedElsewhere,
  now,
}: ChargeRequest): ChargeRefusal | null {
  const begins = policy.timing === 'advance' ? period.from : period.to
  if (Date.parse(now) < Date.parse(begins)) return 'period_not_over'
  if (contract !== null && !isPeriodOf(contract, period)) return 'work_outside_period'
  if (isPaid || lines.some(({ key }) => billedElsewhere.has(key))) return 'charged_twice'
  if (new Set(lines.map(({ key }) => key)).size < lines.length) return 'charged_twice'
  const sum = lines.reduce((total, { cents }) => total + cents, 0)
  if (totalCents !== sum || lines.some(({ cents }) => !Number.isInteger(cents) || cents < 0)) return 'beyond_work_done'
  if (totalCents > MONTH_CENTS) return 'beyond_month'
  return totalCents === 0 ? 'nothing_done' : null
}

const isPeriodOf = (contract: NonNullable<ChargeRequest['contract']>, { from, to }: BilledPeriod): boolean =>
  periodsOf(contract).some((one) => one.from === from && one.to === to)

function workRefusal({ lines, work, period, policy }: ChargeRequest): ChargeRefusal | null {
  if (policy.timing === 'advance')
    return lines.every(({ kind, cents }) => kind === 'month' && cents <= MONTH_CENTS) ? null : 'beyond_work_done'
  const done = new Map(work.map((one) => [one.key, one]))
  for (const line of lines) {
    const act = done.get(line.key)
    if (act === undefined || line.kind === 'month' || act.kind !== line.kind) return 'work_not_done'
    const at = Date.parse(act.doneAt)
    if (at < Date.parse(period.from) || at >= Date.parse(period.to)) return 'work_outside_period'
    if (line.cents > PRICES[line.kind]) return 'beyond_work_done'
  }
  return null
}

export interface RefundRequest {
  readonly invoiceId: string
  readonly paidAt: string | null
  readonly paidCents: Cents
  readonly refundedCents: Cents
  readonly cents: Cents
  /** Whether the bank of the card has taken it back, or is about to: no one gets the same money twice. */
  readonly isAtBank: boolean
  /** Whether the contract was cancelled before what was paid for was over: such a payment is given back at any time. */
  readonly isStruck: boolean
  readonly askedAt: string
}

export type RefundRefusal = 'not_paid' | 'refunded_already' | 'at_the_bank' | 'more_than_paid' | 'guarantee_over'

export type RefundAnswer =
  | { readonly kind: 'may'; readonly permit: RefundPermit }
  | { readonly kind: 'must_not'; readonly why: RefundRefusal }

/** The last instant at which a payment is given back. */
export const guaranteeEnd = (paidAt: string): string => new Date(Date.parse(paidAt) + GUARANTEE_DAYS * 86_400_000).toISOString()

/** Whether a payment is given back: what is left of it, once, when asked for in time. */
export function mayRefund(request: RefundRequest): RefundAnswer {
  const { invoiceId, paidAt, paidCents, refundedCents, cents, isAtBank, isStruck, askedAt } = request
  const no = (why: RefundRefusal): RefundAnswer => ({ kind: 'must_not', why })
  if (paidAt === null || paidCents === 0) return no('not_paid')
  if (refundedCents >= paidCents) return no('refunded_already')
  if (isAtBank) return no('at_the_bank')
  if (cents <= 0 || cents > paidCents - refundedCents) return no('more_than_paid')
  if (!isStruck && Date.parse(askedAt) > Date.parse(guaranteeEnd(paidAt))) return no('guarantee_over')
  return { kind: 'may', permit: { invoiceId, cents, [permitted]: 'refund' } }
}
