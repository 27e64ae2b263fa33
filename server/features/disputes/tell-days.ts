import { and, eq } from 'drizzle-orm'
import type { tellDays as endpoint } from '#contract/disputes.ts'
import { addDays, writeDay } from '#engine/values/day.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { addEvent, changedDispute, takeDispute } from '#server/features/disputes/dispute-events.ts'
import { disputeAnswer, ownedDispute } from '#server/features/disputes/dispute-rows.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Days of what has happened: they cannot be to come. */
const PAST = ['noticeSentOn', 'noticeReceivedOn', 'informationAddedOn'] as const
const MOST_DAYS = 5 * 366

const WORDS = {
  noticeSentOn: 'the day on the collector’s notice',
  noticeReceivedOn: 'the day the collector’s notice came',
  noticeEndsOn: 'the last day the collector’s notice gives',
  courtAnswerBy: 'the last day to answer the court',
  afterFreeAnnualReport: 'whether the report was the free annual one',
  informationAddedOn: 'the day the bureau got more information',
} as const

/** Keeps what the member tells of a dispute's days; the clocks are counted from it, and the timeline keeps what was told before. */
export const tellDays: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedDispute(context, user, params.id)
  const days = await daysOf(context, user)
  for (const field of PAST) {
    const day = body[field]
    if (day && day > days.today) throw invalidField(field, 'This day can’t be in the future.')
  }
  for (const [field, day] of Object.entries(body))
    if (typeof day === 'string' && (day < addDays(days.today, -MOST_DAYS) || day > addDays(days.today, MOST_DAYS)))
      throw invalidField(field, 'This day is too far off. Check the year.')
  const { noticeSentOn, noticeReceivedOn } = { ...found.told, ...body }
  if (noticeSentOn && noticeReceivedOn && noticeReceivedOn < noticeSentOn)
    throw invalidField('noticeReceivedOn', `The notice can’t have come before ${writeDay(noticeSentOn)}, the date on it.`)
  const changed = await transact(context, user, async (tx) => {
    const row = await takeDispute(tx, found)
    const told = { ...row.told, ...body }
    if (JSON.stringify(told) === JSON.stringify(row.told ?? {})) return { answer: row, audit: [] }
    const [updated] = await tx
      .update(disputes)
      .set({ told })
      .where(and(eq(disputes.userId, user.id), eq(disputes.id, row.id)))
      .returning()
    const said = Object.entries(WORDS).flatMap(([field, words]) => {
      const value = Object.entries(body).find(([name]) => name === field)?.[1]
      if (value === undefined) return []
      return [`${words}: ${value === null ? 'taken back' : typeof value === 'string' ? writeDay(value) : value ? 'yes' : 'no'}`]
    })
    const dispute = changedDispute(row, updated)
    await addEvent(context, tx, {
      dispute,
      at: context.now(),
      kind: 'told',
      text: `You told us ${said.join('; ')}.`,
      facts: { by: 'member' },
    })
    const audit = {
      action: 'dispute.days_told',
      subjectKind: 'dispute',
      subjectId: row.id,
      detail: { fields: Object.keys(body).join(',') },
    }
    return { answer: dispute, audit: [audit] }
  })
  return disputeAnswer(changed, days)
}
