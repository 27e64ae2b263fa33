import { randomBytes } from 'node:crypto'
import type { StripeEvent } from '#tools/local-services/stripe-service.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  /** Of the query and the form, by the names they have there: `metadata[errata_invoice]`. */
  readonly fields: Readonly<Record<string, string>>
  readonly key: string | null
  /** This server's own address. */
  readonly base: string
}

export interface Answer {
  readonly status: number
  readonly content: unknown
}

export type Thing = Record<string, unknown>

export interface Card {
  readonly last4: string
  /** Whether the bank says no to every charge. */
  readonly declines: boolean
}

/** Everything this Stripe has. */
export interface Till {
  readonly now: () => string
  readonly customers: Map<string, Thing>
  readonly gone: Set<string>
  readonly cards: Map<string, Thing & Card>
  readonly sessions: Map<string, Thing>
  readonly invoices: Map<string, Thing>
  readonly items: Thing[]
  readonly payments: Map<string, { readonly invoice: string; readonly cents: number }>
  readonly refunds: Map<string, { readonly payment: string; readonly cents: number }>
  /** By the payment that the bank has taken back. */
  readonly disputes: Map<string, { readonly id: string; status: string }>
  readonly keys: Map<string, { readonly asked: string; readonly answer: Answer }>
  readonly events: StripeEvent[]
  taken(): number
  keepCard(customerId: string, card: Card): void
}

export const idOf = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`
export const good = (content: unknown): Answer => ({ status: 200, content })

export const problem = (status: number, code: string, type = 'invalid_request_error'): Answer => ({
  status,
  content: { error: { type: status === 402 ? 'card_error' : status >= 500 ? 'api_error' : type, code, message: code } },
})
