import type { DeadlineKind } from '#engine/words/deadline-kind.ts'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { deliveriesOf, kindOf, stepsOf } from '#server/features/answers/reply-answer.ts'
import { allReplies, type ReplyRow } from '#server/features/answers/reply-rows.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** A last day of the member's own that follows from a paper they confirmed. */
export interface PaperDate {
  /** The same for as long as the clock runs. */
  readonly id: string
  readonly replyId: string
  /** The dispute that the paper was added to. */
  readonly disputeId: string | null
  readonly stepId: string
  /** Whose paper it is. */
  readonly name: string
  readonly kind: DeadlineKind
  readonly title: string
  readonly text: string
  /** Null until the member says when it came. */
  readonly due: Day | null
  readonly why: string | null
  readonly citation: string | null
  readonly isDone: boolean
}

/** A court's day comes first, whatever the others are. */
const isCourt = ({ kind }: PaperDate): boolean => kind === 'court_answer'
const orderOf = ({ due, id }: PaperDate): string => `${due ?? '9999'} ${id}`

/** Every last day that follows from the member's papers: a court's first, then the earliest. Practice has none. */
export async function paperDatesOf(context: Context, user: SignedIn): Promise<readonly PaperDate[]> {
  const all = await allReplies(context, user)
  const rows = all.filter(({ confirmedAt, isPractice }) => confirmedAt !== null && !isPractice)
  const [today, delivered] = [await dayOf(context, user), await deliveriesOf(context, user, all)]
  return rows
    .flatMap((row) => datesOfPaper(row, today, delivered))
    .toSorted((a, b) => Number(isCourt(b)) - Number(isCourt(a)) || (orderOf(a) < orderOf(b) ? -1 : 1))
}

export function datesOfPaper(row: ReplyRow, today: Day, delivered: ReadonlyMap<string, Day>): readonly PaperDate[] {
  return stepsOf(row, today, { delivered }).flatMap(({ id, clock, title, text, due, why, citation, isDone }) =>
    clock === null
      ? []
      : [
          {
            id: `paper-${row.id}-${id.replaceAll(/[^A-Za-z0-9]+/g, '-')}`,
            replyId: row.id,
            disputeId: row.disputeId,
            stepId: id,
            name: nameOf(row),
            kind: clock,
            title,
            text,
            due,
            why,
            citation: citation?.cite ?? null,
            isDone,
          },
        ],
  )
}

function nameOf(row: ReplyRow): string {
  const sender = row.reading?.sender?.value
  if (sender?.kind === 'company') return sender.name
  const court = row.reading?.facts?.find(({ name }) => name === 'court')?.value
  return court ?? (kindOf(row) === 'court_paper' ? 'A court' : 'A letter')
}
