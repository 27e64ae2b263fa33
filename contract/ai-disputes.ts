import { z } from 'zod'
import { DISPUTE_TYPES } from '#engine/words/dispute-type.ts'
import { PRIORITIES } from '#engine/words/priority.ts'
import { analyzedLetter } from '#contract/bureaus.ts'
import { endpoint } from '#contract/endpoint.ts'
import { successBasis } from '#contract/success-basis.ts'
import { bureau, covered, customerInfo, disputeTarget, id, line, personLine, userInfo } from '#contract/values.ts'

/** The member whose data this is. Asking for anyone else's is refused. */
const ownUserId = z.union([z.string().max(200), z.number()]).nullish()

const words = (least: number) =>
  covered(z.string({ error: 'Description must be at least 10 characters' }).trim())
    .min(least, 'Description must be at least 10 characters')
    .max(2000, 'Keep it under 2,000 characters')

/** What a question is about besides its words: a dispute or an item of the user's own, where one is chosen. */
const named = { userId: ownUserId, negativeItemId: id.nullish(), disputeId: id.nullish() }

/** One matter, described. The Analyze New Dispute form. */
export const matterForm = z.object({
  creditor: covered(line(200, 'Creditor is required')).min(1, 'Creditor is required'),
  description: words(10),
})

const isSaid = (body: {
  description: string
  disputeId?: string | null | undefined
  negativeItemId?: string | null | undefined
}) => body.description.length >= 10 || Boolean(body.disputeId ?? body.negativeItemId)
/** A chosen dispute or item says by itself what is wrong. */
const UNSAID = { path: ['description'], message: 'Description must be at least 10 characters' }

/** What an estimate rests on: the published table's grade and its reasons. */
export const evidenceGrade = z.object({ level: z.enum(['low', 'medium', 'high']), reasons: z.array(z.string()) }).meta({
  id: 'EvidenceGrade',
})

const percent = z.number().int().min(0).max(100)

/** Added to every answer: what of the user's own file it rests on. */
const restsOn = {
  grade: evidenceGrade,
  /** The entries of the file that the answer is about; empty: nothing in the file matches. */
  entries: z.array(
    z.object({
      creditorName: z.string(),
      bureau,
      negativeItemId: z.string().nullable(),
      disputeId: z.string().nullable(),
      findingCount: z.number().int(),
    }),
  ),
  /** Ids of articles that explain it. */
  articleIds: z.array(z.string()),
  /** Whether the entries are of practice reports. */
  isPractice: z.boolean(),
}

const call = { method: 'POST', tag: 'AI disputes', access: 'signed_in' } as const
const refusals = ['invalid', 'unauthenticated', 'forbidden', 'not_found'] as const

export const analyzeDispute = endpoint({
  ...call,
  path: '/api/analyze-dispute',
  summary: 'What the user’s own file holds for a dispute: strategy, estimate, time, steps and law, by rules',
  body: matterForm.extend({ ...named, description: words(0) }).refine(isSaid, UNSAID),
  answer: z.object({
    strategy: z.string(),
    /** Percent, an estimate: the published table of the evidence, updated by this installation's own outcomes. */
    successProbability: percent,
    ...successBasis,
    timeframe: z.string(),
    nextSteps: z.array(z.string()),
    legalBasis: z.array(z.string()),
    ...restsOn,
  }),
  refusals,
})

/** About one matter, or with nothing named about the whole file; words about no one are neither. */
const question = z
  .object({ creditor: covered(line(200)).default(''), description: words(0).default(''), ...named })
  .refine(
    ({ creditor, description, disputeId, negativeItemId }) =>
      creditor !== '' || description === '' || Boolean(disputeId ?? negativeItemId),
    { path: ['creditor'], message: 'Creditor is required' },
  )

export const suggestDisputeStrategy = endpoint({
  ...call,
  path: '/api/suggest-dispute-strategy',
  summary: 'In which order to dispute, and how; about the whole file when nothing is named',
  body: question,
  answer: z.object({
    strategy: z.string(),
    /** Points; an estimate. */
    estimatedImpact: z.number().int(),
    timeline: z.string(),
    recommendations: z.array(z.string()),
    priorityItems: z.array(z.object({ creditor: z.string(), description: z.string() })),
    priority: z.enum(PRIORITIES),
    ...restsOn,
  }),
  refusals,
})

