import { z } from 'zod'
import { SCORE_RANGE } from '#engine/scores/score-tone.ts'
import { endpoint } from '#contract/endpoint.ts'
import { score } from '#contract/scores.ts'
import { instant } from '#contract/values.ts'

const percent = z.number().int().min(0).max(100)

/** Score, goal and three figures in percent; null where no report prints what is needed. */
export const creditProfile = z
  .object({
    /** The newest score that a report prints or the member added; bureau disclosures print none. */
    currentScore: z.number().int().min(250).max(900).nullable(),
    /** Where that score is from; null where there is none, or where a practice report prints it. */
    scoreOrigin: score.pick({ bureau: true, model: true, day: true, source: true }).nullable(),
    targetScore: z.number().int().min(300).max(850).nullable(),
    paymentHistory: percent.nullable(),
    creditUtilization: z.number().int().min(0).nullable(),
    creditHistory: percent.nullable(),
    updatedAt: instant.nullable(),
    /** Whether the figures are those of practice reports, while there are no own reports. */
    isPractice: z.boolean(),
  })
  .meta({ id: 'CreditProfile' })

export const readCreditProfile = endpoint({
  method: 'GET',
  path: '/api/credit-profile',
  summary: 'Score, goal and the three figures computed from the accounts of the newest reports',
  tag: 'credit profile',
  access: 'signed_in',
  answer: creditProfile,
  refusals: ['unauthenticated'],
})

const GOAL_ERROR = 'Enter a score from 300 to 850'

export const targetScore = z
  .number({ error: GOAL_ERROR })
  .int(GOAL_ERROR)
  .min(SCORE_RANGE.least, GOAL_ERROR)
  .max(SCORE_RANGE.most, GOAL_ERROR)

export const setGoal = endpoint({
  method: 'PATCH',
  path: '/api/credit-profile',
  summary: 'Set the target score',
  tag: 'credit profile',
  access: 'signed_in',
  body: z.object({ targetScore }),
  answer: creditProfile,
  refusals: ['invalid', 'unauthenticated'],
})
