import { z } from 'zod'
import { DISPUTE_STATUSES, OUTCOMES } from '#engine/words/dispute-status.ts'
import { REHEARSAL_PEOPLE, REHEARSAL_STORIES } from '#engine/words/rehearsal-story.ts'
import { endpoint } from '#contract/endpoint.ts'
import { bureau, day, id } from '#contract/values.ts'

/** So many days a rehearsal lasts at most. */
export const REHEARSAL_DAYS = 180
/** So many disputes it has at most, and so many rehearsals a member. */
export const MOST_STORIES = 5
export const MOST_REHEARSALS = 5
const MOST_DAYS_AT_ONCE = 90

const rehearsals = { tag: 'rehearsals', access: 'signed_in' } as const
const rehearsalParams = z.object({ id })

/** One line of the story. */
const rehearsalEvent = z.object({
  id: z.string(),
  /** The day of the clock it happened on, and how many days after the first that is. */
  on: day,
  dayNumber: z.number().int(),
  kind: z.enum(['begun', 'news', 'reply', 'report', 'letter']),
  title: z.string(),
  text: z.string(),
  /** Why it came on this day; null where that goes without saying. */
  why: z.string().nullable(),
  /** The dispute it is about; null: none in particular. */
  disputeId: z.string().nullable(),
})

/** Where the clock is. */
const clock = {
  id: z.string(),
  begunOn: day,
  today: day,
  /** 1 on the first day. */
  dayNumber: z.number().int(),
  isOver: z.boolean(),
}

const rehearsal = z
  .object({
    ...clock,
    person: z.string(),
    /** Whether Errata does the member’s part too: letters are mailed and followed up as they fall due. */
    isPlayedForMember: z.boolean(),
    /** Whether the bureaus’ answers were drawn at random; then they show only once they come. */
    isSurprise: z.boolean(),
    disputes: z.array(
      z.object({
        id: z.string(),
        creditor: z.string(),
        bureau: bureau.nullable(),
        /** What the bureau does; null while that is to be a surprise. */
        story: z.enum(REHEARSAL_STORIES).nullable(),
        status: z.enum(DISPUTE_STATUSES),
        outcome: z.enum(OUTCOMES),
        letters: z.number().int(),
        /** What this story shows, told once it is over. */
        lesson: z.string().nullable(),
      }),
    ),
    /** Oldest first. */
    events: z.array(rehearsalEvent),
  })
  .meta({ id: 'Rehearsal' })
export type Rehearsal = z.infer<typeof rehearsal>

export const listRehearsals = endpoint({
  ...rehearsals,
  method: 'GET',
  path: '/api/rehearsals',
  summary: 'The rehearsals of the member, newest first',
  pages: 'rows',
  answer: z.array(z.object({ ...clock, person: z.string(), disputes: z.number().int(), resolved: z.number().int() })),
  refusals: ['invalid', 'unauthenticated'],
})

export const startRehearsal = endpoint({
  ...rehearsals,
  method: 'POST',
  path: '/api/rehearsals',
  summary: 'Start a rehearsal: an invented person, practice reports, and a dispute for each story, on a clock of its own',
  body: z.object({
    /** Absent: anyone. */
    person: z.enum(REHEARSAL_PEOPLE).optional(),
    /** What the bureaus shall do, one dispute each; absent: three, drawn by lot. */
    stories: z.array(z.enum(REHEARSAL_STORIES)).min(1, 'Choose at least one story').max(MOST_STORIES).optional(),
    isPlayedForMember: z.boolean().default(true),
  }),
  answer: rehearsal,
  status: 201,
  refusals: ['invalid', 'unauthenticated', 'conflict'],
})

export const readRehearsal = endpoint({
  ...rehearsals,
  method: 'GET',
  path: '/api/rehearsals/:id',
  summary: 'One rehearsal: its clock, its disputes, and what happened so far',
  params: rehearsalParams,
  answer: rehearsal,
  pages: ['disputes', 'events'],
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})

export const advanceRehearsal = endpoint({
  ...rehearsals,
  method: 'POST',
  path: '/api/rehearsals/:id/advance',
  summary: 'Move the clock of a rehearsal: each day is told when all of it has happened; whoever stops listening stops it there',
  params: rehearsalParams,
  body: z.union([
    z.object({ days: z.number().int().min(1).max(MOST_DAYS_AT_ONCE) }),
    z.object({ until: z.literal('next_event') }),
  ]),
  answers: 'events',
  answer: z
    .object({ today: day, dayNumber: z.number().int(), isOver: z.boolean(), events: z.array(rehearsalEvent) })
    .meta({ id: 'RehearsedDay' }),
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const endRehearsal = endpoint({
  ...rehearsals,
  method: 'DELETE',
  path: '/api/rehearsals/:id',
  summary: 'Delete a rehearsal with everything in it',
  params: rehearsalParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'not_found'],
})
