import type { Cents } from '#engine/values/money.ts'

/** Where a payment is with the bank of the card; `open`: the bank has taken it back and asks us why it should not. */
export const BANK_DISPUTES = ['none', 'open', 'won', 'lost'] as const
export type BankDispute = (typeof BANK_DISPUTES)[number]

/** What became of a payment after it was made, by whoever it was made: here, in the vendor's dashboard, or by the bank. */
export interface ReturnedMoney {
  readonly refundedCents: Cents
  readonly dispute: BankDispute
}

/**
 * The state of an invoice that was paid once. None of them is ever charged again: its acts stay on it. What the bank took back
 * for good is not called a refund, whoever else gave something back.
 */
export function paidState(
  totalCents: Cents,
  { refundedCents, dispute }: ReturnedMoney,
): 'paid' | 'refunded' | 'disputed' | 'charged_back' {
  if (dispute === 'lost') return 'charged_back'
  if (dispute === 'open') return 'disputed'
  return refundedCents >= totalCents ? 'refunded' : 'paid'
}
