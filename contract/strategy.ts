import { z } from 'zod'
import { GROUNDS } from '#engine/strategy/grounds.ts'
import { TURNS } from '#engine/strategy/planned-dispute.ts'
import { LETTER_KINDS } from '#engine/words/letter-type.ts'
import { restingEntry } from '#contract/analysis.ts'
import { endpoint } from '#contract/endpoint.ts'
import { bureau, day, dollars } from '#contract/values.ts'

const texts = z.array(z.string())

const entryOfFile = {
  entry: restingEntry,
  accountNumber: z.string().nullable(),
  /** The negative item that can be disputed; null for an entry that does not count against the member. */
  negativeItemId: z.string().nullable(),
  /** Its newest dispute. */
  disputeId: z.string().nullable(),
}

/** What would likely reach the company through e-OSCAR: an estimate of our own. */
const preview = z.object({
  /** A code that no public source documents is null. */
  codes: z.array(
    z.object({
      about: z.string(),
      code: z.string().nullable(),
      says: z.string().nullable(),
      source: z.string().nullable(),
      doubt: z.string().nullable(),
    }),
  ),
  line: z.string(),
  /** Why the claim could shrink to the code that names nothing; null: it should not. */
  shrinks: z.string().nullable(),
  add: texts,
})

/** One entry in the order of the whole file, with its plan. */
export const plannedDispute = z
  .object({
    ...entryOfFile,
    /** 1 is first. */
    place: z.number().int().min(1),
    turn: z.enum(TURNS),
    why: z.string(),
    ground: z.enum(GROUNDS),
    /** Points, an estimate; null where the entry does not count against the member. */
    impact: z.number().int().nullable(),
    target: z.object({
      first: bureau,
      why: z.string(),
      citations: texts,
      /** The dispute sent to the company itself. */
      direct: z.object({ isOwed: z.boolean(), why: z.string(), citation: z.string() }),
    }),
    /** The next letter; null while an answer is awaited. */
    letter: z.enum(LETTER_KINDS).nullable(),
    meter: z.object({
      level: z.enum(['low', 'medium', 'high']),
      /** An estimate by the published table. */
      percent: z.number().int().min(0).max(100),
      there: texts,
      /** Papers of the member's own that are kept here and can be enclosed. */
      kept: texts,
      /** Those that are wanted next to them. */
      missing: texts,
      missingWords: z.string(),
      lawfulIf: texts,
    }),
    clock: z.object({
      days: z.number().int(),
      longestDays: z.number().int(),
      due: day.nullable(),
      latest: day,
      words: z.string(),
      citations: texts,
    }),
    ifRefused: z.array(
      z.object({
        id: z.enum(['method_of_verification', 'direct_dispute', 'cfpb_complaint', 'dispute_statement']),
        title: z.string(),
        words: z.string(),
        citations: texts,
        letter: z.enum(LETTER_KINDS).nullable(),
      }),
    ),
    /** Null where a bureau asks no company. */
    preview: preview.nullable(),
    /** What the closing of a mortgage means for it; null while none is ahead, or once it was sent. */
    mortgage: z.object({ verdict: z.enum(['hold', 'can_end', 'no_remark']), why: z.string(), sendBy: day.nullable() }).nullable(),
  })
  .meta({ id: 'PlannedDispute' })

/** A negative entry that is not to be disputed, and why. */
export const leftAlone = z
  .object({
    ...entryOfFile,
    reason: z.enum(['nothing_found', 'question_open', 'only_a_note', 'in_dispute', 'ended']),
    why: z.string(),
  })
  .meta({ id: 'LeftAlone' })

const mortgageMode = z.object({
  closesOn: day,
  /** How many disputes wait for the closing. */
  held: z.number().int(),
  /** The dispute remarks that the reports print already. */
  remarks: z.array(
    z.object({
      ...entryOfFile,
      remark: z.string(),
      isOpen: z.boolean(),
      /** The compliance condition code; where words alone are printed, our reading of them. */
      code: z.string(),
      weight: z.enum(['counted', 'mortgage', 'shown']),
      balance: dollars.nullable(),
      canBeRemoved: z.boolean(),
      why: z.string(),
    }),
  ),
  /** What the FHA's rule counts of the fullest report. */
  counted: z.object({ total: dollars, limit: dollars, withoutBalance: z.number().int(), reaches: z.boolean() }),
  rules: z.array(z.object({ name: z.string(), says: z.string(), source: z.string() })),
})

/** The order of the whole file. */
export const strategy = z
  .object({
    disputes: z.array(plannedDispute),
    leave: z.array(leftAlone),
    /** Null while no closing is ahead. */
    mortgage: mortgageMode.nullable(),
    /** How many reports it rests on. */
    reportCount: z.number().int(),
    isPractice: z.boolean(),
  })
  .meta({ id: 'Strategy' })

export const readStrategy = endpoint({
  method: 'GET',
  path: '/api/strategy',
  summary: 'In which order to dispute the whole file, each entry with its plan, and what to leave alone',
  tag: 'strategy',
  access: 'signed_in',
  answer: strategy,
  pages: ['disputes', 'leave'],
  refusals: ['invalid', 'unauthenticated'],
})
