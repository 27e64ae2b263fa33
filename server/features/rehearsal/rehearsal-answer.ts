import type { z } from 'zod'
import { REHEARSAL_DAYS, type readRehearsal } from '#contract/rehearsals.ts'
import { daysBetween, type Day } from '#engine/values/day.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { Context } from '#server/context.ts'
import { allDisputes } from '#server/features/disputes/disputes.ts'
import { allLetters } from '#server/features/letters/letters.ts'
import { LESSONS } from '#server/features/rehearsal/lessons.ts'
import { personOfRehearsal, type RehearsalRow, storiesOf } from '#server/features/rehearsal/rehearsal-rows.ts'
import { storyOf } from '#server/features/rehearsal/story-of.ts'
import type { World } from '#server/features/understudies/understudies.ts'
import type { Owned } from '#server/platform/caller.ts'

type Answer = z.input<typeof readRehearsal.answer>

/** Where the clock is. */
export function clockAnswer({ begunOn, today }: { readonly begunOn: Day; readonly today: Day }) {
  const passed = daysBetween(begunOn, today)
  return { begunOn, today, dayNumber: passed + 1, isOver: passed >= REHEARSAL_DAYS }
}

/** A story that was to be a surprise is told with the end of its dispute; its lesson then too. */
export async function rehearsalAnswer(real: Context, world: World, row: Owned<RehearsalRow>): Promise<Answer> {
  const [stories, disputes, letters, events] = await Promise.all([
    storiesOf(real, row),
    allDisputes(world.context, world.user),
    allLetters(world.context, world.user),
    storyOf(real, world, row),
  ])
  const clock = clockAnswer(world.row)
  return {
    id: row.understudyId,
    ...clock,
    person: personOfRehearsal(row),
    isPlayedForMember: row.isPlayedForMember,
    isSurprise: row.isSurprise,
    disputes: disputes.toReversed().map((dispute) => {
      const story = stories.find(({ disputeId }) => disputeId === dispute.id)?.story ?? null
      const isEnded = ENDED_STATUSES.includes(dispute.status) || clock.isOver
      return {
        id: dispute.id,
        creditor: dispute.creditor,
        bureau: dispute.bureau,
        story: row.isSurprise && !isEnded ? null : story,
        status: dispute.status,
        outcome: dispute.outcome,
        letters: letters.filter(({ disputeId, sentAt }) => disputeId === dispute.id && sentAt !== null).length,
        lesson: isEnded && story !== null ? LESSONS[story] : null,
      }
    }),
    events,
  }
}
