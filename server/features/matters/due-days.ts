import { type DueDay, inOrderOfDays } from '#engine/matters/due-day.ts'
import { theftDays } from '#engine/theft/theft-steps.ts'
import type { Context } from '#server/context.ts'
import { type PaperDate, paperDatesOf } from '#server/features/answers/answers.ts'
import { datesOfMember, type MemberDate } from '#server/features/case-file/case-file.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { theftRecord } from '#server/features/theft/theft.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Everything that is due, earliest first; a clock that a paper's dispute runs already is told once, by the dispute. */
export async function dueDaysOf(context: Context, user: SignedIn): Promise<readonly DueDay[]> {
  const [dates, papers, theft, today] = await Promise.all([
    datesOfMember(context, user),
    paperDatesOf(context, user),
    theftRecord(context, user),
    dayOf(context, user),
  ])
  const runs = new Set(dates.map(({ dispute, kind }) => `${dispute.id} ${kind}`))
  const ofPapers = papers.filter(({ disputeId, kind }) => !runs.has(`${disputeId} ${kind}`))
  return [...dates.map(dayOfDispute), ...ofPapers.flatMap(dayOfPaper), ...theftDays(theft, today)].toSorted(inOrderOfDays)
}

const dayOfDispute = ({ id, dispute, target, kind, due, why, citation, basis, isOver }: MemberDate): DueDay => ({
  id,
  occasion: `deadline:${dispute.id}:${target ?? 'creditor'}:${kind}:${due}`,
  disputeId: dispute.id,
  status: dispute.status,
  replyId: null,
  name: dispute.creditor,
  target,
  kind,
  due,
  task: null,
  why,
  citation,
  basis,
  isOver,
  isPractice: dispute.isPractice,
})

/** No day until the member says when the paper came. */
function dayOfPaper({ replyId, stepId, disputeId, due, title, text, why, citation, isDone, ...paper }: PaperDate): DueDay[] {
  if (due === null) return []
  const { id, name, kind } = paper
  return [
    {
      id,
      occasion: `paper:${replyId}:${stepId}:${due}:near`,
      disputeId,
      status: null,
      replyId,
      name,
      target: null,
      kind,
      due,
      task: { title, text },
      why: why ?? '',
      citation: citation ?? '',
      basis: 'delivery',
      isOver: isDone,
      isPractice: false,
    },
  ]
}
