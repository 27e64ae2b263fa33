import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { letter } from '#contract/letters.ts'
import { chain } from '#contract/timeline.ts'
import { bureau, bytes, day, idParams } from '#contract/values.ts'

const documents = {
  method: 'GET',
  tag: 'disputes',
  access: 'signed_in',
  answers: 'zip',
  answer: bytes,
  refusals: ['unauthenticated', 'not_found'],
} as const

export const readDocuments = endpoint({
  ...documents,
  path: '/api/disputes/:id/documents.zip',
  summary:
    'The documents of a dispute: its letters, the pages of the report with the entry, the proof of each sentence, an index',
  params: idParams,
})

export const readAllDocuments = endpoint({
  ...documents,
  path: '/api/disputes/documents.zip',
  summary: 'The same of every dispute, a folder each',
})

export const readChain = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/chain.json',
  summary: 'The timeline of a dispute with its chain of hashes, as a stranger can check it',
  tag: 'disputes',
  access: 'signed_in',
  params: idParams,
  savedAs: 'dispute-chain.json',
  answer: chain,
  refusals: ['unauthenticated', 'not_found'],
})

export const readPacket = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/packet.pdf',
  summary:
    'The whole case in one PDF: timeline, duties and dates, letters as mailed, proofs of delivery, answers, the pages before and after; a stranger can verify it',
  tag: 'disputes',
  access: 'signed_in',
  params: idParams,
  answers: 'pdf',
  answer: bytes,
  refusals: ['unauthenticated', 'not_found', 'conflict'],
})

/** What may follow a dispute now. Letters are written, never sent. */
export const followUp = z
  .object({
    disputeId: z.string(),
    creditor: z.string(),
    /** One for each bureau that has the dispute; one without a bureau where there is none. */
    steps: z.array(
      z.object({
        /** `prepared`: the letter is written and waits for the consumer; `wait`: not before `dueOn`; `none`: nothing to follow up. */
        kind: z.enum(['prepared', 'wait', 'none']),
        bureau: bureau.nullable(),
        /** The first day a follow-up may be written; null where no clock runs. */
        dueOn: day.nullable(),
        why: z.string(),
        citation: z.string().nullable(),
        letter: letter.nullable(),
      }),
    ),
  })
  .meta({ id: 'FollowUp' })

export const prepareFollowUp = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/follow-up',
  summary: 'Write the follow-up letters that are due; where none is, say when and why',
  tag: 'disputes',
  access: 'signed_in',
  params: idParams,
  answer: followUp,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const prepareFollowUps = endpoint({
  method: 'POST',
  path: '/api/disputes/follow-ups',
  summary: 'The same for every dispute that was sent and is not resolved',
  tag: 'disputes',
  access: 'signed_in',
  answer: z.array(followUp),
  refusals: ['invalid', 'unauthenticated', 'conflict'],
})
