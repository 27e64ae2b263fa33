import { z } from 'zod'
import { SCORE_ORIGINS, SCORE_SOURCES } from '#engine/words/score-source.ts'
import { endpoint } from '#contract/endpoint.ts'
import { bureau, covered, day, idParams, line, partialDay } from '#contract/values.ts'

/** One score of the member: typed by them, taken from a letter, or printed on a report of theirs. */
export const score = z
  .object({
    id: z.string(),
    score: z.number().int(),
    bureau,
    /** Such as FICO Score 8; null where no one said. */
    model: z.string().nullable(),
    /** As much of the date as is known. */
    day: partialDay.nullable(),
    source: z.enum(SCORE_SOURCES),
    /** Where the member has it from, as they say. */
    from: z.enum(SCORE_ORIGINS).nullable(),
    /** The report that prints it. */
    reportId: z.string().nullable(),
  })
  .meta({ id: 'Score' })

export const listScores = endpoint({
  method: 'GET',
  path: '/api/scores',
  summary:
    'The member’s scores, newest first: typed by hand, from letters, and printed on their own reports; practice is left out',
  tag: 'credit profile',
  access: 'signed_in',
  answer: z.array(score),
  pages: 'rows',
  refusals: ['invalid', 'unauthenticated'],
})

const SCORE_ERROR = 'Enter a score from 250 to 900'

export const scoreByHand = z.object({
  score: z.number({ error: SCORE_ERROR }).int(SCORE_ERROR).min(250, SCORE_ERROR).max(900, SCORE_ERROR),
  bureau,
  model: covered(line(100)).nullish(),
  day,
  from: z.enum(SCORE_ORIGINS).nullish(),
})

export const addScore = endpoint({
  method: 'POST',
  path: '/api/scores',
  summary: 'Add a score by hand; the same bureau, model and day again corrects it',
  tag: 'credit profile',
  access: 'signed_in',
  body: scoreByHand,
  answer: score,
  status: 201,
  repeats: true,
  refusals: ['invalid', 'unauthenticated'],
})

export const removeScore = endpoint({
  method: 'DELETE',
  path: '/api/scores/:id',
  summary: 'Remove a score that was added; one that a report prints goes with its report',
  tag: 'credit profile',
  access: 'signed_in',
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'not_found'],
})