export const analyzeDisputeSuccess = endpoint({
  ...call,
  path: '/api/analyze-dispute-success',
  summary: 'How well disputes are documented by the user’s own file, and what would document them better',
  body: question,
  answer: z.object({
    /** Percent, an estimate: the published table of the evidence, updated by this installation's own outcomes. */
    successRate: percent,
    ...successBasis,
    insights: z.array(z.string()),
    improvements: z.array(z.string()),
    ...restsOn,
  }),
  refusals,
})

/** What every letter call answers besides the text. */
const writtenLetter = {
  /** The stored letter; null for a draft that names no item of the file and is not kept. */
  letterId: z.string().nullable(),
  negativeItemId: z.string().nullable(),
  disputeId: z.string().nullable(),
  legalBasis: z.array(z.string()),
  /** Sentences of the user's that cite what the law registry does not hold; they are not in the letter. */
  leftOut: z.array(z.string()),
  isPractice: z.boolean(),
  /** Whose words it has; the facts, the law and the requests are the rules' in any case. `consumer`: theirs since. */
  writtenBy: z.enum(['rules', 'model', 'consumer']),
}

/** The document's one kind, and those of the letter form of the tools. */
export const AI_DISPUTE_TYPES = ['inaccuracy', ...DISPUTE_TYPES] as const

export const generateAiDisputeLetter = endpoint({
  ...call,
  path: '/api/generate-ai-dispute-letter',
  summary: 'A dispute letter from the facts of the file; stored where it is about one item, else the user’s own statement',
  body: matterForm
    .extend({
      ...named,
      description: words(0),
      disputeType: z.enum(AI_DISPUTE_TYPES, { error: 'Type is required' }).default('inaccuracy'),
      /** `address` may be the whole address on one line. */
      userInfo: userInfo.extend({ accountNumber: covered(line(60)).optional() }).nullish(),
      recipient: disputeTarget.optional(),
    })
    .refine(isSaid, UNSAID),
  answer: z.object({ content: z.string(), tone: z.string(), keyPoints: z.array(z.string()), ...writtenLetter }),
  refusals: [...refusals, 'conflict', 'unproved_fact'],
})

const personalInfo = userInfo
  .extend({
    firstName: personLine(100),
    lastName: personLine(100),
    zipCode: personLine(20),
    ssn: z.string().max(11),
    dateOfBirth: z.string().max(30),
  })
  .partial()

export const aiGenerateDisputeLetter = endpoint({
  ...call,
  path: '/api/ai-generate-dispute-letter',
  summary: 'The letter about one negative item, stored; about an entry that is only described, the user’s own statement',
  body: z.object(
    {
      negativeItem: z.union(
        [
          id,
          z.object({
            id: z.union([id, z.number()]).nullish(),
            creditorName: covered(line(200)).nullish(),
            creditor: covered(line(200)).nullish(),
            description: covered(z.string().trim()).max(2000).nullish(),
            accountNumber: covered(line(60)).nullish(),
          }),
        ],
        { error: 'Choose the negative item this letter is about' },
      ),
      personalInfo: personalInfo.nullish(),
      userId: ownUserId,
    },
    { error: 'Choose the negative item this letter is about' },
  ),
  answer: z.object({ success: z.boolean(), letter: z.string(), ...writtenLetter }),
  refusals: [...refusals, 'conflict', 'unproved_fact'],
})

export const generateDisputeLetters = endpoint({
  ...call,
  path: '/api/generate-dispute-letters',
  summary: 'One stored letter for each chosen item; not doubled while unsent, rewritten until it is edited or confirmed',
  body: z.object({
    selectedItems: z
      .array(z.union([id, z.number()]), { error: 'Select at least one negative item to write a letter about.' })
      .min(1, 'Select at least one negative item to write a letter about.')
      .max(100, 'Write at most 100 letters at once.'),
    customerInfo: customerInfo.nullish(),
    userId: ownUserId,
  }),
  answer: z.object({
    letters: z.array(analyzedLetter.extend({ leftOut: z.array(z.string()) })),
  }),
  refusals: [...refusals, 'conflict'],
})
