import { z } from 'zod'
import { reply } from '#contract/answers.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, line } from '#contract/values.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

export const keepPaperLetter = endpoint({
  tag: 'answers',
  access: 'signed_in',
  method: 'POST',
  path: '/api/answers/:id/letters',
  summary: 'Keep the letter of a step of a paper, as the member filled it in: it is mailed, tracked and proved as any other',
  params: idParams,
  body: z.object({
    /** The step by its id. */
    step: line(200),
    text: z.string().trim().min(1).max(20_000),
  }),
  answer: reply,
  status: 201,
  repeats: true,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict', 'unproved_fact'],
})

export const readCoveredDebts = endpoint({
  tag: 'answers',
  access: 'signed_in',
  method: 'GET',
  path: '/api/answers/:id/covered',
  summary: 'The debts of the newest reports that a bankruptcy discharge may cover, each once with every bureau’s entry of it',
  params: idParams,
  answer: z.object({
    hasReports: z.boolean(),
    /** The copy that goes along with letters about what is covered; null while none is kept. */
    paperId: z.string().nullable(),
    debts: z.array(
      z.object({
        creditorName: z.string(),
        /** `covered`: a report says so itself; `asked`: only the member knows. */
        coverage: z.enum(['covered', 'asked']),
        /** Null where it is asked: `covered ID` or `not_covered ID` of each entry in `done` of the call that confirms the paper. */
        isCovered: z.boolean().nullable(),
        entries: z.array(
          z.object({
            id: z.string(),
            reportId: z.string(),
            accountId: z.string(),
            bureau: z.enum(BUREAUS),
            accountNumber: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  refusals: ['unauthenticated', 'not_found'],
})
