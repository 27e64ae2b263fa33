import { randomUUID } from 'node:crypto'
import { MOST_REHEARSALS, type startRehearsal as endpoint } from '#contract/rehearsals.ts'
import { REHEARSAL_CAST } from '#engine/practice/rehearsal-people.ts'
import { surprise } from '#engine/practice/rehearsal-script.ts'
import { seeded } from '#engine/practice/seed.ts'
import { REHEARSAL_PEOPLE } from '#engine/words/rehearsal-story.ts'
import { within } from '#server/context.ts'
import { rehearsals } from '#server/database/tables/rehearsal.ts'
import { castDisputes } from '#server/features/rehearsal/cast-disputes.ts'
import { rehearsalAnswer } from '#server/features/rehearsal/rehearsal-answer.ts'
import { allRehearsals, type RehearsalRow } from '#server/features/rehearsal/rehearsal-rows.ts'
import { makeWorld, unmakeWorld, worldOf } from '#server/features/understudies/understudies.ts'
import type { Context } from '#server/context.ts'
import { type Owned, owned, type SignedIn } from '#server/platform/caller.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const SURPRISES = 3

type Wish = Pick<RehearsalRow, 'person' | 'seed' | 'isSurprise' | 'isPlayedForMember'>

/** Starts on the real day: the reports are fetched and read and the disputes opened before it answers. */
export const startRehearsal: Operation<typeof endpoint> = async (context, { user, body }) => {
  const seed = randomUUID()
  const row = await written(context, user, {
    person: body.person ?? seeded(`person ${seed}`).pick(REHEARSAL_PEOPLE),
    seed,
    isSurprise: body.stories === undefined,
    isPlayedForMember: body.isPlayedForMember,
  })
  try {
    const world = await worldOf(context, user, row.understudyId)
    await castDisputes(context, world, { row, stories: body.stories ?? surprise(seed, SURPRISES) })
    return await rehearsalAnswer(context, world, row)
  } catch (error) {
    await transact(context, user, async (tx) => {
      await unmakeWorld(tx, user, row.understudyId)
      return { answer: undefined, audit: [{ action: 'rehearsal.failed', subjectKind: 'rehearsal', subjectId: row.understudyId }] }
    })
    throw error
  }
}

const written = (context: Context, user: SignedIn, wish: Wish): Promise<Owned<RehearsalRow>> =>
  transact(context, user, async (tx) => {
    await oneAtATime(tx, `rehearsals ${user.id}`)
    if ((await allRehearsals(within(context, tx), user)).length >= MOST_REHEARSALS)
      throw new Refusal('conflict', `You have ${MOST_REHEARSALS} rehearsals. Delete one, then start another.`)
    const { firstName, lastName } = REHEARSAL_CAST[wish.person]
    const { understudyId } = await makeWorld(context, tx, { member: user, name: `${firstName} ${lastName}` })
    const [row] = await tx
      .insert(rehearsals)
      .values({ ...wish, userId: user.id, understudyId, createdAt: context.now() })
      .returning()
    if (!row) throw new Error('a rehearsal could not be written')
    return {
      answer: owned(user, row),
      audit: [{ action: 'rehearsal.started', subjectKind: 'rehearsal', subjectId: understudyId }],
    }
  })
