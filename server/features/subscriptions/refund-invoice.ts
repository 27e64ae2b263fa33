import type { RefundRefusal } from '#engine/billing/may-charge.ts'
import type { refundInvoice as endpoint } from '#contract/subscriptions.ts'
import { atStripe } from '#server/features/subscriptions/at-stripe.ts'
import { cardsOf, latestContract } from '#server/features/subscriptions/contract-rows.ts'
import { endContract } from '#server/features/subscriptions/end-contract.ts'
import { followMoney } from '#server/features/subscriptions/follow-money.ts'
import { ownedInvoice } from '#server/features/subscriptions/invoice-rows.ts'
import { refund } from '#server/features/subscriptions/move-money.ts'
import { planAnswer } from '#server/features/subscriptions/plan-answer.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

const WORDS: Readonly<Record<RefundRefusal, string>> = {
  not_paid: 'This invoice wasn’t paid, so there’s nothing to refund.',
  refunded_already: 'This payment was already refunded.',
  at_the_bank: 'Your bank is reviewing this payment or already took it back.',
  more_than_paid: 'A refund can’t be more than what was paid.',
  guarantee_over: 'The 30 days of the guarantee are over.',
}

/** The guarantee. The contract ends with it, and nothing more is charged under it. */
export const refundInvoice: Operation<typeof endpoint> = async (context, { user, params }) => {
  if ((await ownedInvoice(context, user, params.id)) === null) throw new Refusal('not_found')
  cardsOf(context)
  // What went back in Stripe's dashboard meanwhile is not given a second time.
  await atStripe(() => followMoney(context, user, params.id))
  const row = await ownedInvoice(context, user, params.id)
  if (row === null) throw new Refusal('not_found')
  const why = await atStripe(() => refund(context, user, { row }))
  if (why !== null && why !== 'refunded_already') throw new Refusal('conflict', WORDS[why])
  const contract = await latestContract(context, user)
  if (contract?.id === row.contractId) await endContract(context, user, { contract, by: 'refund' })
  return planAnswer(context, user)
}
