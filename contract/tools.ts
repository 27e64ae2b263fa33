import { z } from 'zod'
import { HARMS } from '#engine/scores/published-examples.ts'
import { FACTORS } from '#engine/scores/score-factors.ts'
import { SCORE_RANGE } from '#engine/scores/score-tone.ts'
import { DISPUTE_TYPES } from '#engine/words/dispute-type.ts'
import { endpoint } from '#contract/endpoint.ts'
import { covered, line, neededLine, neededName, personLine } from '#contract/values.ts'

/** The letter form of the tools, with the documents’ words. All of it is the consumer’s own statement. */
export const disputeLetterForm = z.object({
  creditor: covered(line(200, 'Creditor is required')).min(1, 'Creditor is required'),
  description: covered(z.string({ error: 'Description is required' }).trim())
    .min(10, 'Description is required')
    .max(2000, 'Keep it under 2,000 characters'),
  type: z.enum(DISPUTE_TYPES, { error: 'Type is required' }),
  userInfo: z.object(
    {
      name: neededName(200, 'Name is required'),
      address: neededLine(200, 'Address is required'),
      city: neededLine(100, 'City is required'),
      state: neededLine(50, 'State is required'),
      zip: personLine(20, 'ZIP code is required').min(5, 'ZIP code is required'),
    },
    { error: 'We need your name and address for the letter.' },
  ),
})

export const generateDisputeLetter = endpoint({
  method: 'POST',
  path: '/api/generate-dispute-letter',
  summary: 'Compose a letter to a creditor from what the user says in the form; nothing is stored',
  tag: 'tools',
  access: 'signed_in',
  body: disputeLetterForm,
  answer: z.object({
    letter: z.string(),
    /** Sentences of the description that cite what the law registry does not hold; they are not in the letter. */
    leftOut: z.array(z.string()),
  }),
  refusals: ['invalid', 'unauthenticated', 'unproved_fact'],
})

const SCORE_ERROR = 'Enter a score from 300 to 850'
const PERCENT_ERROR = 'Enter a number from 0 to 100'

/** The figures of the simulator’s form. */
export const currentScore = z
  .number({ error: SCORE_ERROR })
  .min(SCORE_RANGE.least, SCORE_ERROR)
  .max(SCORE_RANGE.most, SCORE_ERROR)
/** Dollars. */
export const payDownAmount = z
  .number({ error: 'Enter an amount of 0 or more' })
  .min(0, 'Enter an amount of 0 or more')
  .max(1_000_000_000, 'Enter a smaller amount')
export const upToHundred = z.number({ error: PERCENT_ERROR }).min(0, PERCENT_ERROR).max(100, PERCENT_ERROR)

export const scoreAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pay_down_debt'), amount: payDownAmount }),
  /** Points that the item is thought to cost. */
  z.object({ kind: z.literal('remove_negative_item'), impact: upToHundred }),
  /** Percentage points of utilization. */
  z.object({ kind: z.literal('reduce_utilization'), reduction: upToHundred }),
  /** What goes wrong; once for each time. */
  z.object({ kind: z.enum(HARMS) }),
])
const points = z.number().int()

export const simulateScore = endpoint({
  method: 'POST',
  path: '/api/simulate-score',
  summary: 'What a score might become: an estimate by a small model of our own, not a promise',
  tag: 'tools',
  access: 'signed_in',
  body: z.object({ currentScore, actions: z.array(scoreAction).max(100) }),
  answer: z.object({
    simulatedScore: z.number(),
    /** Below 0 where what goes wrong weighs more. */
    improvement: points,
    /** Scores between which the result may lie. */
    range: z.object({ low: z.number(), high: z.number() }),
    /** Points of each action, in the order given; they add up to the improvement. */
    contributions: z.array(
      z.object({ kind: z.enum(['pay_down_debt', 'remove_negative_item', 'reduce_utilization', ...HARMS]), points }),
    ),
    /** The same by the factor of the score that is changed. */
    factors: z.array(z.object({ factor: z.enum(FACTORS), points })),
  }),
  refusals: ['invalid', 'unauthenticated'],
})
