import type { markLetterDelivered as endpoint } from '#contract/letters.ts'
import { addDays, isDay } from '#engine/values/day.ts'
import { recordDelivery } from '#server/features/letters/dispatch-letter.ts'
import { letterAnswer, ownedLetter } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Records the day of delivery on the user's word; the legal clock runs from it. */
export const markLetterDelivered: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const row = await ownedLetter(context, user, params.id)
  if (row.sentAt === null) throw new Refusal('conflict', 'Mark the letter as sent first.')
  const deliveredAt = isDay(body.deliveredAt) ? `${body.deliveredAt}T12:00:00.000Z` : new Date(body.deliveredAt).toISOString()
  if (row.deliveredAt !== null) {
    if (row.deliveredAt.slice(0, 10) === deliveredAt.slice(0, 10)) return letterAnswer(row)
    throw new Refusal('conflict', 'The delivery of this letter is recorded already.')
  }
  // Earlier days are taken: a letter may be recorded here after it went out. A day to come is a slip.
  if (deliveredAt.slice(0, 10) > addDays(context.now().slice(0, 10), 1)) {
    const message = 'The day of delivery cannot be in the future.'
    throw new Refusal('invalid', message, { issues: [{ path: 'deliveredAt', message }] })
  }
  const delivered = await transact(context, user, async (tx) => ({
    answer: await recordDelivery(context, tx, { user, row, deliveredAt, how: 'as you recorded it' }),
    audit: [{ action: 'letter.delivered', subjectKind: 'letter', subjectId: row.id, detail: { on: deliveredAt.slice(0, 10), by: 'user' } }],
  }))
  return letterAnswer(delivered)
}
