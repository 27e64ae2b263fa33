import type { listCalendar as endpoint } from '#contract/calendar.ts'
import { datesOfEverything } from '#server/features/calendar/dates-of-everything.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Practice is among them, marked: the screen is where one learns. */
export const listCalendar: Operation<typeof endpoint> = async (context, { user }) => {
  const { ofDisputes, ofPapers } = await datesOfEverything(context, user)
  const rows = [
    ...ofDisputes.map(({ dispute, ...date }) => ({
      ...date,
      target: date.target ?? null,
      disputeId: dispute.id,
      replyId: null,
      creditor: dispute.creditor,
      isPractice: dispute.isPractice,
    })),
    ...ofPapers.flatMap(({ id, replyId, disputeId, name, kind, due, why, citation, isDone }) =>
      due === null
        ? []
        : {
            id,
            disputeId,
            replyId,
            creditor: name,
            target: null,
            kind,
            due,
            why: why ?? '',
            citation: citation ?? '',
            basis: 'delivery' as const,
            isOver: isDone,
            isPractice: false,
          },
    ),
  ]
  return rows.toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0))
}
