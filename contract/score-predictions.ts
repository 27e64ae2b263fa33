import { z } from 'zod'
import { FACTORS } from '#engine/scores/score-factors.ts'
import { endpoint } from '#contract/endpoint.ts'
import { scoreAction } from '#contract/tools.ts'
import { bureau, id, instant, partialDay } from '#contract/values.ts'

/** What a score was expected to become, and what later reports of the bureau printed. */
export const scorePrediction = z
  .object({
    id: z.string(),
    bureau,
    /** The report that it was predicted from; it may be deleted since. */
    reportId: z.string(),
    /** The printed score it starts from, and its model as printed. */
    score: z.number().int(),
    scoreModel: z.string().nullable(),
    /** The predicted range. */
    low: z.number().int(),
    high: z.number().int(),
    /** What was assumed to happen, in words. */
    assumed: z.string(),
    isPractice: z.boolean(),
    madeAt: instant,
    /** Each later report of the same bureau that prints a score, oldest first. */
    outcomes: z.array(
      z.object({
        reportId: z.string(),
        reportDate: partialDay,
        score: z.number().int(),
        scoreModel: z.string().nullable(),
        /** Null where the models differ or are unknown: those scores are not compared. */
        isWithin: z.boolean().nullable(),
      }),
    ),
  })
  .meta({ id: 'ScorePrediction' })

/** The newest report of a bureau, as something to predict from. */
export const scoredReport = z.object({
  reportId: z.string(),
  bureau,
  reportDate: partialDay.nullable(),
  /** As printed; null where the report prints none, or one that is not on the scale of 300 to 850. */
  score: z.number().int().nullable(),
  scoreModel: z.string().nullable(),
  isPractice: z.boolean(),
  /** How the report fills each factor of a FICO score, by weight: our reading, no part of any score. */
  factors: z.array(
    z.object({
      factor: z.enum(FACTORS),
      /** Percent of the score, as FICO publishes it. */
      weight: z.number().int(),
      /** 0 to 100, more is better; null where the report does not print what is needed. */
      standing: z.number().int().nullable(),
      /** The weight, as far as it is filled. */
      contribution: z.number().nullable(),
      because: z.string(),
    }),
  ),
})

const call = { path: '/api/score-predictions', tag: 'tools', access: 'signed_in' } as const

export const readScorePredictions = endpoint({
  ...call,
  method: 'GET',
  summary: 'The newest report of each bureau with its printed score and the factors of a score, and what was predicted so far',
  answer: z.object({ reports: z.array(scoredReport), predictions: z.array(scorePrediction) }),
  pages: ['reports', 'predictions'],
  refusals: ['invalid', 'unauthenticated'],
})

export const keepScorePrediction = endpoint({
  ...call,
  method: 'POST',
  summary: 'Keep what the printed score of a report might become, to hold later reports against it; the same is kept once',
  body: z.object({
    reportId: id,
    /** Left out: what the improvement plan sees in reach on this report. */
    actions: z.array(scoreAction).min(1, 'Enter at least one action above 0 so we can make a prediction.').max(100).optional(),
  }),
  answer: scorePrediction,
  status: 201,
  repeats: true,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})
