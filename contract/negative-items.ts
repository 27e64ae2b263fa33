import { z } from 'zod'
import { ITEM_TYPES } from '#engine/words/item-type.ts'
import { PRIORITIES } from '#engine/words/priority.ts'
import { endpoint } from '#contract/endpoint.ts'
import { bureau, dollars, id, instant, partialDay } from '#contract/values.ts'

/** An entry that counts against the consumer, right or wrong; money in dollars. */
export const negativeItem = z
  .object({
    id: z.string(),
    creditorName: z.string(),
    description: z.string(),
    itemType: z.enum(ITEM_TYPES),
    bureau,
    /** Points; an estimate. */
    estimatedImpact: z.number().int(),
    detectedAt: instant,
    isDisputed: z.boolean(),
    disputePriority: z.enum(PRIORITIES),
    balance: dollars.nullable(),
    dateOpened: partialDay.nullable(),
    accountNumber: z.string().nullable(),
    /** `resolved` once a newer report of the same bureau no longer lists it. */
    status: z.enum(['open', 'resolved']),
    reportId: z.string(),
    accountId: z.string().nullable(),
    /** The entry of the report: an account, an inquiry or a public record; findings name it the same way. */
    subjectId: z.string(),
    disputeId: z.string().nullable(),
    isPractice: z.boolean(),
    findingCount: z.number().int(),
  })
  .meta({ id: 'NegativeItem' })

const base = {
  method: 'GET',
  tag: 'negative items',
  access: 'signed_in',
  answer: z.array(negativeItem),
} as const

export const listNegativeItems = endpoint({
  ...base,
  query: z.object({ /** Only those that this report lists. */ reportId: id.optional() }).prefault({}),
  path: '/api/negative-items',
  summary: 'The negative entries of the newest report of each bureau; also those of one report',
  pages: 'rows',
  refusals: ['invalid', 'unauthenticated'],
})

export const listNegativeItemsOfUser = endpoint({
  ...base,
  path: '/api/negative-items/:userId',
  summary: 'The same, named by user; only one’s own',
  params: z.object({ userId: id }),
  pages: 'rows',
  refusals: ['invalid', 'unauthenticated', 'forbidden'],
})
