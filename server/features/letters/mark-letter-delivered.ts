import type { markLetterDelivered as endpoint } from '#contract/letters.ts'
import { instantOfDay } from '#engine/values/day.ts'
import { refuseSlip } from '#server/features/letters/days-of-mailing.ts'
import { recordCorrection, recordDelivery, recordFailedDelivery } from '#server/features/letters/dispatch-letter.ts'
import { isPractised, letterAnswer, ownedLetter, takeLetter } from '#server/features/letters/letter-rows.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const ONLY_PRACTISED = 'This letter only went through the practice post office. Mail it for real and mark it as sent first.'

/**
 * Records on the user's word the day of delivery, from which the legal clock runs, corrects it, or records that the letter came
 * back, which stops the clock.
 */
export const markLetterDelivered: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedLetter(context, user, params.id)
  const at = instantOfDay(body.returned ?? body.deliveredAt ?? context.now())
  const days = await daysOf(context, user)
  const on = days.of(at)
  const told = await transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    if (row.sentAt === null) throw new Refusal('conflict', isPractised(row) ? ONLY_PRACTISED : 'Mark the letter as sent first.')
    refuseSlip({ field: body.returned === undefined ? 'deliveredAt' : 'returned', day: on, row, days })
    const before = { deliveredOn: row.deliveredOn, returnedOn: row.returnedOn }
    const subject = { subjectKind: 'letter', subjectId: row.id, detail: { on, by: 'user', ...before } }
    if (body.returned !== undefined) {
      if (row.returnedOn === on) return { answer: row, audit: [] }
      const answer = await recordFailedDelivery(context, tx, { user, row, at, kind: 'returned', by: 'member' })
      return { answer, audit: [{ action: 'letter.returned', ...subject }] }
    }
    if (row.deliveredOn === on) return { answer: row, audit: [] }
    if (row.deliveredOn === null) {
      const answer = await recordDelivery(context, tx, { user, row, deliveredAt: at, by: 'member' })
      return { answer, audit: [{ action: 'letter.delivered', ...subject }] }
    }
    const correction = { what: 'delivery', from: row.deliveredOn, to: on } as const
    const answer = await recordCorrection(context, tx, { user, row, change: { deliveredAt: at, deliveredOn: on }, correction })
    return { answer, audit: [{ action: 'letter.delivery_corrected', ...subject }] }
  })
  return letterAnswer(told)
}
