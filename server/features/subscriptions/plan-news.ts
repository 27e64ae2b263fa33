import { NEWS_PRIORITY } from '#engine/disputes/announcements.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import type { billingInvoices } from '#server/database/tables/subscriptions.ts'
import { type News, notify } from '#server/features/notifications/notifications.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What the member is told in the product about the plan, in the transaction of the change; an e-mail goes next to it. */
type PlanNews = Pick<News, 'occasion' | 'title' | 'message'> & { readonly isUrgent: boolean }

export async function tellPlan(
  context: Pick<Context, 'now'>,
  tx: Transaction,
  { user, isUrgent, ...news }: PlanNews & { readonly user: SignedIn },
): Promise<void> {
  const priority = isUrgent ? NEWS_PRIORITY.payment_news : 'low'
  await notify(tx, user, { ...news, type: 'payment_news', priority, isPractice: false, at: context.now() })
}

type InvoiceRow = typeof billingInvoices.$inferSelect
type Told = Pick<InvoiceRow, 'id' | 'fromAt' | 'toAt' | 'totalCents' | 'refundedCents'>

const months = ({ fromAt, toAt }: Told): string => `${writeDay(fromAt.slice(0, 10))} to ${writeDay(toAt.slice(0, 10))}`

/** A notice of cancellation came by mail. */
export const noticeNews = (contractId: string, { isFree, postedOn }: { isFree: boolean; postedOn: Day }): PlanNews => ({
  occasion: `notice_recorded:${contractId}:${postedOn}`,
  title: 'We got your notice of cancellation',
  message: isFree
    ? `You sent it on ${writeDay(postedOn)}, in time, so it’s as if you never signed the contract. You owe nothing, and what you paid goes back to your card.`
    : `You sent it on ${writeDay(postedOn)}, and your contract ended that day. Nothing done later is charged.`,
  isUrgent: false,
})

export const paidNews = (row: Told): PlanNews => ({
  occasion: `invoice_paid:${row.id}`,
  title: 'A payment was made',
  message: `We charged ${writeMoney(row.totalCents)} to your card for work done from ${months(row)}. Your plan shows each item.`,
  isUrgent: false,
})

export const failedNews = (
  row: Told,
  { attempts, nextTryAt }: { readonly attempts: number; readonly nextTryAt: string | null },
): PlanNews => ({
  occasion: `invoice_failed:${row.id}:${attempts}`,
  title: 'A payment didn’t go through',
  message: `Your bank did not pay ${writeMoney(row.totalCents)} for ${months(row)}. ${
    nextTryAt === null ? 'We won’t try again on our own.' : `It is tried again on ${writeDay(nextTryAt.slice(0, 10))}.`
  } Open your plan to pay with another card.`,
  isUrgent: true,
})

export const refusedNews = (row: Told): PlanNews => ({
  occasion: `invoice_refused:${row.id}`,
  title: 'An invoice is not charged',
  message: `${writeMoney(row.totalCents)} for ${months(row)} is not charged, now or later.`,
  isUrgent: false,
})

type Returned = Pick<InvoiceRow, 'state' | 'refundedCents'>

/** A won dispute and a refund that came back are news of their own: the sum and the state name the occasion. */
export const returnedNews = (row: Told, { state, refundedCents }: Returned): PlanNews => ({
  occasion: `invoice_returned:${row.id}:${row.refundedCents}:${state}:${refundedCents}`,
  ...returnedWords(row, { state, refundedCents }),
})

function returnedWords(row: Told, { state, refundedCents }: Returned): Omit<PlanNews, 'occasion'> {
  const total = writeMoney(row.totalCents)
  if (state === 'disputed')
    return {
      title: 'Your bank is reviewing a payment',
      message: `Your bank took back ${total} for ${months(row)} and is reviewing it. Your contract has ended. Nothing more is charged for this work.`,
      isUrgent: true,
    }
  if (state === 'charged_back')
    return {
      title: 'Your bank took a payment back',
      message: `${total} for ${months(row)} stays with you. It won’t be charged again.`,
      isUrgent: false,
    }
  if (refundedCents > row.refundedCents)
    return {
      title: 'A refund was made',
      message: `${writeMoney(refundedCents - row.refundedCents)} of ${total} for ${months(row)} goes back to your card.`,
      isUrgent: false,
    }
  return refundedCents < row.refundedCents
    ? {
        title: 'A refund did not arrive',
        message: `Of ${total} for ${months(row)}, ${writeMoney(refundedCents)} has been refunded so far. Ask the operator of this site.`,
        isUrgent: true,
      }
    : {
        title: 'Your bank let a payment stand',
        message: `${total} for ${months(row)} counts as paid again. Nothing was charged a second time.`,
        isUrgent: false,
      }
}
