import { z } from 'zod'
import { evidenceGrade } from '#contract/ai-disputes.ts'
import { endpoint } from '#contract/endpoint.ts'
import { successBasis } from '#contract/success-basis.ts'
import { bureau, bytes, id } from '#contract/values.ts'

/** /ai-analysis: each step of the pipeline by itself, on the member's own file or on a bundled practice page. */
const base = { tag: 'AI analysis demo', access: 'signed_in' } as const

const field = z.object({
  /** The creditor or court; null for the person's own facts. */
  entry: z.string().nullable(),
  field: z.string(),
  /** As printed; numbers reduced to their last four digits. */
  value: z.string(),
})

export const recognisePage = endpoint({
  ...base,
  method: 'POST',
  path: '/api/ai-analysis/recognition',
  summary: 'Draw a page and recognize its text from the picture; without a report, the bundled practice page',
  body: z.object({
    reportId: id.nullish(),
    /** 1-based; left out: the page with the first finding. */
    page: z.int({ error: 'Choose a page of the report' }).min(1, 'Choose a page of the report').nullish(),
  }),
  answer: z.object({
    extractedText: z.string(),
    /** Percent: how sure the recogniser itself is, over the whole page. It is no measure of accuracy. */
    confidence: z.number().min(0).max(100),
    /** What the reader found in the page's text layer and recognition made out again at the same place. */
    detectedFields: z.object({
      personalInfo: z.array(field),
      accounts: z.array(field),
      inquiries: z.array(field),
      publicRecords: z.array(field),
    }),
    /** How many facts the reader found on the page, and how many of them recognition made out. */
    fieldCounts: z.object({ printed: z.int(), madeOut: z.int() }),
    seconds: z.number(),
    reportId: z.string().nullable(),
    page: z.int(),
    bureau,
    isPractice: z.boolean(),
  }),
  refusals: ['invalid', 'unauthenticated', 'not_found', 'too_many'],
})

/** The page that recognition reads when no report is named. */
export const readPracticePage = endpoint({
  ...base,
  method: 'GET',
  path: '/api/ai-analysis/practice-page.png',
  summary: 'The bundled practice page as a picture',
  answers: 'png',
  answer: bytes,
  refusals: ['unauthenticated'],
})

const about = z.object({ negativeItemId: id.nullish() })
/** What an answer is about. */
const subject = { creditor: z.string(), bureau, negativeItemId: z.string().nullable(), isPractice: z.boolean() }
const refusals = ['invalid', 'unauthenticated', 'not_found', 'conflict'] as const

export const predictDispute = endpoint({
  ...base,
  method: 'POST',
  path: '/api/ai-analysis/prediction',
  summary: 'The outlook of a dispute from the evidence; without an item, about the practice page’s entry',
  body: about,
  answer: z.object({
    /** Percent, an estimate: the published table of the evidence, updated by this installation's own outcomes. */
    successProbability: z.int().min(0).max(100),
    ...successBasis,
    bestStrategy: z.string(),
    /** The member's own answered disputes, or that there are none. */
    historicalPattern: z.string(),
    recommendedApproach: z.string(),
    timeframe: z.string(),
    nextSteps: z.array(z.string()),
    grade: evidenceGrade,
    ...subject,
  }),
  refusals,
})

export const writeDemoLetter = endpoint({
  ...base,
  method: 'POST',
  path: '/api/ai-analysis/letter',
  summary: 'The dispute letter about an item, stored; without one, about the practice page’s entry and not stored',
  body: about,
  answer: z.object({
    disputeLetter: z.string(),
    legalBasis: z.array(z.string()),
    strategy: z.string(),
    keyPoints: z.array(z.string()),
    /** The stored letter; null for the practice page's. */
    letterId: z.string().nullable(),
    ...subject,
  }),
  refusals,
})
