import { z } from 'zod'
import { STEP_PLACES } from '#engine/analysis/step-places.ts'
import { ADVICE_CATEGORIES } from '#engine/analysis/recommendation.ts'
import { PRIORITIES } from '#engine/words/priority.ts'
import { endpoint } from '#contract/endpoint.ts'
import { bureau, evidence, ignoredUserId, instant, partialDay } from '#contract/values.ts'

/** Points between which an estimate lies. */
export const pointsRange = z.object({ low: z.number().int(), high: z.number().int() }).meta({ id: 'PointsRange' })

/** An entry of a report that a sentence rests on, with its places on the page. */
export const restingEntry = z
  .object({
    reportId: z.string(),
    /** It is on an older report: the bureau's newest was not read whole and does not show it. */
    isEarlier: z.boolean(),
    bureau,
    /** Null for an inquiry or a public record. */
    accountId: z.string().nullable(),
    subjectId: z.string(),
    /** `report`: something that the report says about the member. */
    subjectKind: z.enum(['account', 'inquiry', 'public_record', 'report']),
    creditorName: z.string(),
    evidence: z.array(evidence),
  })
  .meta({ id: 'RestingEntry' })

/** What the newest reports, and entries kept from earlier ones, come to by rules. All points are estimates. */
export const creditAnalysis = z
  .object({
    id: z.string(),
    /** The newest printed score; null where no report prints one. */
    overallScore: z.number().int().nullable(),
    scoreImprovement: z.number().int(),
    scoreImprovementRange: pointsRange,
    recommendations: z.array(
      z.object({
        category: z.enum(ADVICE_CATEGORIES),
        action: z.string(),
        priority: z.enum(PRIORITIES),
        description: z.string(),
        /** Points; null where nothing honest can be said. */
        expectedImpact: z.number().int().nullable(),
        impactRange: pointsRange.nullable(),
        timeframe: z.string(),
        entries: z.array(restingEntry),
      }),
    ),
    automatedActions: z.array(z.string()),
    /** The same, with the place in the product. */
    automatedSteps: z.array(z.object({ text: z.string(), place: z.enum(STEP_PLACES) })),
    strengths: z.array(z.string()),
    riskFactors: z.array(z.string()),
    /** The reports that were looked at. */
    restsOn: z.array(z.object({ reportId: z.string(), bureau, reportDate: partialDay.nullable(), isEarlier: z.boolean() })),
    isPractice: z.boolean(),
    /** False once the reports or the disputes about them would make it say something else. */
    isCurrent: z.boolean(),
    analysedAt: instant,
  })
  .meta({ id: 'CreditAnalysis' })

export const analyseCredit = endpoint({
  method: 'POST',
  path: '/api/ai-analyze-credit',
  summary: 'Analyze the newest reports by rules; the same reports again rewrite the same analysis. 409 without a report',
  tag: 'analysis',
  access: 'signed_in',
  body: z.object({ userId: ignoredUserId }),
  answer: z.object({ success: z.literal(true), analysis: creditAnalysis }),
  refusals: ['invalid', 'unauthenticated', 'conflict'],
})

export const readAnalysis = endpoint({
  method: 'GET',
  path: '/api/ai-analysis',
  summary: 'The latest analysis; 204 while there is none',
  tag: 'analysis',
  access: 'signed_in',
  answer: creditAnalysis.nullable(),
  mayBeNothing: true,
  refusals: ['unauthenticated'],
})
