import type { Endpoint } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { ownedUnderstudy, type UnderstudyRow } from '#server/features/understudies/understudy-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A rehearsal to act in: everything that the product can do, by its own clock, with nothing real in reach. */
export interface World {
  readonly context: Context
  readonly user: SignedIn
  readonly row: Owned<UnderstudyRow>
  /** Does what was sent behind the calls meanwhile. */
  settle(): Promise<void>
}

/** The world of a member's understudy; 404 for anyone else. */
export async function worldOf(context: Context, member: SignedIn, understudyId: string): Promise<World> {
  const row = await ownedUnderstudy(context, member, understudyId)
  const waiting: (() => Promise<void>)[] = []
  const inside: Context = {
    ...withoutTheRealWorld(context, row),
    jobs: {
      ...context.jobs,
      // The clock's own jobs do not look into rehearsals; what is wished here is done here.
      send: async (_tx, job, data) => void waiting.push(() => context.jobs.doNow(inside, job.name, data)),
    },
  }
  const user = await ownerOfRow(inside, understudyId)
  if (user === null) throw new Refusal('not_found')
  const settle = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await next()
      } catch (error) {
        // What wished it has happened; the next day of the rehearsal looks again.
        context.log.error(describeError(error), 'work behind a call of a rehearsal failed')
      }
    }
  }
  return { context: inside, user, row, settle }
}

/** Letters to the practice post, reports from the practice bureaus with what became of the file, no mail to anyone. */
function withoutTheRealWorld(context: Context, row: UnderstudyRow): Context {
  const { begunOn, changes, understudyId } = row
  const practiceBureaus: Context['practiceBureaus'] = {
    ...context.practiceBureaus,
    fetchReport: (person, request) => context.practiceBureaus.fetchReport(person, { ...request, history: { begunOn, changes } }),
  }
  return {
    ...context,
    now: () => instantOf(row, context.now()),
    rehearsal: { understudyId },
    bureaus: practiceBureaus,
    practiceBureaus,
    post: context.practicePost,
    // Behind the calls other members' pictures wait too: those are read in real life.
    readings: { ...context.readings, wake: () => undefined },
    replyReadings: { ...context.replyReadings, wake: () => undefined },
    email: { ...context.email, send: async () => ({ messageId: '<nothing-was-sent@rehearsal.invalid>' }) },
  }
}

/** The post has come by then: its last scan of a day is at 17:00. */
const AFTERNOON = 'T18:00:00.000Z'
const MOST_HOURS_MS = 5 * 60 * 60_000

/** The afternoon of the clock's day, and on from there as time really passes, so that what comes later is later; never past the day. */
function instantOf({ today, movedAt }: Pick<UnderstudyRow, 'today' | 'movedAt'>, realNow: string): string {
  const passed = Math.max(0, Date.parse(realNow) - Date.parse(movedAt))
  return new Date(Date.parse(`${today}${AFTERNOON}`) + Math.min(passed, MOST_HOURS_MS)).toISOString()
}

interface Entering {
  readonly understudyId: string
  readonly endpoint: Endpoint
}

/** What a member does about themselves is done in real life, and not from within a rehearsal. */
const OF_THE_MEMBER = ['accounts', 'subscriptions', 'rehearsals', 'helpers']

const NOT_HERE = 'This isn’t part of a rehearsal. Leave the rehearsal, then do it there.'

const NO_PAPERS = 'Your own documents don’t belong in a rehearsal. Its letters and reports come automatically.'

/** The world in which a call is answered that came through a rehearsal; null: in real life, for it is about the member. */
export async function enterRehearsal(
  context: Context,
  member: SignedIn,
  { understudyId, endpoint }: Entering,
): Promise<World | null> {
  const world = await worldOf(context, member, understudyId)
  const { tag, method, carries, path } = endpoint
  // Who is looking: whose part is played.
  if (OF_THE_MEMBER.includes(tag) && path !== '/api/user') {
    if (tag !== 'rehearsals' && method !== 'GET') throw new Refusal('forbidden', NOT_HERE)
    return null
  }
  // A link for calendar programs would show invented days among one's own.
  if (path === '/api/calendar-link' && method !== 'GET') throw new Refusal('forbidden', NOT_HERE)
  if (carries === 'multipart') throw new Refusal('forbidden', NO_PAPERS)
  return world
}

/** Whose part is played; the member where that rehearsal is gone. */
export async function understudyIfKept(context: Context, member: SignedIn, understudyId: string): Promise<SignedIn> {
  try {
    return (await worldOf(context, member, understudyId)).user
  } catch (error) {
    if (error instanceof Refusal) return member
    throw error
  }
}
