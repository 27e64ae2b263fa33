import { holdAfter } from '#engine/billing/hold.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { addDays, type Day } from '#engine/values/day.ts'

export interface NoticeFacts {
  /** The day on which the notice was mailed, sent or handed over: the postmark, or the date of the message. */
  readonly postedOn: Day
  readonly contract: {
    readonly signedAt: string
    readonly holdEndsAt: string
    readonly cancelledAt: string | null
  }
  readonly now: string
}

export type NoticeJudgement =
  /** `isFree`: before midnight of the last day, so that nothing was ever owed. */
  | { readonly kind: 'ends'; readonly cancelledAt: string; readonly isFree: boolean; readonly lastDay: Day }
  /** It had ended before the notice was on its way. */
  | { readonly kind: 'ended_before' }
  | { readonly kind: 'refused'; readonly why: 'before_signature' | 'not_yet' }

const LAST_MOMENT = 'T23:59:59.999Z'

/**
 * A notice of cancellation that came on paper or by message. What counts is the day on which the consumer sent it, however late
 * it is read: "mail or deliver … before midnight" (15 USC 1679e(b)). A day is taken to its very end, and a signature to be of
 * the day before where UTC was ahead of the consumer.
 */
export function judgeNotice({ postedOn, contract, now }: NoticeFacts): NoticeJudgement {
  const { signedAt, holdEndsAt, cancelledAt } = contract
  const { signedOn, lastDay: lawful } = holdAfter(signedAt, PERIODS.cancel_contract.value)
  if (postedOn < addDays(signedOn, -1)) return { kind: 'refused', why: 'before_signature' }
  if (postedOn > new Date(now).toISOString().slice(0, 10)) return { kind: 'refused', why: 'not_yet' }
  const promised = addDays(holdEndsAt.slice(0, 10), -1)
  // A row that says less than the law changes nothing.
  const lastDay = promised > lawful ? promised : lawful
  const at = Math.min(Math.max(Date.parse(`${postedOn}${LAST_MOMENT}`), Date.parse(signedAt)), Date.parse(now))
  if (cancelledAt !== null && Date.parse(cancelledAt) <= at) return { kind: 'ended_before' }
  return { kind: 'ends', cancelledAt: new Date(at).toISOString(), isFree: postedOn <= lastDay, lastDay }
}
