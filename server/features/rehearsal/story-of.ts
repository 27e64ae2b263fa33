import type { Rehearsal } from '#contract/rehearsals.ts'
import { counted } from '#engine/values/counted.ts'
import { daysBetween, type Day, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES, type DisputeTarget } from '#engine/words/bureau.ts'
import { newsOf } from '#server/features/notifications/notifications.ts'
import type { ActRow, RehearsalRow } from '#server/features/rehearsal/rehearsal-rows.ts'
import { allActs } from '#server/features/rehearsal/rehearsal-rows.ts'
import type { World } from '#server/features/understudies/understudies.ts'
import { allDisputes, type DisputeRow } from '#server/features/disputes/disputes.ts'
import type { Context } from '#server/context.ts'
import type { Owned } from '#server/platform/caller.ts'

type StoryEvent = Rehearsal['events'][number]

/** What happened so far, day by day: what the bureaus did, and what the member was told about it. */
export async function storyOf(real: Context, world: World, row: Owned<RehearsalRow>): Promise<StoryEvent[]> {
  const [acts, news, disputes] = await Promise.all([
    allActs(real, row),
    newsOf(world.context, world.user),
    allDisputes(world.context, world.user),
  ])
  const { begunOn } = world.row
  const told = [
    ...news.map(
      (one): StoryEvent => ({
        ...base(begunOn, one.createdAt.slice(0, 10)),
        id: one.id,
        kind: 'news',
        title: one.title,
        text: one.message,
        why: null,
        disputeId: one.disputeId,
      }),
    ),
    ...acts.flatMap((act): StoryEvent[] => {
      const dispute = disputes.find(({ id }) => id === act.disputeId)
      return act.doneAt === null || act.kind === 'none' || !dispute
        ? []
        : [{ ...base(begunOn, act.onDay), ...wordsOf(act, dispute) }]
    }),
  ]
  const first: StoryEvent = { ...base(begunOn, begunOn), id: 'begun', kind: 'begun', disputeId: null, ...BEGUN }
  return [first, ...inOrder(told)]
}

const BEGUN = {
  title: 'The rehearsal begins',
  text: 'We asked each practice bureau for a report and read it. We dispute the errors with the bureau that lists them.',
  why: 'A dispute starts with an account the report itself shows is wrong.',
}

const base = (begunOn: Day, on: Day): Pick<StoryEvent, 'on' | 'dayNumber'> => ({ on, dayNumber: daysBetween(begunOn, on) + 1 })

/** Of one day: what came, then what it means. */
const RANK: Readonly<Record<StoryEvent['kind'], number>> = { begun: 0, reply: 1, report: 1, news: 2, letter: 3 }
const inOrder = (events: readonly StoryEvent[]): StoryEvent[] =>
  events.toSorted((a, b) => (a.on === b.on ? RANK[a.kind] - RANK[b.kind] : a.on < b.on ? -1 : 1))

const nameOf = (target: DisputeTarget | null | undefined): string =>
  target === null || target === undefined || target === 'creditor' ? 'The bureau' : BUREAU_NAMES[target]

function wordsOf(act: ActRow, dispute: DisputeRow): Pick<StoryEvent, 'id' | 'kind' | 'title' | 'text' | 'why' | 'disputeId'> {
  const name = nameOf(dispute.bureau)
  const common = { id: `act-${act.sequence}`, disputeId: dispute.id }
  if (act.kind === 'reply') {
    const took = act.decidedOn === null ? 0 : daysBetween(act.decidedOn, act.onDay)
    return {
      ...common,
      kind: 'reply',
      title: `A letter from ${name}`,
      text: `${name} answered the letter about ${dispute.creditor}.`,
      why:
        act.decidedOn === null
          ? null
          : `It’s dated ${writeDay(act.decidedOn)} and was ${counted(took, 'day')} in the mail. A bureau has 30 days from the day it received the dispute, and five more business days to send the results.`,
    }
  }
  return {
    ...common,
    kind: 'report',
    title: `A new report from ${name}`,
    text: `We read the report and compared it with what ${name} had said about ${dispute.creditor}.`,
    why: 'Only the next report shows if a bureau did what it said.',
  }
}
