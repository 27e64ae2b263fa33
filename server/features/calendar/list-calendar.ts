import type { listCalendar as endpoint } from '#contract/calendar.ts'
import { datesOfMember } from '#server/features/case-file/case-file.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Practice is among them, marked: the screen is where one learns. */
export const listCalendar: Operation<typeof endpoint> = async (context, { user }) =>
  (await datesOfMember(context, user)).map(({ dispute, ...date }) => ({
    ...date,
    target: date.target ?? null,
    disputeId: dispute.id,
    creditor: dispute.creditor,
    isPractice: dispute.isPractice,
  }))
