import type { markLetterDelivered as endpoint } from '#contract/letters.ts'
import { addDays, type Day, instantOfDay } from '#engine/values/day.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import { recordDelivery } from '#server/features/letters/dispatch-letter.ts'
import { letterAnswer, ownedLetter, takeLetter } from '#server/features/letters/letter-rows.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Records the day of delivery on the user's word; the legal clock runs from it. */
export const markLetterDelivered: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedLetter(context, user, params.id)
  const deliveredAt = instantOfDay(body.deliveredAt)
  const days = await daysOf(context, user)
  const deliveredOn = days.of(deliveredAt)
  const slip = slipOf(deliveredOn, days)
  if (slip !== null) throw new Refusal('invalid', slip, { issues: [{ path: 'deliveredAt', message: slip }] })
  const delivered = await transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    if (row.sentAt === null) throw new Refusal('conflict', 'Mark the letter as sent first.')
    if (row.deliveredAt !== null) {
      if (row.deliveredOn === deliveredOn) return { answer: row, audit: [] }
      throw new Refusal('conflict', 'The delivery of this letter is recorded already.')
    }
    const detail = { on: deliveredOn, by: 'user' }
    return {
      answer: await recordDelivery(context, tx, { user, row, deliveredAt, by: 'member' }),
      audit: [{ action: 'letter.delivered', subjectKind: 'letter', subjectId: row.id, detail }],
    }
  })
  return letterAnswer(delivered)
}

/** A letter is recorded here up to some years after it went out. */
const MOST_DAYS_AGO = 5 * 366

/** Earlier days are taken: a letter may be recorded after it went out. A day to come, or one long before, is a slip. */
function slipOf(day: Day, { today, latest }: LocalDays): string | null {
  if (day > latest) return 'The day of delivery cannot be in the future.'
  return day < addDays(today, -MOST_DAYS_AGO) ? 'The day of delivery is too long ago. Check the year.' : null
}
