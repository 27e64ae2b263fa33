import { z } from 'zod'
import { instant } from '#contract/values.ts'

const reportPlace = z.object({ reportId: z.string(), page: z.number().int().nullable() })
const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** What an event rests on, in a form that a program can follow; each name is there where it says something. */
const eventFacts = z
  .object({
    target: z.string(),
    letterId: z.string(),
    letterType: z.string(),
    textSha256: hash,
    pdfSha256: hash,
    pages: z.number().int(),
    method: z.string(),
    trackingNumber: z.string(),
    by: z.enum(['post', 'member', 'report']),
    on: z.string(),
    expectedOn: z.string(),
    entry: z.object({ reportId: z.string(), subjectId: z.string() }),
    found: z.array(z.object({ findingId: z.string(), rule: z.string(), places: z.array(reportPlace).readonly() })).readonly(),
    from: z.string(),
    to: z.string(),
    outcome: z.string(),
    answer: z.string(),
    answerId: z.string(),
    fileSha256: hash,
    report: reportPlace,
    isListed: z.boolean(),
  })
  .partial()
  .meta({ id: 'EventFacts' })

/** One line of a dispute’s timeline; append-only, each one chained to the one before it. */
export const disputeEvent = z
  .object({
    at: instant,
    kind: z.string(),
    text: z.string(),
    /** From 1, within the dispute. */
    sequence: z.number().int(),
    /** SHA-256 over all of it and the hash of the event before; `docs/packet.md` says how. */
    hash,
    facts: eventFacts.nullable(),
  })
  .meta({ id: 'DisputeEvent' })

/** Whether the timeline is as it was written. */
export const chainState = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('unbroken'), events: z.number().int(), head: hash }),
    z.object({ kind: z.literal('broken'), sequence: z.number().int(), why: z.string() }),
  ])
  .meta({ id: 'ChainState' })

/** The whole timeline as a stranger can check it. */
export const chain = z
  .object({
    format: z.literal('errata-chain/1'),
    disputeId: z.string(),
    isPractice: z.boolean(),
    exportedAt: instant,
    state: chainState,
    events: z.array(
      // The facts as they were hashed, whatever names a later version gives them.
      disputeEvent.extend({ facts: z.record(z.string(), z.unknown()).nullable(), previousHash: hash }),
    ),
  })
  .meta({ id: 'DisputeChain' })
