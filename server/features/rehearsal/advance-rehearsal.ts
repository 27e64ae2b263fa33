import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { REHEARSAL_DAYS, type advanceRehearsal as endpoint } from '#contract/rehearsals.ts'
import type { Context } from '#server/context.ts'
import { liveDay } from '#server/features/rehearsal/live-day.ts'
import { clockAnswer } from '#server/features/rehearsal/rehearsal-answer.ts'
import { ownedRehearsal, type RehearsalRow } from '#server/features/rehearsal/rehearsal-rows.ts'
import { storyOf } from '#server/features/rehearsal/story-of.ts'
import { moveClock, worldOf } from '#server/features/understudies/understudies.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { begun, tellEvents } from '#server/platform/tell-events.ts'
import { transact } from '#server/platform/transact.ts'

type RehearsedDay = z.input<typeof endpoint.answer>

/** What cannot be moved for so long is quiet. */
const MOST_QUIET_DAYS = 90

const MOST_TRIES = 5
const AGAIN_MS = 100

/**
 * Moves the clock day by day, and tells each day once all of it has happened. Whoever stops listening stops it behind the day
 * that is being lived. Two that move one clock at once: the second waits a moment for that day, then is refused.
 */
export const advanceRehearsal: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const row = await ownedRehearsal(context, user, params.id)
  const most = 'days' in body ? body.days : MOST_QUIET_DAYS
  const days = tellEvents<RehearsedDay>(async (tell, signal) => {
    const known = new Set((await storyOf(context, await worldOf(context, user, row.understudyId), row)).map(({ id }) => id))
    let last = await nextDay(context, user, { row, known })
    for (let passed = 1; passed < most && !last.isOver && !signal.aborted; passed += 1) {
      if ('until' in body && last.events.length > 0) break
      tell(last)
      last = await nextDay(context, user, { row, known })
    }
    return last
  })
  return begun(days)
}

interface Telling {
  readonly row: Owned<RehearsalRow>
  /** What was told so far. */
  readonly known: Set<string>
}

async function nextDay(context: Context, user: SignedIn, { row, known }: Telling): Promise<RehearsedDay> {
  for (let tries = 1; !(await moveByADay(context, user, row)); tries += 1) {
    if (tries === MOST_TRIES) throw new Refusal('conflict', 'The clock is already moving. Wait until it stops.')
    await wait(AGAIN_MS)
  }
  const world = await liveDay(context, user, row)
  const events = (await storyOf(context, world, row)).filter(({ id }) => !known.has(id))
  for (const { id } of events) known.add(id)
  const { today, dayNumber, isOver } = clockAnswer(world.row)
  return { today, dayNumber, isOver, events }
}

/** Whether the clock was moved; not where another call moved it just then: its last day, when that was paused. */
async function moveByADay(context: Context, user: SignedIn, { understudyId }: Owned<RehearsalRow>): Promise<boolean> {
  const before = await worldOf(context, user, understudyId)
  if (clockAnswer(before.row).isOver)
    throw new Refusal('conflict', `A rehearsal lasts ${REHEARSAL_DAYS} days, and this one has ended. Start another one.`)
  return transact(context, user, async (tx) => {
    const isMoved = (await moveClock(context, tx, before.row)) !== null
    const audit = [{ action: 'rehearsal.moved', subjectKind: 'rehearsal', subjectId: understudyId }]
    return { answer: isMoved, audit: isMoved ? audit : [] }
  })
}
